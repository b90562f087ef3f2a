import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { demoNews } from './now.ts';
import { demoPast } from './past.ts';

/** Plays a day at the demo stations; on an embedded instance only. */
export const playDemoDay: JobKind = {
  kind: 'stations.play-demo-day',
  everyMs: MINUTE_MS,
  run: async (_, deps) => (deps.env.ALVA_ENV === 'embedded' ? demoNews(deps) : []),
};

/** Gives new demo stations a past; on an embedded instance only. */
export const playDemoPast: JobKind = {
  kind: 'stations.play-demo-past',
  everyMs: DAY_MS,
  run: async (_, deps) => (deps.env.ALVA_ENV === 'embedded' ? demoPast(deps) : []),
};
