import type { OutboxItem } from './item.ts';
import type { Queueable } from './queueable.ts';

interface Clock {
  readonly now: () => number;
  readonly offset: () => number;
}

/** Clocks are read a moment apart, and the server names whole seconds. */
const TOLERANCE_MS = 120_000;

/**
 * A write from the future was made while the clock of the device was wrong: somebody set it ahead
 * without signal. Its times are moved by what the clock was off, as the server's clock shows now; where
 * that does not explain them, it counts as made now. `undefined` when nothing is wrong.
 */
export const mendTimes = (
  item: OutboxItem,
  rule: Queueable | undefined,
  { now, offset }: Clock,
): Partial<OutboxItem> | undefined => {
  const ahead = item.createdAt - now();
  if (ahead <= TOLERANCE_MS) return undefined;
  const drift = item.offset === undefined ? 0 : offset() - item.offset;
  const shift = drift <= -ahead + TOLERANCE_MS ? drift : -ahead;
  const move = (iso: string): string => new Date(Date.parse(iso) + shift).toISOString();
  return {
    createdAt: item.createdAt + shift,
    offset: offset(),
    ...(rule && { variables: rule.mend(item.variables, move) }),
    ...(rule?.mendAsks && { state: 'asks', code: 'CLOCK_WRONG' }),
  };
};
