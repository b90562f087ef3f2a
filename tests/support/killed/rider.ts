import { newId } from '#edge/contract/ids.ts';
import { iso } from '#edge/contract/time.ts';
import type { Dice } from '#tests/support/random.ts';
import { type Town, untilDone } from './town.ts';

const MARK = `mutation M($stationId: ID!, $isFavourite: Boolean!, $changedAt: DateTime!) {
  it: setStationFavourite(stationId: $stationId, isFavourite: $isFavourite, changedAt: $changedAt) { success message } }`;
const PULL = `query P($cursor: String) { it: sync(scope: stationFavourites, cursor: $cursor) {
  cursor hasMore starts removed changes { id record } } }`;

interface Page {
  readonly cursor: string;
  readonly hasMore: boolean;
  readonly starts: boolean;
  readonly removed: readonly string[];
  readonly changes: readonly { id: string; record: { stationId: string } }[];
}

/** What has happened so far; it grows until `ended`. */
export interface Ride {
  /** How often a mark was acknowledged, and looked for right after. */
  marks: number;
  /** Where a synchronised phone had something else than what was acknowledged. */
  readonly faults: string[];
  readonly ended: Promise<void>;
}

/**
 * A phone that marks chargers, and synchronises after each mark. Whatever dies meanwhile, it sends the same mark
 * again by the same key, and goes on from its last cursor.
 */
export const ride = (
  town: Town,
  stations: readonly string[],
  random: Dice,
  isOver: () => boolean,
): Ride => {
  const who = 'guest';
  const acknowledged = new Set<string>();
  let copy = new Map<string, string>();
  let cursor: string | null = null;
  const pull = async (): Promise<void> => {
    for (let hasMore = true; hasMore; ) {
      const page: Page = await untilDone('a pull', () => town.ask<Page>(who, PULL, { cursor }));
      if (page.starts) copy = new Map();
      for (const id of page.removed) copy.delete(id);
      for (const { id, record } of page.changes) copy.set(id, record.stationId);
      ({ cursor, hasMore } = page);
    }
  };
  const mark = async (): Promise<void> => {
    const stationId = random.pick(stations);
    const isFavourite = !acknowledged.has(stationId);
    const variables = { stationId, isFavourite, changedAt: iso(Date.now()) };
    const key = newId('key').slice(4).toUpperCase();
    await untilDone('a mark', async () => {
      const { success, message } = await town.ask<{ success: boolean; message: string }>(
        who,
        MARK,
        variables,
        key,
      );
      if (!success) throw new Error(message);
      return true;
    });
    if (isFavourite) acknowledged.add(stationId);
    else acknowledged.delete(stationId);
    await pull();
  };
  const run = async (): Promise<void> => {
    for (; !isOver(); result.marks++) {
      await mark();
      const [has, should] = [[...copy.values()].sort(), [...acknowledged].sort()];
      if (String(has) !== String(should))
        result.faults.push(`mark ${result.marks}: ${has}, not ${should}`);
    }
  };
  const result: Ride = { marks: 0, faults: [], ended: Promise.resolve().then(run) };
  return result;
};
