import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';
import { customer } from './account.ts';
import { vehicle } from './garage.ts';

/** Once accepted, a guest may ride and see a vehicle from `loanStartAt` to `loanEndAt`, unless revoked. */
export const vehicleShare = sqliteTable(
  'vehicle_share',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    ownerId: text('owner_id')
      .notNull()
      .references(() => customer.id),
    guestId: text('guest_id')
      .notNull()
      .references(() => customer.id),
    loanStartAt: moment('loan_start_at').notNull(),
    loanEndAt: moment('loan_end_at').notNull(),
    /** When the guest took it; an offer until then. */
    acceptedAt: moment('accepted_at'),
    /** Until when it can be accepted. */
    offerUntilAt: moment('offer_until_at'),
    /** Waits for the guest's answer; by the columns alone, the clock may say otherwise. */
    isOffer: flag('is_offer').generatedAlwaysAs(sql`accepted_at IS NULL AND revoked_at IS NULL`, {
      mode: 'virtual',
    }),
    /** Set until the feed may tell the guest's devices (24 h before the start); then null. */
    pendingUntilAt: moment('pending_until_at'),
    revokedAt: moment('revoked_at'),
    /** Who or what ended it; `time` when its term was over. */
    endedBy: text('ended_by', { enum: ['owner', 'guest', 'time', 'transfer'] }),
    /** Names one ending by a person, made where they ended it; what a later loan assumes to be the last. */
    endingId: text('ending_id'),
    /** Place among the riders of the vehicle, taken while the loan is not over. */
    slot: integer('slot'),
    /** What the guest may see besides what riding needs. */
    allows: json<readonly ('BATTERY' | 'COVER')[]>('allows')
      .notNull()
      .default(sql`'["BATTERY","COVER"]'`),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('vehicle_share_vehicle').on(t.vehicleId),
    index('vehicle_share_guest').on(t.guestId),
    index('vehicle_share_owner').on(t.ownerId),
    uniqueIndex('vehicle_share_slot').on(t.vehicleId, t.slot).where(sql`${t.revokedAt} is null`),
    check('vehicle_share_times', sql`${t.loanEndAt} > ${t.loanStartAt}`),
    check('vehicle_share_not_self', sql`${t.guestId} <> ${t.ownerId}`),
  ],
);
