import type { RowOf } from '#db/query.ts';
import { localeFrom } from '#edge/contract/locale.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import { rideById } from './facts.sql.ts';
import { factsOf, type Planner } from './plan.ts';

/** What an event says of the ride: when it was for, and which version of it. */
const versionIn = (rowId: string): { at: number; sequence: string } => {
  const [at = '', sequence = '0'] = rowId.split(' ');
  return { at: Number(at), sequence };
};

/** The page of a ride, for whoever has no account. */
export const GUEST_RIDE_PATH = '/test-ride/success';

/**
 * Who has an account finds the ride there: no key to it in an inbox, or on its way through a push service.
 * For anybody else the key in the address is the only way to change it; it is added when a message goes out.
 */
const pathOf = ({ customerId }: Pick<RowOf<typeof rideById>['ride'], 'customerId'>): string =>
  customerId === null ? GUEST_RIDE_PATH : '/bookings';

/** Riders need no account: they are written to where they asked to be. */
const ofRide =
  (template: TemplateName): Planner =>
  async (event, read) => {
    const row = await read(rideById({ id: event.entityId }));
    if (row === undefined) return [];
    const { ride, zone } = row;
    const { at, sequence } = versionIn(event.rowId);
    // What is off, or has moved, must not be expected.
    const expects = template === 'test-ride-reminder' || template === 'test-ride-booked';
    if (expects && (ride.state !== 'CONFIRMED' || ride.slotAt !== at)) return [];
    const missed = template === 'test-ride-missed';
    // They came after all, before anybody was told.
    if (missed && ride.state !== 'NO_SHOW') return [];
    const facts = factsOf({
      name: ride.name,
      product: row.product,
      place: row.place,
      address: `${row.address}, ${row.city}`,
      at,
      zone,
      booking: ride.id,
      sequence,
    });
    return [
      {
        template,
        customerId: ride.customerId,
        facts,
        path: missed ? `/test-ride/book?model=${row.slug}` : pathOf(ride),
        contact: { email: ride.email, phone: ride.phoneNumber ?? '' },
        reader: {
          locale: localeFrom(ride.locale),
          zone: isTimeZone(zone) ? zone : 'Asia/Jakarta',
        },
      },
    ];
  };

export const ofRideBooked = ofRide('test-ride-booked');
export const ofRideCancelled = ofRide('test-ride-cancelled');
export const ofRideMissed = ofRide('test-ride-missed');
export const ofRideReminder = ofRide('test-ride-reminder');
