import type { Group } from '#edge/contract/sync/collections.ts';
import { GROUPS } from '#web/platform/graphql/generated/collections.ts';
import { collectionsOf } from '#web/platform/offline/collections.ts';
import { device } from './device.ts';
import { allowsDownload } from './download-choice.ts';

export interface Holding {
  readonly group: Group;
  readonly count: number;
  /** What the records take as text; the browser may need more. */
  readonly bytes: number;
  /** The oldest of the group's last complete pulls, epoch ms; `null` = not downloaded. */
  readonly syncedAt: number | null;
  readonly isWanted: boolean;
}

const holding = async (group: Group): Promise<Holding> => {
  let count = 0;
  let bytes = 0;
  const times: (number | null)[] = [];
  for (const collection of collectionsOf(group)) {
    const copy = await device().read(collection);
    count += copy?.records.length ?? 0;
    bytes += JSON.stringify(copy?.records.map(({ value }) => value) ?? []).length;
    times.push(copy?.state.syncedAt ?? null);
  }
  const synced = times.filter((time) => time !== null);
  return {
    group,
    count,
    bytes: count === 0 ? 0 : bytes,
    syncedAt: synced.length === 0 ? null : Math.min(...synced),
    isWanted: collectionsOf(group).every(allowsDownload),
  };
};

/** Everything this device holds for offline use. */
export const inventory = async (): Promise<readonly Holding[]> => {
  const holdings: Holding[] = [];
  for (const group of GROUPS) holdings.push(await holding(group));
  return holdings;
};
