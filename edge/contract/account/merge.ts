import * as v from 'valibot';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { accountReasonInput } from './staff-account.ts';

/** Why two accounts are not made one; in the order in which they are named. */
export const MERGE_OBSTACLES = [
  /** One of them is closed, erased or merged already. */
  'MERGE_CLOSED',
  'MERGE_STAFF',
  /** A person and a company. */
  'MERGE_KIND',
  /** Their identity numbers differ. */
  'MERGE_OTHER_PERSON',
  /** The one that would end is, or was, an affiliate's: its commissions and their tax are in its name. */
  'MERGE_AFFILIATE',
  /** The one that stays gets a commission for what the other one bought. */
  'MERGE_OWN_COMMISSION',
  /** Both are in one request to take over a motorcycle, or ask for the same one. */
  'MERGE_TRANSFER',
  /** One lends the other a motorcycle. */
  'MERGE_LOAN',
] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

/** What the desk shows of both accounts beside each other. */
export const MERGE_COUNTS = [
  'MOTORCYCLES',
  'ORDERS',
  'APPOINTMENTS',
  'TEST_RIDES',
  'LOANS',
  'LISTINGS',
  'DOCUMENTS',
  'WAYS_IN',
] as const;
export type MergeCount = (typeof MERGE_COUNTS)[number];

export const mergeInput = v.object({
  /** Made by the device of staff: sent again it is the same merge. */
  id: deviceId('mrg'),
  ...accountReasonInput.entries,
});
