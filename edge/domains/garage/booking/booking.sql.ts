import { and, asc, eq, gt, gte, lt, lte, ne, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import { serviceRecord } from '#db/schema/garage.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { place } from '#db/schema/places.ts';
import { BOOKING_EFFECTS, bookingMachine } from '#edge/contract/garage/booking-machine.ts';
import { BOOKING } from '#edge/contract/garage/service-slots.ts';
import { limitOf } from '#edge/platform/write/limit.ts';
import { createMover } from '#edge/platform/write/mover.ts';

/** A workshop that takes appointments. */
export const workshop = prepare(
  build
    .select({
      id: place.id,
      location: place.location,
      timeZone: place.timeZone,
      hours: place.hoursForService,
    })
    .from(place)
    .where(
      and(
        eq(place.dealerSlug, p('dealerSlug')),
        eq(place.isActive, true),
        eq(place.services, true),
        eq(place.upcoming, false),
      ),
    ),
);

const booked = eq(serviceBooking.status, 'BOOKED');

export const takenSeats = prepare(
  build
    .select({ slotAt: serviceBooking.slotAt, seat: serviceBooking.seat })
    .from(serviceBooking)
    .innerJoin(place, eq(place.id, serviceBooking.placeId))
    .where(
      and(
        booked,
        eq(place.dealerSlug, p('dealerSlug')),
        gte(serviceBooking.slotAt, p('from')),
        lt(serviceBooking.slotAt, p('to')),
      ),
    )
    .orderBy(asc(serviceBooking.slotAt), asc(serviceBooking.seat)),
);

export const bookingById = prepare(
  build
    .select()
    .from(serviceBooking)
    .where(eq(serviceBooking.id, p('id'))),
);

/** Appointments of a motorcycle that lie ahead. */
export const openBookings = limitOf<{ vehicleId: string; now: number }>(
  sql`SELECT count(*) FROM service_booking
    WHERE vehicle_id = ${p('vehicleId')} AND status = 'BOOKED' AND slot_at > ${p('now')}`,
);

/** An appointment and where it is. */
export const bookingWithPlace = prepare(
  build
    .select({
      booking: serviceBooking,
      dealerSlug: place.dealerSlug,
      timeZone: place.timeZone,
      hours: place.hoursForService,
    })
    .from(serviceBooking)
    .innerJoin(place, eq(place.id, serviceBooking.placeId))
    .where(eq(serviceBooking.id, p('id'))),
);

/** With every change that a dialog of the workshop has to know of. */
export const nextVersion = sql`${serviceBooking.version} + 1`;

/** Moves an appointment that is still where it was seen; a bench taken meanwhile ends the batch. */
export const moveBooking = (move: {
  readonly id: string;
  readonly customerId: string;
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  readonly now: number;
}): Query<unknown> =>
  query(
    build
      .update(serviceBooking)
      .set({ slotAt: move.to, seat: move.seat, version: nextVersion })
      .where(
        and(
          eq(serviceBooking.id, move.id),
          eq(serviceBooking.customerId, move.customerId),
          booked,
          eq(serviceBooking.slotAt, move.from),
          gt(serviceBooking.slotAt, move.now),
        ),
      ),
  );

export const moveRecord = (id: string, to: number): Query<unknown> =>
  query(build.update(serviceRecord).set({ servicedAt: to }).where(eq(serviceRecord.id, id)));

export const bookingMover = createMover(bookingMachine, {
  table: serviceBooking,
  id: serviceBooking.id,
  columnsOf: (state) => ({
    status: state === 'MISSED' ? ('CANCELLED' as const) : state,
    missed: state === 'MISSED',
  }),
});

interface Seat {
  readonly placeId: string;
  readonly slotAt: number;
  readonly seat: number;
}

/**
 * Stops the batch where somebody has the bench already. The unique index says so, too, but only after the order
 * that pays was written: of fifty who come at once each would keep the store busy with one for nothing.
 */
export const holdSeat = prepareRaw<Seat, unknown>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS (SELECT 1 FROM service_booking
    WHERE place_id = ${p('placeId')} AND slot_at = ${p('slotAt')} AND seat = ${p('seat')} AND status = 'BOOKED')`,
  () => undefined,
);

/** The appointment, and its line in the motorcycle's history, which brings it to the owner's devices. */
export const insertBooking = (
  row: Omit<typeof serviceBooking.$inferInsert, 'status' | 'missed'>,
  record: typeof serviceRecord.$inferInsert,
): readonly Query<unknown>[] =>
  bookingMover.insert('book', row, {
    [BOOKING_EFFECTS.history]: [query(build.insert(serviceRecord).values(record))],
  });

/** Writes down that appointments are over of which the workshop has said nothing, and still may: no new version. */
export const completeAll = (now: number): Query<unknown> =>
  bookingMover.moveAll(
    'complete',
    lte(serviceBooking.slotAt, now - BOOKING.slotMs - BOOKING.workshopMs),
  );

export const forgetRecord = (id: string): Query<unknown> =>
  query(build.delete(serviceRecord).where(eq(serviceRecord.id, id)));

/** The appointment that an order pays for, unless the workshop has the motorcycle already. */
export const endAppointment = (orderId: string): readonly Query<unknown>[] => {
  const its = and(
    eq(serviceBooking.orderId, orderId),
    sql`exists (select 1 from service_record r where r.id = ${serviceBooking.id} and r.status = 'BOOKED')`,
  );
  return [
    bookingMover.moveAll('cancel', its, { version: nextVersion }),
    query(
      build.delete(serviceRecord).where(
        and(
          eq(serviceRecord.status, 'BOOKED'),
          sql`${serviceRecord.id} in ${build
            .select({ id: serviceBooking.id })
            .from(serviceBooking)
            .where(
              and(eq(serviceBooking.orderId, orderId), eq(serviceBooking.status, 'CANCELLED')),
            )}`,
        ),
      ),
    ),
  ];
};

/** Appointments of everybody but its new owner for a motorcycle that changes hands; their records go first. */
export const dropBookings = (
  vehicleId: string,
  newOwnerId: string,
  now: number,
): Query<unknown>[] => {
  const theirs = and(
    eq(serviceBooking.vehicleId, vehicleId),
    ne(serviceBooking.customerId, newOwnerId),
    gt(serviceBooking.slotAt, now),
  );
  const ids = build
    .select({ id: serviceBooking.id })
    .from(serviceBooking)
    .where(and(booked, theirs));
  return [
    query(build.delete(serviceRecord).where(sql`${serviceRecord.id} in ${ids}`)),
    bookingMover.moveAll('handOver', theirs, { version: nextVersion }),
  ];
};
