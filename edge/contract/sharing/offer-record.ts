import * as v from 'valibot';
import type { RecordOf } from '#edge/contract/sync/record-schema.ts';
import { LOAN_SCOPES } from './loan-scopes.ts';

/**
 * A loan that somebody offers the customer, as `sync` sends it to them. Until they accept it says no
 * more than an answer needs: who offers it, as the owner chose this person by their number or mail, and of
 * the motorcycle the model.
 */
export const offerRecord = v.object({
  id: v.string(),
  ownerName: v.string(),
  productName: v.string(),
  /** Last four characters of the frame number, the others masked. */
  vin: v.string(),
  loanStart: v.string(),
  loanEnd: v.string(),
  allows: v.array(v.picklist(LOAN_SCOPES)),
  /** Until when it can be accepted. */
  offerUntil: v.string(),
});

export type OfferRecord = RecordOf<typeof offerRecord>;
