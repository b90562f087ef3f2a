import { MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { tellPrices } from './change.sql.ts';

/** Has devices fetch prices that have begun or ended; answers already go by the clock. */
export const tellPriceChanges: JobKind = {
  kind: 'catalog.tell-prices',
  everyMs: MINUTE_MS,
  run: async (_, { clock }) => [tellPrices({ now: clock() })],
};
