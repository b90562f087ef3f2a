import { bookingStatusAt } from '#edge/contract/garage/booking-machine.ts';
import type { BookingRecord, VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';

/** What an older copy says of an appointment. */
interface OldBooking extends Omit<BookingRecord, 'kind'> {
  readonly kind: null;
}

export type Appointment = (BookingRecord | OldBooking) & { readonly productName: string };

/** Appointments of a motorcycle, the latest first, as they stand now. */
export const appointmentsOf = (
  { productName, bookings, services }: VehicleRecord,
  now: number,
): readonly Appointment[] => {
  // A copy that is older than the field has them among the services, until it is downloaded anew.
  const stored: readonly (BookingRecord | OldBooking)[] =
    bookings ??
    services.flatMap(({ bookingId, status, location, date, detail }) =>
      bookingId === null || status !== 'BOOKED'
        ? []
        : [
            {
              id: bookingId,
              location,
              date,
              kind: null,
              note: detail,
              status: 'confirm' as const,
              sequence: null,
              estimate: null,
            },
          ],
    );
  return stored.map((booking) => ({
    ...booking,
    productName,
    status: bookingStatusAt(booking.status, Date.parse(booking.date), now),
  }));
};
