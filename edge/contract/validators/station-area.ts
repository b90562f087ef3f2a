import { AREA_LIMITS, type StationArea } from '#edge/contract/stations/area.ts';
import { metresBetween } from '#edge/contract/stations/geo.ts';
import { checkCoordinate, type SearchFault } from './stations.ts';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface AreaInput {
  readonly centre?: Point | null | undefined;
  readonly radius?: number | null | undefined;
  readonly from?: Point | null | undefined;
  readonly to?: Point | null | undefined;
  readonly reach?: number | null | undefined;
}

/** Why an area is refused, beside what is wrong with a coordinate; `stations.errors.<key>`, too. */
export const AREA_FAULTS = ['areaUnclear', 'areaTooLarge'] as const;
type AreaFault = SearchFault | (typeof AREA_FAULTS)[number];

export type AreaCheck =
  | { readonly ok: true; readonly value: StationArea }
  | { readonly ok: false; readonly fault: AreaFault };

const { minRadius, maxRadius, minReach, maxReach, maxLength } = AREA_LIMITS;

const within = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Checks an area: a circle (`centre`, `radius`) or a corridor (`from`, `to`, `reach`), never both. */
export const checkArea = ({ centre, radius, from, to, reach }: AreaInput): AreaCheck => {
  for (const point of [centre, from, to]) {
    const checked = point == null ? undefined : checkCoordinate(point);
    if (checked?.ok === false) return checked;
  }
  if (centre != null && radius != null && from == null && to == null) {
    return within(radius, minRadius, maxRadius)
      ? { ok: true, value: { kind: 'circle', centre, radius } }
      : { ok: false, fault: 'radiusOutOfRange' };
  }
  if (from == null || to == null || reach == null || centre != null)
    return { ok: false, fault: 'areaUnclear' };
  if (!within(reach, minReach, maxReach)) return { ok: false, fault: 'radiusOutOfRange' };
  if (metresBetween(from, to) > maxLength) return { ok: false, fault: 'areaTooLarge' };
  return { ok: true, value: { kind: 'corridor', from, to, reach } };
};
