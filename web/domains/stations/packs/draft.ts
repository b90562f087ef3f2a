import { findCity } from '#edge/contract/cities.ts';
import type { StationArea } from '#edge/contract/stations/area.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';

export const PACK_KINDS = ['city', 'here', 'corridor'] as const;
type PackKind = (typeof PACK_KINDS)[number];

/** Kilometres. */
export const RADII_KM = [10, 25, 50, 100] as const;
export const REACHES_KM = [5, 10, 20] as const;

/** What the form holds. */
export interface PackDraft {
  readonly kind: PackKind;
  /** City slugs. */
  readonly city: string;
  readonly to: string;
  readonly radiusKm: number;
  readonly reachKm: number;
}

export const FIRST_DRAFT: PackDraft = {
  kind: 'city',
  city: '',
  to: '',
  radiusKm: 25,
  reachKm: 10,
};

/** Steps in a degree; one is a good two kilometres. */
const GRID = 50;
const onGrid = (degrees: number): number => Math.round(degrees * GRID) / GRID;

/**
 * The centre of what is around somebody: everybody near by asks for one area, which caches then have, and
 * says no more of where they stand than it takes.
 */
const gridded = ({ lat, lon }: Coordinate): Coordinate => ({
  lat: onGrid(lat),
  lon: onGrid(lon),
});

/** The area asked for; `undefined` while something is not chosen yet. */
export const areaOf = (draft: PackDraft, position: Coordinate | null): StationArea | undefined => {
  const from = findCity(draft.city);
  const to = findCity(draft.to);
  const radius = draft.radiusKm * 1000;
  switch (draft.kind) {
    case 'city':
      return from && { kind: 'circle', centre: { lat: from.lat, lon: from.lon }, radius };
    case 'here':
      return position === null ? undefined : { kind: 'circle', centre: gridded(position), radius };
    case 'corridor':
      if (from === undefined || to === undefined || from === to) return undefined;
      return {
        kind: 'corridor',
        from: { lat: from.lat, lon: from.lon },
        to: { lat: to.lat, lon: to.lon },
        reach: draft.reachKm * 1000,
      };
  }
};
