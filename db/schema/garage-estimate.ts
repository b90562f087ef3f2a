import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, json, moment, rupiah } from '#db/columns.ts';
import { serviceBooking } from './garage-booking.ts';

/** A piece of work or a part as the workshop named and priced it, with tax. */
interface EstimateLine {
  readonly name: string;
  readonly priceIdr: number;
}

/** What the workshop takes for an appointment that had no price before somebody looked. */
export const serviceEstimate = sqliteTable(
  'service_estimate',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => serviceBooking.id),
    lines: json<readonly EstimateLine[]>('lines').notNull(),
    totalIdr: rupiah('total_idr').notNull(),
    /** Moves by edge/contract/garage/estimate-machine.ts. */
    state: text('state', { enum: ['STATED', 'ACCEPTED', 'DECLINED', 'REPLACED'] }).notNull(),
    statedAt: moment('stated_at').notNull(),
    answeredAt: moment('answered_at'),
    /** The order it is paid with; null until it was accepted. */
    orderId: text('order_id').unique(),
  },
  (t) => [
    // Two who state a price at once leave one that waits for an answer.
    uniqueIndex('service_estimate_stated').on(t.bookingId).where(sql`${t.state} = 'STATED'`),
    index('service_estimate_booking').on(t.bookingId, t.statedAt),
    check('service_estimate_total', sql`${t.totalIdr} > 0`),
  ],
);
