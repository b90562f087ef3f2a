/** Events that make another version of an appointment: calendars tell its versions by how many there were. */
export const BOOKING_CHANGES = ['booking-moved', 'booking-cancelled'] as const;
