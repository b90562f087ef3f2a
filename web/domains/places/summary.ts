import { hoursToday, isOpenAt, type OpeningHours } from '#edge/contract/hours.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import type { PlaceListQuery } from '#web/platform/graphql/generated/main.ts';

export const PLACE_TYPES = ['EXPERIENCE_CENTER', 'DEALER', 'SERVICE_POINT'] as const;
type PlaceType = (typeof PLACE_TYPES)[number];

const SERVICES = ['sales', 'services', 'sparePart'] as const;
/** What people come for, to narrow the list by. */
export const NEEDS = ['testRide', 'services', 'charging'] as const;
type Need = (typeof NEEDS)[number];

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
  /** What one can do there, test rides and charging aside. */
  readonly services: readonly (typeof SERVICES)[number][];
  readonly testRide: boolean;
  /** How many motorcycles can charge at once. */
  readonly chargingSlots: number;
  /** Comes with the device’s copy, like the hours: the page is on every phone and has to be small. */
  readonly description: string;
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
  services: SERVICES.filter((each) => place[each]),
  testRide: place.testRide,
  chargingSlots: place.chargingSlots,
  description: '',
  imageUrl: place.imageUrl,
  hours: null,
  timeZone: 'Asia/Jakarta',
});

export const keptSummary = (place: PlaceRecord, locale: Locale): PlaceSummary => ({
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
  services: SERVICES.filter((each) => place[each]),
  testRide: place.testRide,
  chargingSlots: place.charging?.slotAvailability ?? 0,
  description: inLocale(place.descriptions, locale),
  imageUrl: place.imageUrl,
  hours: place.hoursForSales ?? place.hoursForService,
  timeZone: place.timeZone,
});

export interface PlaceAway extends PlaceSummary {
  /** Metres; `null` while nobody has said where from. */
  readonly distance: number | null;
}

export interface PlaceFilter {
  readonly type: PlaceType | null;
  readonly need: Need | null;
  readonly isOpenNow: boolean;
}

const OFFERS: Readonly<Record<Need, (place: PlaceSummary) => boolean>> = {
  testRide: ({ testRide }) => testRide,
  services: ({ services }) => services.includes('services'),
  charging: ({ chargingSlots }) => chargingSlots > 0,
};

/** Whether a place is what the filter asks for. One whose hours nobody knows counts as open. */
export const matchesFilter = (
  place: PlaceSummary,
  { type, need, isOpenNow }: PlaceFilter,
  now: number | null,
): boolean => {
  if (type !== null && place.type !== type) return false;
  // What has not opened yet can be looked up, not visited.
  if (place.upcoming) return need === null && !isOpenNow;
  if (need !== null && !OFFERS[need](place)) return false;
  return !isOpenNow || now === null || openingOf(place, now)?.isOpen !== false;
};

/** Without a position: what is open before what is announced, centers before dealers, then by city. */
const byKind = (a: PlaceSummary, b: PlaceSummary): number =>
  Number(a.upcoming) - Number(b.upcoming) ||
  PLACE_TYPES.indexOf(a.type) - PLACE_TYPES.indexOf(b.type) ||
  (`${a.city} ${a.location}` < `${b.city} ${b.location}` ? -1 : 1);

/** Nearest first when there is a position. */
export const sorted = (places: readonly PlaceSummary[], from: Coordinate | null): PlaceAway[] =>
  places
    .map((place) => ({ ...place, distance: from && Math.round(metresBetween(from, place)) }))
    .toSorted((a, b) =>
      a.distance === null || b.distance === null ? byKind(a, b) : a.distance - b.distance,
    );
