import { endLoans } from './domains/sharing/index.ts';
import { playDemoDay } from './domains/stations/index.ts';
import { forget } from './platform/jobs/forget.ts';
import type { JobKind } from './platform/jobs/job.ts';

/** Everything the clock does, in every place the BFF runs. */
export const jobKinds: readonly JobKind[] = [forget, endLoans, playDemoDay];
