import { DeployFault } from './fault.ts';
import type { RolloutParts } from './rollout.ts';
import type { SmokeParts } from './smoke.ts';
import type { VisitorsOf } from './visitors.ts';
import { type Upload, wranglerPlatform } from './wrangler.ts';

export interface Operator {
  /** Ends the rollout, which then sends the traffic back. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly visitors?: VisitorsOf | undefined;
}

const waitOf = (signal: AbortSignal) => (ms: number) =>
  new Promise<void>((resolve, reject) => {
    const fault = (): DeployFault => new DeployFault('Ended by the operator.');
    if (signal.aborted) return reject(fault());
    const end = (): void => {
      clearTimeout(timer);
      reject(fault());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** How a version of a worker is asked whether it serves. */
type Smoke<T> = (target: T, parts: SmokeParts) => (version: string) => Promise<void>;

/** Cloudflare, the network and the clock. */
export const realParts = <T extends { readonly config: string; readonly region: string }>(
  target: T,
  smoke: Smoke<T>,
  { signal, say, visitors }: Operator,
  upload: Upload,
): RolloutParts => {
  const wait = waitOf(signal);
  const now = (): number => Date.now();
  const check = smoke(target, { fetch, wait, now });
  return {
    platform: wranglerPlatform(target, upload),
    // Also between two checks the operator may have had enough.
    check: async (version) => {
      await wait(0);
      await check(version);
    },
    wait,
    now,
    say,
    visitors,
  };
};
