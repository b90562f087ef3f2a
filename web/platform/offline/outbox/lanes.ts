import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { LONGEST_WAIT_MS } from '#web/platform/graphql/retry-after.ts';
import type { OutboxItem } from './item.ts';

/** How fast a write comes back after a failure. */
export interface Pace {
  readonly firstMs: number;
  readonly longestMs: number;
}

const USUAL: Pace = { firstMs: 2_000, longestMs: 15 * MINUTE_MS };
/** A call for help is small and cannot wait. */
const URGENT: Pace = { firstMs: 2_000, longestMs: MINUTE_MS / 2 };
/** What costs data is sent again with more patience. */
const HEAVY: Pace = { firstMs: 10_000, longestMs: HOUR_MS };

/** From this size on a write counts as heavy. */
export const HEAVY_BYTES = 50_000;

export const paceOf = ({ urgent, bytes }: { urgent: boolean; bytes: number }): Pace =>
  urgent ? URGENT : bytes >= HEAVY_BYTES ? HEAVY : USUAL;

/** Doubling from the pace's first wait, spread over the upper half so that phones do not come back in step. */
export const waitAfter = (attempts: number, random: () => number, pace: Pace = USUAL): number => {
  const full = Math.min(pace.firstMs * 2 ** Math.min(attempts - 1, 20), pace.longestMs);
  return Math.round(full / 2 + (full / 2) * random());
};

/** A moment further away than any wait comes from a clock that was set back since. */
const isDue = ({ notBefore }: OutboxItem, now: number): boolean =>
  notBefore <= now || notBefore > now + LONGEST_WAIT_MS;

/** The first unfinished write of every entity, oldest first: the only ones that may go. */
const heads = (items: readonly OutboxItem[]): OutboxItem[] => {
  const taken = new Set<string>();
  return [...items]
    .sort((a, b) => a.seq - b.seq)
    .filter(({ entity, state }) => {
      if (state === 'sent' || taken.has(entity)) return false;
      taken.add(entity);
      return true;
    });
};

const everyItem = (): boolean => true;

/**
 * The write whose turn it is, of those that `may` go. One that waits for a person, or is under way,
 * delays its own entity alone.
 */
export const nextToSend = (
  items: readonly OutboxItem[],
  now: number,
  may: (item: OutboxItem) => boolean = everyItem,
): OutboxItem | undefined =>
  heads(items).find((item) => item.state === 'waiting' && isDue(item, now) && may(item));

/** When to look again, epoch ms; `undefined` when nothing waits for time alone. */
export const nextMoment = (
  items: readonly OutboxItem[],
  may: (item: OutboxItem) => boolean = everyItem,
): number | undefined => {
  const times = heads(items)
    .filter((item) => item.state === 'waiting' && may(item))
    .map(({ notBefore }) => notBefore);
  return times.length === 0 ? undefined : Math.min(...times);
};
