import type { OutboxItem } from './item.ts';

/** Longest wait after a failure; also what a clock that was set back may cost at most. */
const LONGEST_WAIT_MS = 15 * 60_000;
const FIRST_WAIT_MS = 2_000;

/** Doubling from two seconds, spread over the upper half so that phones do not come back in step. */
export const waitAfter = (attempts: number, random: () => number): number => {
  const full = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  return Math.round(full / 2 + (full / 2) * random());
};

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

/** The write whose turn it is. One that waits for a person holds up its own entity alone. */
export const nextToSend = (items: readonly OutboxItem[], now: number): OutboxItem | undefined =>
  heads(items).find((item) => item.state === 'waiting' && isDue(item, now));

/** When to look again, epoch ms; `undefined` when nothing waits for time alone. */
export const nextMoment = (items: readonly OutboxItem[]): number | undefined => {
  const times = heads(items)
    .filter(({ state }) => state === 'waiting')
    .map(({ notBefore }) => notBefore);
  return times.length === 0 ? undefined : Math.min(...times);
};
