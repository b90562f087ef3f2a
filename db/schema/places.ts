import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';
import type { Text } from '#edge/contract/locale.ts';
import type { HoursColumn, PictureColumn } from './stations-columns.ts';

export interface PlaceChargingColumn {
  readonly slotAvailability: number;
  /** Product slugs that may charge there. */
  readonly availableFor: readonly string[];
  readonly chargingHours: HoursColumn | null;
  readonly facility: readonly string[];
}

/** Experience centres, dealers and service points. */
export const place = sqliteTable(
  'place',
  {
    id: id(),
    /** `EXPERIENCE_CENTER`, `DEALER` or `SERVICE_POINT`. */
    type: text('type').notNull(),
    location: text('location').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    zipCode: text('zip_code'),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    timeZone: text('time_zone').notNull(),
    isActive: flag('is_active').notNull().default(true),
    /** Announced, not open yet; `opensAt` when the day is known. */
    upcoming: flag('upcoming').notNull().default(false),
    opensAt: moment('opens_at'),
    dealerId: text('dealer_id').notNull(),
    dealerSlug: text('dealer_slug').notNull().unique(),
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    imageUrl: text('image_url'),
    gallery: json<readonly PictureColumn[]>('gallery').notNull().default([]),
    descriptions: json<Text>('descriptions').notNull(),
    sales: flag('sales').notNull(),
    services: flag('services').notNull(),
    sparePart: flag('spare_part').notNull(),
    testRide: flag('test_ride').notNull(),
    hoursForSales: json<HoursColumn>('hours_for_sales'),
    hoursForService: json<HoursColumn>('hours_for_service'),
    /** Counts what staff change of its hours. */
    hoursVersion: integer('hours_version').notNull().default(1),
    charging: json<PlaceChargingColumn>('charging'),
    isDemo: flag('is_demo').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('place_city').on(t.city)],
);

/** Cities and districts of a province, read as a whole; a line is `edge/contract/places/region.ts`. */
export const provinceRegions = sqliteTable('province_regions', {
  /** The ministry's code, two digits. */
  provinceId: text('province_id').primaryKey(),
  cities: json<readonly string[]>('cities').notNull(),
});
