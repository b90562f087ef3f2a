import { openDatabase } from '#db/open.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { parseEnv } from '#edge/env.ts';
import { jobKinds } from '#edge/jobs.ts';
import { createIds } from '#edge/platform/ids.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';

/**
 * What the clock does, as a process of its own: a minute of it goes by with every tick, at most two hours,
 * so that it asks after silent payments within seconds and no window to pay ends.
 */
const env = parseEnv(process.env);
const MOST_MS = 120 * MINUTE_MS;
let ahead = 0;
const clock = (): number => Date.now() + ahead;
const deps = {
  env,
  clock,
  db: openDatabase({ url: env.DATABASE_URL }),
  ids: createIds(clock),
  fetch: globalThis.fetch,
  log: createLog(() => undefined),
  files: noStorage,
};
const kinds = jobKinds.filter(({ kind }) => /^(?:orders|payments)\./.test(kind));

process.stdout.write('Worker\n');
for (;;) {
  // The store may be down, too: the next tick tries again.
  await runDueJobs(deps, kinds).catch(() => undefined);
  ahead = Math.min(MOST_MS, ahead + MINUTE_MS);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
