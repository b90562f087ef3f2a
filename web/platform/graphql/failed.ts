import type { Revalidator, RevalidatorOptions } from 'swr';
import { type Fault, isRetryable, waitOf } from './fault.ts';

/** A fault travels through SWR as a thrown value. */
export class Failed extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

const FIRST_MS = 5_000;
const MOST_DOUBLINGS = 8;

/** When a query that failed is asked again: SWR's own doubling, never before the server wants it. */
export const retryDelay = (fault: Fault, tries: number, random: () => number): number => {
  const usual = (random() + 0.5) * 2 ** Math.min(tries, MOST_DOUBLINGS) * FIRST_MS;
  return Math.max(usual, waitOf(fault) ?? 0);
};

/** How queries are asked again, for SWR. */
export const RETRYING = {
  shouldRetryOnError: (failed: Failed) => isRetryable(failed.fault),
  onErrorRetry: (
    { fault }: Failed,
    _key: string,
    _config: unknown,
    revalidate: Revalidator,
    options: Required<RevalidatorOptions>,
  ) => {
    const ms = retryDelay(fault, options.retryCount, Math.random);
    setTimeout(() => void revalidate(options), ms);
  },
};
