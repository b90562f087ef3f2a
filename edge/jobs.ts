import { checkAccounts } from './auth/check-accounts.ts';
import { accountSealed, makeExports, removeErasedAccounts } from './domains/account/index.ts';
import { tellPriceChanges } from './domains/catalog/index.ts';
import { completeBookings, reportDemoBatteries } from './domains/garage/index.ts';
import { expireListings } from './domains/listings/index.ts';
import { notificationJobs, notificationSealed } from './domains/notifications/index.ts';
import { financingJobs, orderJobs, orderPayments, orderSealed } from './domains/orders/index.ts';
import { paymentJobs, paymentSealed, reportDifferences } from './domains/payments/index.ts';
import { referralJobs, referralSealed } from './domains/referrals/index.ts';
import { endLoans, expireTransfers, startLoans } from './domains/sharing/index.ts';
import {
  observeStations,
  playDemoDay,
  playDemoPast,
  pullStations,
  summariseHabits,
} from './domains/stations/index.ts';
import { followClock } from './domains/test-rides/index.ts';
import type { Env } from './env.ts';
import { sweepUploads } from './platform/files/sweep.ts';
import { forget } from './platform/jobs/forget.ts';
import type { JobKind } from './platform/jobs/job.ts';
import { resealing } from './platform/reseal/reseal.ts';
import { watch, watchReplica } from './platform/watch/watch.ts';

/** What identity keys seal in rows. Files are the platform's own. */
export const sealedColumns = [
  ...accountSealed,
  ...notificationSealed,
  ...orderSealed,
  ...paymentSealed,
  ...referralSealed,
];

/** Everything the clock does, wherever the BFF runs. */
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
  resealing(sealedColumns),
  reportDifferences,
  ...paymentJobs(orderPayments),
  ...orderJobs,
  followClock,
  ...financingJobs,
  ...notificationJobs,
  ...referralJobs,
  watch,
];

/** With what is to be done in a region itself. */
export const jobKindsIn = ({ REGION, DATABASE_PRIMARY_URL }: Env): readonly JobKind[] =>
  DATABASE_PRIMARY_URL === undefined ? jobKinds : [...jobKinds, watchReplica(REGION)];
