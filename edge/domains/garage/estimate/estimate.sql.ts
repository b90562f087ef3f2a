import { and, eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import { serviceRecord, vehicle } from '#db/schema/garage.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { serviceEstimate } from '#db/schema/garage-estimate.ts';
import { customerOrder } from '#db/schema/orders.ts';
import { place } from '#db/schema/places.ts';
import { ESTIMATE_EFFECTS, estimateMachine } from '#edge/contract/garage/estimate-machine.ts';
import { nextVersion } from '#edge/domains/garage/booking/booking.sql.ts';
import { createMover } from '#edge/platform/write/mover.ts';

/** Of a row of `service_booking`: the id of the price that counts, which the workshop has not replaced. */
export const LATEST_ESTIMATE = sql`(SELECT e.id FROM service_estimate e
  WHERE e.booking_id = service_booking.id AND e.state <> 'REPLACED'
  ORDER BY e.stated_at DESC, e.id DESC LIMIT 1)`;

/** An appointment with what decides whether the workshop may state a price for it. */
export const bookingToPrice = prepare(
  build
    .select({
      booking: serviceBooking,
      record: serviceRecord.status,
      orderState: customerOrder.state,
      estimate: serviceEstimate,
    })
    .from(serviceBooking)
    .leftJoin(serviceRecord, eq(serviceRecord.id, serviceBooking.id))
    .leftJoin(customerOrder, eq(customerOrder.id, serviceBooking.orderId))
    .leftJoin(serviceEstimate, eq(serviceEstimate.id, LATEST_ESTIMATE))
    .where(eq(serviceBooking.id, p('id'))),
);

export const countEstimates = prepareRaw<{ id: string }, number>(
  sql`SELECT count(*) AS n FROM service_estimate WHERE booking_id = ${p('id')}`,
  ({ rows }) => Number(rows[0]?.n),
);

/** A price with the appointment it is for. */
export const estimateById = prepare(
  build
    .select({
      estimate: serviceEstimate,
      customerId: serviceBooking.customerId,
      kind: serviceBooking.kind,
      vin: vehicle.vin,
      dealerSlug: place.dealerSlug,
    })
    .from(serviceEstimate)
    .innerJoin(serviceBooking, eq(serviceBooking.id, serviceEstimate.bookingId))
    .innerJoin(vehicle, eq(vehicle.id, serviceBooking.vehicleId))
    .innerJoin(place, eq(place.id, serviceBooking.placeId))
    .where(eq(serviceEstimate.id, p('id'))),
);

const estimateMover = createMover(estimateMachine, {
  table: serviceEstimate,
  id: serviceEstimate.id,
  columnsOf: (state) => ({ state }),
});

/** Nothing pays for the appointment: there never was an order, or it has ended. */
const unpaid = sql`(${serviceBooking.orderId} IS NULL OR EXISTS (SELECT 1 FROM customer_order o
  WHERE o.id = ${serviceBooking.orderId} AND o.state = 'CANCELLED'))`;

type Stated = Omit<typeof serviceEstimate.$inferInsert, 'state'>;

/** A price that waits for the rider's answer, in place of one that still does. */
export const insertEstimate = (row: Stated, version: number): readonly Query<unknown>[] => [
  query(
    build
      .update(serviceBooking)
      .set({ version: nextVersion })
      .where(
        and(eq(serviceBooking.id, row.bookingId), eq(serviceBooking.version, version), unpaid),
      ),
  ),
  assertOneChanged,
  estimateMover.moveAll('replace', eq(serviceEstimate.bookingId, row.bookingId)),
  ...estimateMover.insert('state', row),
];

interface Answered {
  readonly id: string;
  readonly bookingId: string;
  readonly now: number;
}

/** The rider agrees: the appointment is paid with an order from now on. */
export const acceptEstimate = (
  { id, bookingId, now }: Answered,
  orderId: string,
  order: readonly Query<unknown>[],
): readonly Query<unknown>[] =>
  estimateMover.move('accept', {
    id,
    set: { answeredAt: now, orderId },
    effects: {
      [ESTIMATE_EFFECTS.order]: [
        query(
          build
            .update(serviceBooking)
            .set({ orderId, version: nextVersion })
            .where(and(eq(serviceBooking.id, bookingId), unpaid)),
        ),
        assertOneChanged,
        ...order,
      ],
    },
  });

export const declineEstimate = ({ id, now }: Answered): readonly Query<unknown>[] =>
  estimateMover.move('decline', { id, set: { answeredAt: now } });
