import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { serviceRecord, vehicle } from '#db/schema/garage.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { serviceEstimate } from '#db/schema/garage-estimate.ts';
import { customerOrder } from '#db/schema/orders.ts';
import { place } from '#db/schema/places.ts';
import { BOOKING_EFFECTS } from '#edge/contract/garage/booking-machine.ts';
import { WORKSHOP } from '#edge/contract/garage/workshop.ts';
import {
  bookingMover,
  forgetRecord,
  nextVersion,
} from '#edge/domains/garage/booking/booking.sql.ts';
import { LATEST_ESTIMATE } from '#edge/domains/garage/estimate/estimate.sql.ts';

const appointments = build
  .select({
    booking: serviceBooking,
    record: serviceRecord.status,
    recordType: serviceRecord.type,
    recordOdometerKm: serviceRecord.odometerKm,
    vehicleId: vehicle.id,
    vin: vehicle.vin,
    plate: vehicle.registrationPlate,
    generation: vehicle.generation,
    odometerKm: vehicle.odometerKm,
    name: customer.name,
    phoneNumber: customer.phoneNumber,
    timeZone: place.timeZone,
    priceIdr: customerOrder.totalIdr,
    orderState: customerOrder.state,
    estimate: serviceEstimate,
  })
  .from(serviceBooking)
  .innerJoin(place, eq(place.id, serviceBooking.placeId))
  .innerJoin(vehicle, eq(vehicle.id, serviceBooking.vehicleId))
  .innerJoin(customer, eq(customer.id, serviceBooking.customerId))
  .leftJoin(serviceRecord, eq(serviceRecord.id, serviceBooking.id))
  .leftJoin(customerOrder, eq(customerOrder.id, serviceBooking.orderId))
  .leftJoin(serviceEstimate, eq(serviceEstimate.id, LATEST_ESTIMATE));

/** Appointments of a workshop in `[from, to)`, as they begin. */
export const appointmentsOfDay = prepare(
  appointments
    .where(
      and(
        eq(place.dealerSlug, p('dealerSlug')),
        gte(serviceBooking.slotAt, p('from')),
        lt(serviceBooking.slotAt, p('to')),
      ),
    )
    .orderBy(asc(serviceBooking.slotAt), asc(serviceBooking.seat), asc(serviceBooking.id))
    .limit(WORKSHOP.mostOfDay),
);

export type AppointmentRow = RowOf<typeof appointmentsOfDay>;

const one = build
  .select({
    booking: serviceBooking,
    record: serviceRecord.status,
    vehicleId: serviceBooking.vehicleId,
  })
  .from(serviceBooking)
  .leftJoin(serviceRecord, eq(serviceRecord.id, serviceBooking.id));

export const appointmentById = prepare(one.where(eq(serviceBooking.id, p('id'))));

export const zoneOfWorkshop = prepare(
  build
    .select({ timeZone: place.timeZone })
    .from(place)
    .where(and(eq(place.dealerSlug, p('dealerSlug')), eq(place.services, true))),
);

interface Seen {
  readonly id: string;
  readonly version: number;
}

const seen = ({ id, version }: Seen) =>
  and(eq(serviceBooking.id, id), eq(serviceBooking.version, version));

/** The motorcycle is in the workshop. */
export const receiveMotorcycle = (it: Seen, now: number): readonly Query<unknown>[] => [
  query(build.update(serviceBooking).set({ version: nextVersion }).where(seen(it))),
  assertOneChanged,
  query(
    build
      .update(serviceRecord)
      .set({ status: 'IN_PROGRESS', servicedAt: now })
      .where(and(eq(serviceRecord.id, it.id), eq(serviceRecord.status, 'BOOKED'))),
  ),
  assertOneChanged,
];

/** Nobody came; the motorcycle's history has nothing to say of it. */
export const missAppointment = (it: Seen): readonly Query<unknown>[] =>
  bookingMover.move('miss', {
    id: it.id,
    guard: and(
      seen(it),
      sql`exists (select 1 from service_record r where r.id = ${it.id} and r.status = 'BOOKED')`,
    ),
    set: { version: nextVersion },
    effects: { [BOOKING_EFFECTS.recordRemoved]: [forgetRecord(it.id)] },
  });

export interface Work extends Seen {
  readonly vehicleId: string;
  readonly type: 'PERIODIC' | 'REPAIR' | 'RECALL';
  readonly odometerKm: number;
  readonly work: string;
  readonly now: number;
}

const keepOdometer = prepareRaw<Pick<Work, 'vehicleId' | 'odometerKm' | 'now'>, unknown>(
  sql`UPDATE vehicle SET odometer_km = ${p('odometerKm')}, updated_at = ${p('now')}
    WHERE id = ${p('vehicleId')} AND odometer_km < ${p('odometerKm')}`,
  () => undefined,
);

const writeRecord = ({ id, type, odometerKm, work, vehicleId, now }: Work): Query<unknown>[] => [
  query(
    build
      .update(serviceRecord)
      .set({ type, odometerKm, detail: work, status: 'COMPLETED', servicedAt: now })
      .where(and(eq(serviceRecord.id, id), sql`${serviceRecord.status} <> 'COMPLETED'`)),
  ),
  assertOneChanged,
  keepOdometer({ vehicleId, odometerKm, now }),
];

/** What was done, in the history of the motorcycle; also of an appointment the clock took for done. */
export const writeWork = (it: Work, isBooked: boolean): readonly Query<unknown>[] =>
  isBooked
    ? bookingMover.move('finish', {
        id: it.id,
        guard: seen(it),
        set: { version: nextVersion, work: it.work },
        effects: { [BOOKING_EFFECTS.work]: writeRecord(it) },
      })
    : [
        query(
          build.update(serviceBooking).set({ version: nextVersion, work: it.work }).where(seen(it)),
        ),
        assertOneChanged,
        ...writeRecord(it),
      ];
