import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type { Appointments } from '#web/domains/garage/index.ts';
import { epochOf, shownPosition } from '#web/domains/orders/standing.ts';
import type { ListedRide } from '#web/domains/test-rides/index.ts';

type Appointment = Extract<Appointments, { kind: 'ready' }>['appointments'][number];

/** Where a booked motorcycle stands until all of it is paid; afterwards it is a purchase. */
const BOOKING_POSITIONS = [
  'WAITING_PAYMENT.BOOKING',
  'PAYMENT_SETTLED.BOOKING',
  'ALLOCATED.BOOKING',
  'WAITING_PAYMENT.FINAL',
  'INSTALLMENT_REQUESTED.FINAL',
  'INSTALLMENT_APPROVED.FINAL',
  'INSTALLMENT_REJECTED.FINAL',
  'INSTALLMENT_CANCELED.FINAL',
  'CANCELLED.BOOKING',
  'CANCELLED.FINAL',
] as const satisfies readonly OrderPosition[];
type BookingPosition = (typeof BOOKING_POSITIONS)[number];

const isBooking = (position: OrderPosition): position is BookingPosition =>
  (BOOKING_POSITIONS as readonly OrderPosition[]).includes(position);

export type Booking =
  | {
      readonly kind: 'motorcycle';
      readonly id: string;
      readonly order: OrderRecord;
      readonly position: BookingPosition;
      /** Until when something has to be paid, epoch ms. */
      readonly until: number | null;
      readonly ended: boolean;
      /** By which it stands in the list. */
      readonly at: number;
    }
  | {
      readonly kind: 'service';
      readonly id: string;
      readonly appointment: Appointment;
      readonly ended: boolean;
      readonly at: number;
    }
  | {
      readonly kind: 'test-ride';
      readonly id: string;
      readonly ride: ListedRide;
      readonly ended: boolean;
      readonly at: number;
    };

const ofOrder = (order: OrderRecord, now: number): Booking[] => {
  const position = shownPosition(order, now);
  if (order.bookingNumber === null || !isBooking(position)) return [];
  const ended = position.startsWith('CANCELLED');
  const until = position.startsWith('WAITING_PAYMENT') ? epochOf(order.expiresAt) : null;
  const at = until ?? Date.parse(ended ? order.updatedAt : order.placedAt);
  return [{ kind: 'motorcycle', id: order.id, order, position, until, ended, at }];
};

const ofAppointment = (appointment: Appointment): Booking => ({
  kind: 'service',
  id: appointment.id,
  appointment,
  ended: appointment.status === 'cancel' || appointment.status === 'completed',
  at: Date.parse(appointment.date),
});

const ofRide = (ride: ListedRide): Booking => ({
  kind: 'test-ride',
  id: ride.id,
  ride,
  ended: ride.status === 'cancel' || ride.status === 'completed',
  at: Date.parse(ride.date),
});

/** Everything booked, in one list: what is ahead, the next first, and what is over, the latest first. */
export const bookingsOf = (
  orders: readonly OrderRecord[],
  appointments: readonly Appointment[],
  rides: readonly ListedRide[],
  now: number,
): { readonly ahead: readonly Booking[]; readonly over: readonly Booking[] } => {
  const all = [
    ...orders.flatMap((order) => ofOrder(order, now)),
    ...appointments.map(ofAppointment),
    ...rides.map(ofRide),
  ];
  return {
    ahead: all.filter(({ ended }) => !ended).sort((a, b) => a.at - b.at),
    over: all.filter(({ ended }) => ended).sort((a, b) => b.at - a.at),
  };
};
