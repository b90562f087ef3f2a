import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, rupiah } from '#db/columns.ts';
import { customer } from './account.ts';
import { battery, vehicle } from './garage.ts';

/** Used motorcycles and batteries; edge/contract/listings/machine.ts says what may follow a status. */
export const listing = sqliteTable(
  'listing',
  {
    /** Made on the device; the address of the public page, which tells nothing of the thing itself. */
    id: id(),
    /** One of the two is set. */
    vehicleId: text('vehicle_id').references(() => vehicle.id),
    batteryId: text('battery_id').references(() => battery.id),
    ownerId: text('owner_id')
      .notNull()
      .references(() => customer.id),
    status: text('status', {
      enum: ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'WITHDRAWN', 'EXPIRED'],
    }).notNull(),
    priceIdr: rupiah('price_idr'),
    negotiable: flag('negotiable').notNull(),
    areaCode: text('area_code'),
    city: text('city'),
    description: text('description').notNull(),
    /** The owner wants buyers to see the phone number of the account. */
    showPhone: flag('show_phone').notNull(),
    /** Grades by item of the checklist, as the owner says. */
    condition: json<Readonly<Record<string, string>>>('condition').notNull(),
    accident: text('accident', { enum: ['NONE', 'MINOR', 'MAJOR'] }),
    faults: text('faults').notNull(),
    /** Kilometres on a full charge, as the owner says. */
    rangeKm: integer('range_km'),
    /** Ids of uploads that belong to it, in the order buyers see them. */
    photoIds: json<readonly string[]>('photo_ids').notNull().default([]),
    /** Names the last write of its owner, made with it; what the next one assumes. */
    saveId: text('save_id').notNull(),
    publishedAt: moment('published_at'),
    expiresAt: moment('expires_at'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by', { enum: ['owner', 'transfer'] }),
    /** Staff took it off the site after reports; the owner's moves do not bring it back. */
    hiddenAt: moment('hidden_at'),
    hiddenBy: text('hidden_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('listing_owner').on(t.ownerId),
    // One open listing of a thing, however many devices begin one.
    uniqueIndex('listing_open_vehicle')
      .on(t.vehicleId)
      .where(sql`${t.status} in ('DRAFT', 'PUBLISHED', 'RESERVED')`),
    uniqueIndex('listing_open_battery')
      .on(t.batteryId)
      .where(sql`${t.status} in ('DRAFT', 'PUBLISHED', 'RESERVED')`),
    index('listing_expiry').on(t.expiresAt).where(sql`${t.status} in ('PUBLISHED', 'RESERVED')`),
    check('listing_one_thing', sql`(${t.vehicleId} is null) <> (${t.batteryId} is null)`),
    check('listing_price', sql`${t.priceIdr} > 0`),
  ],
);

/** What somebody who wants to buy wrote; the owner alone reads it, and for a limited time. */
export const listingEnquiry = sqliteTable(
  'listing_enquiry',
  {
    /** Made on the device with the message. */
    id: id(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listing.id),
    name: text('name').notNull(),
    /** E.164. */
    phoneNumber: text('phone_number').notNull(),
    message: text('message').notNull(),
    locale: text('locale').notNull(),
    customerId: text('customer_id'),
    /** Network of the connection (IPv4 /24, IPv6 /48). */
    network: text('network').notNull(),
    /** When the person agreed that the owner gets the details (UU 27/2022, article 20). */
    consentAt: moment('consent_at').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('listing_enquiry_listing').on(t.listingId, t.createdAt),
    index('listing_enquiry_network').on(t.network, t.createdAt),
    index('listing_enquiry_phone').on(t.phoneNumber, t.createdAt),
  ],
);

/** Somebody says that a listing is not what it should be. Read by staff, never shown. */
export const listingReport = sqliteTable(
  'listing_report',
  {
    /** Made on the device. */
    id: id(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listing.id),
    reason: text('reason', {
      enum: ['FRAUD', 'NOT_THE_OWNER', 'WRONG_DATA', 'OFFENSIVE', 'OTHER'],
    }).notNull(),
    note: text('note').notNull(),
    customerId: text('customer_id'),
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
    /** What staff made of it; until then it waits at their desk. */
    handledAt: moment('handled_at'),
    handledBy: text('handled_by'),
    verdict: text('verdict', { enum: ['HIDE', 'CLEAR'] }),
  },
  (t) => [
    index('listing_report_listing').on(t.listingId, t.createdAt),
    index('listing_report_open').on(t.listingId).where(sql`${t.handledAt} is null`),
    index('listing_report_waiting').on(t.createdAt).where(sql`${t.handledAt} is null`),
  ],
);
