import type { Locale } from '#edge/contract/locale.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { downloadCalendar, momentAt } from '#web/domains/garage/index.ts';
import type { TestRideQuery } from '#web/platform/graphql/generated/main.ts';

type Ride = NonNullable<TestRideQuery['testRide']>;

interface Words {
  readonly locale: Locale;
  readonly title: string;
  readonly bring: string;
}

/** A ride for the calendar, with the hour on the clock of the centre: a phone may be set to another one. */
export const downloadRide = (
  ride: Pick<
    Ride,
    'id' | 'slotAt' | 'endsAt' | 'sequence' | 'location' | 'address' | 'city' | 'timeZone'
  >,
  { locale, title, bring }: Words,
  madeAt: number,
): void => {
  const at = Date.parse(ride.slotAt);
  const zone = isTimeZone(ride.timeZone) ? ride.timeZone : 'Asia/Jakarta';
  downloadCalendar(
    {
      id: ride.id,
      at,
      lengthMs: Date.parse(ride.endsAt) - at,
      sequence: ride.sequence,
      title,
      location: `${ride.location}, ${ride.address}, ${ride.city}`,
      description: `${momentAt(locale, at, zone)}\n${bring}`,
      madeAt,
    },
    'alva-test-ride.ics',
  );
};
