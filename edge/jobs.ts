import { forgetSessions } from './auth/forget-sessions.ts';
import { reportDemoBatteries } from './domains/garage/index.ts';
import { forgetMessages } from './domains/leads/index.ts';
import { expireListings, forgetEnquiries } from './domains/listings/index.ts';
import { endLoans, expireTransfers, startLoans } from './domains/sharing/index.ts';
import {
  observeStations,
  playDemoDay,
  playDemoPast,
  pullStations,
  summariseHabits,
} from './domains/stations/index.ts';
import { sweepUploads } from './platform/files/sweep.ts';
import { forget } from './platform/jobs/forget.ts';
import type { JobKind } from './platform/jobs/job.ts';

/** Everything the clock does, in every place the BFF runs. */
export const jobKinds: readonly JobKind[] = [
  forget,
  forgetSessions,
  endLoans,
  expireTransfers,
  playDemoDay,
  playDemoPast,
  observeStations,
  pullStations,
  summariseHabits,
  startLoans,
  reportDemoBatteries,
  forgetMessages,
  expireListings,
  forgetEnquiries,
  sweepUploads,
];
