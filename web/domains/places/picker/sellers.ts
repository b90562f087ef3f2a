import { AREAS } from '#edge/contract/areas.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { Seller } from '#edge/contract/places/reach.ts';
import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';

/** Where a motorcycle can be bought today; a delivery starts there. */
export const sellersOf = (places: readonly PlaceRecord[]): Seller[] =>
  places
    .filter(({ sales, upcoming }) => sales && !upcoming)
    .map(({ latitude: lat, longitude: lon, state }) => ({
      lat,
      lon,
      provinceId: AREAS.find(({ name }) => name.id === state)?.code ?? null,
    }));

export interface NearPlace {
  readonly place: PlaceRecord;
  /** As the crow flies. */
  readonly metres: number;
}

export interface NearDealer {
  readonly place: PlaceRecord;
  /** As the crow flies; null while nobody said where they are. */
  readonly metres: number | null;
}

/** Dealers that sell today: the nearest first, or without a point those of the province first. */
export const dealersNear = (
  places: readonly PlaceRecord[],
  { provinceId, at }: { readonly provinceId: string; readonly at: Coordinate | null },
): NearDealer[] => {
  const province = AREAS.find(({ code }) => code === provinceId)?.name.id;
  const isFar = ({ state }: PlaceRecord): number => (state === province ? 0 : 1);
  return places
    .filter(({ sales, upcoming }) => sales && !upcoming)
    .map((place) => ({
      place,
      metres: at === null ? null : metresBetween(at, { lat: place.latitude, lon: place.longitude }),
    }))
    .sort((a, b) =>
      a.metres === null || b.metres === null
        ? isFar(a.place) - isFar(b.place) || a.place.location.localeCompare(b.place.location, 'id')
        : a.metres - b.metres,
    );
};

/** The nearest places that are open, nearest first. */
export const nearestOf = (
  places: readonly PlaceRecord[],
  at: Coordinate,
  most: number,
): NearPlace[] =>
  places
    .filter(({ upcoming }) => !upcoming)
    .map((place) => ({
      place,
      metres: metresBetween(at, { lat: place.latitude, lon: place.longitude }),
    }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, most);
