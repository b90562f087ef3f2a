import * as v from 'valibot';
import type { RecordOf } from '#edge/contract/sync/record-schema.ts';
import { LOAN_SCOPES } from './loan-scopes.ts';

/** One loan as `sync` sends it to the owner of then. Times are ISO-8601 in UTC. */
export const shareRecord = v.object({
  id: v.string(),
  vin: v.string(),
  guestID: v.string(),
  /** Masked until the guest has accepted. */
  guestFullname: v.string(),
  loanStart: v.string(),
  loanEnd: v.string(),
  allows: v.array(v.picklist(LOAN_SCOPES)),
  /** `null` while it is an offer; an offer that ended was never accepted. */
  acceptedAt: v.nullable(v.string()),
  /** Until when the guest can accept; null for loans from before offers. */
  offerUntil: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  /** Who or what ended it. Only endings by a person have an `endingId`. */
  endedBy: v.nullable(v.picklist(['owner', 'guest', 'time', 'transfer'])),
  endingId: v.nullable(v.string()),
});

export type ShareRecord = RecordOf<typeof shareRecord>;
