import type { Collection } from '../offline/collections.ts';
import { device } from './device.ts';
import { isKept } from './kept.ts';

/** What belongs together for a person, and is kept or removed as one. */
export const GROUPS = {
  garage: ['vehicles', 'shares', 'listings', 'stationFavourites', 'addresses'],
  stations: ['stations', 'stationStatus'],
  products: ['products', 'parts'],
  places: ['places'],
  pages: ['pages'],
} as const satisfies Record<string, readonly Collection[]>;

export type Group = keyof typeof GROUPS;

export interface Holding {
  readonly group: Group;
  readonly count: number;
  /** What the records take as text; the browser may need more. */
  readonly bytes: number;
  /** The oldest of the group's last complete pulls, epoch ms; `null` = not downloaded. */
  readonly syncedAt: number | null;
  readonly kept: boolean;
}

const holding = async (group: Group): Promise<Holding> => {
  let count = 0;
  let bytes = 0;
  const times: (number | null)[] = [];
  for (const collection of GROUPS[group]) {
    const copy = await device().read(collection);
    count += copy?.records.length ?? 0;
    bytes += JSON.stringify(copy?.records.map(({ value }) => value) ?? []).length;
    times.push(copy?.state.syncedAt ?? null);
  }
  const known = times.filter((time) => time !== null);
  return {
    group,
    count,
    bytes: count === 0 ? 0 : bytes,
    syncedAt: known.length === 0 ? null : Math.min(...known),
    kept: GROUPS[group].every(isKept),
  };
};

/** Everything this device holds for offline use. */
export const inventory = async (): Promise<readonly Holding[]> => {
  const found: Holding[] = [];
  for (const group of Object.keys(GROUPS) as Group[]) found.push(await holding(group));
  return found;
};
