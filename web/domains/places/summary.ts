import { hoursToday, isOpenAt, isTimeZone, type OpeningHours } from '#edge/contract/hours.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';
import type { PlaceListQuery } from '#web/platform/graphql/generated/main.ts';

export const PLACE_TYPES = ['EXPERIENCE_CENTER', 'DEALER', 'SERVICE_POINT'] as const;
type PlaceType = (typeof PLACE_TYPES)[number];

/** What the list says of a place, from the build or from the device. */
export interface PlaceSummary {
  readonly id: string;
  readonly dealerSlug: string;
  readonly type: PlaceType;
  readonly location: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
  readonly upcoming: boolean;
  /** Epoch ms. */
  readonly opensAt: number | null;
  readonly testRide: boolean;
  readonly imageUrl: string | null;
  /** Of the shop, else of the workshop; the build does not know them. */
  readonly hours: OpeningHours | null;
  readonly timeZone: string;
}

/** Whether a place is open at a moment, and its hours of that day; `null` where nobody knows. */
export const openingOf = (
  { hours, timeZone, upcoming }: Pick<PlaceSummary, 'hours' | 'timeZone' | 'upcoming'>,
  now: number,
): { readonly isOpen: boolean; readonly today: string } | null => {
  if (hours === null || upcoming || !isTimeZone(timeZone)) return null;
  const today = hoursToday(hours, timeZone, now);
  return today === null ? null : { isOpen: isOpenAt(hours, timeZone, now) === true, today };
};

export const builtSummary = (place: PlaceListQuery['ecMapList'][number]): PlaceSummary => ({
  id: place.id,
  dealerSlug: place.dealerSlug,
  type: place.type,
  location: place.location,
  address: place.address1,
  city: place.city,
  state: place.state,
  lat: place.latitude,
  lon: place.longitude,
  upcoming: place.upcoming,
  opensAt: place.opensAt === null ? null : Date.parse(place.opensAt),
  testRide: place.testRide,
  imageUrl: place.imageUrl,
  hours: null,
  timeZone: 'Asia/Jakarta',
});

export const keptSummary = (place: PlaceRecord): PlaceSummary => ({
  id: place.id,
  dealerSlug: place.dealerSlug,
  location: place.location,
  type: PLACE_TYPES.find((type) => type === place.type) ?? 'DEALER',
  address: place.address1,
  city: place.city,
  state: place.state,
  lat: place.latitude,
  lon: place.longitude,
  upcoming: place.upcoming,
  opensAt: place.opensAt,
  testRide: place.testRide,
  imageUrl: place.imageUrl,
  hours: place.hoursForSales ?? place.hoursForService,
  timeZone: place.timeZone,
});

export interface PlaceAway extends PlaceSummary {
  /** Metres; `null` while nobody has said where from. */
  readonly distance: number | null;
}

/** Nearest first when there is a position, else by city. */
export const sorted = (places: readonly PlaceSummary[], from: Coordinate | null): PlaceAway[] =>
  places
    .map((place) => ({ ...place, distance: from && Math.round(metresBetween(from, place)) }))
    .toSorted((a, b) =>
      a.distance === null || b.distance === null
        ? `${a.city} ${a.location}`.localeCompare(`${b.city} ${b.location}`, 'id')
        : a.distance - b.distance,
    );
