import { SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from './job.ts';
import { runDueJobs } from './run.ts';

/** Somebody who has just paid looks for their receipt, and a mail with a link is waited for. */
const TICK_MS = 2 * SECOND_MS;

/** Ticks while the process lives, for an embedded instance; never two ticks at once. */
export const startJobTimer = (deps: Deps, kinds: readonly JobKind[]): { stop(): void } => {
  let ticking = false;
  const tick = async (): Promise<void> => {
    if (ticking) return;
    ticking = true;
    try {
      await runDueJobs(deps, kinds);
    } catch (error) {
      deps.log.error('jobs.tick-failed', { reason: String(error) });
    } finally {
      ticking = false;
    }
  };
  const timer = setInterval(tick, TICK_MS);
  // The timer alone is no reason to keep the process.
  if (typeof timer === 'object') timer.unref();
  return { stop: () => clearInterval(timer) };
};
