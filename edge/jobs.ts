import { checkAccounts } from './auth/check-accounts.ts';
import { makeExports, removeErasedAccounts } from './domains/account/index.ts';
import { tellPriceChanges } from './domains/catalog/index.ts';
import { completeBookings, reportDemoBatteries } from './domains/garage/index.ts';
import { expireListings } from './domains/listings/index.ts';
import { notificationJobs } from './domains/notifications/index.ts';
import { financingJobs, orderJobs, orderPayments } from './domains/orders/index.ts';
import { paymentJobs, reportDifferences } from './domains/payments/index.ts';
import { referralJobs } from './domains/referrals/index.ts';
import { endLoans, expireTransfers, startLoans } from './domains/sharing/index.ts';
import {
  observeStations,
  playDemoDay,
  playDemoPast,
  pullStations,
  summariseHabits,
} from './domains/stations/index.ts';
import { followClock } from './domains/test-rides/index.ts';
import { sweepUploads } from './platform/files/sweep.ts';
import { forget } from './platform/jobs/forget.ts';
import type { JobKind } from './platform/jobs/job.ts';
import { watch } from './platform/watch/watch.ts';

/** Everything the clock does, in every place the BFF runs. */
export const jobKinds: readonly JobKind[] = [
  forget,
  checkAccounts,
  makeExports,
  removeErasedAccounts,
  endLoans,
  expireTransfers,
  playDemoDay,
  playDemoPast,
  observeStations,
  pullStations,
  summariseHabits,
  startLoans,
  completeBookings,
  tellPriceChanges,
  reportDemoBatteries,
  expireListings,
  sweepUploads,
  reportDifferences,
  ...paymentJobs(orderPayments),
  ...orderJobs,
  followClock,
  ...financingJobs,
  ...notificationJobs,
  ...referralJobs,
  watch,
];
