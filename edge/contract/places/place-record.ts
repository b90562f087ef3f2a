import * as v from 'valibot';
import { openingHours, timeZone } from '#edge/contract/hours-schema.ts';
import { everyLanguage, type RecordOf } from '#edge/contract/sync/record-schema.ts';

/** An experience centre, dealer or service point as `sync` sends it and the device keeps it. */
export const placeRecord = v.object({
  id: v.string(),
  /** `EXPERIENCE_CENTER`, `DEALER` or `SERVICE_POINT`. */
  type: v.string(),
  location: v.string(),
  address1: v.string(),
  address2: v.nullable(v.string()),
  city: v.string(),
  state: v.string(),
  zipCode: v.nullable(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  timeZone,
  upcoming: v.boolean(),
  /** Of an upcoming place, once the day is known; epoch ms. */
  opensAt: v.nullable(v.number()),
  dealerId: v.string(),
  dealerSlug: v.string(),
  phone: v.nullable(v.string()),
  whatsapp: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  gallery: v.array(v.object({ name: v.string(), url: v.string() })),
  descriptions: everyLanguage(v.string()),
  sales: v.boolean(),
  services: v.boolean(),
  sparePart: v.boolean(),
  testRide: v.boolean(),
  /** `null` where nobody knows, or the place does not offer it. */
  hoursForSales: v.nullable(openingHours),
  hoursForService: v.nullable(openingHours),
  charging: v.nullable(
    v.object({
      slotAvailability: v.number(),
      /** Product slugs. */
      availableFor: v.array(v.string()),
      chargingHours: v.nullable(openingHours),
      facility: v.array(v.string()),
    }),
  ),
  isDemo: v.boolean(),
});

export type PlaceRecord = RecordOf<typeof placeRecord>;
