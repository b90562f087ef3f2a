import { DeployFault } from './fault.ts';
import type { RolloutParts } from './rollout.ts';
import { smokeTest } from './smoke.ts';
import type { Target } from './target.ts';
import { type Upload, wranglerPlatform } from './wrangler.ts';

export interface Operator {
  /** Ends the rollout, which then sends the traffic back. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
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

/** Cloudflare, the network and the clock. */
export const realParts = (
  target: Target,
  { signal, say }: Operator,
  upload: Upload,
): RolloutParts => {
  const wait = waitOf(signal);
  const now = (): number => Date.now();
  const check = smokeTest(target, { fetch, wait, now });
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
  };
};
