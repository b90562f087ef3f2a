import { accountWrites } from '#web/domains/account/queued-writes.ts';
import { garageWrites } from '#web/domains/garage/queued-writes.ts';
import { leadsWrites } from '#web/domains/leads/queued-writes.ts';
import { listingsWrites } from '#web/domains/listings/queued-writes.ts';
import { notificationsWrites } from '#web/domains/notifications/queued-writes.ts';
import { orderWrites } from '#web/domains/orders/queued-writes.ts';
import { placesWrites } from '#web/domains/places/queued-writes.ts';
import { sharingWrites } from '#web/domains/sharing/queued-writes.ts';
import { stationsWrites } from '#web/domains/stations/queued-writes.ts';
import { testRideWrites } from '#web/domains/test-rides/queued-writes.ts';
import { queuedUpload } from '#web/platform/upload/queued-upload.ts';
import type { AllowList } from './queueable.ts';

/**
 * Everything that may wait in the outbox, by the operation's name; each domain declares its own. Never
 * among them: payments, approvals of a transfer, credentials, cancellations of paid orders; a test
 * holds the list to that.
 */
export const ALLOWED = {
  uploadFile: queuedUpload,
  ...accountWrites,
  ...garageWrites,
  ...leadsWrites,
  ...listingsWrites,
  ...notificationsWrites,
  ...orderWrites,
  ...placesWrites,
  ...sharingWrites,
  ...stationsWrites,
  ...testRideWrites,
} as const satisfies AllowList;
