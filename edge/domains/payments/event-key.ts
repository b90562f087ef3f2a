import { hashOf } from '#edge/platform/hash.ts';
import { type AttemptRow, isChargedBack } from './attempt.sql.ts';
import { chargedBackIn, eventOf, rupiahOf, type Transaction } from './midtrans/status.ts';

export type Named = Pick<AttemptRow, 'id' | 'state' | 'chargedBackIdr' | 'chargebacksReturned'>;

/** After a chargeback, and after it was given back, the same word means something else. */
export const roundOf = (attempt: Named): number =>
  2 * attempt.chargebacksReturned + (isChargedBack(attempt) ? 1 : 0);

/** The same word of the provider has the same name, by whichever way it came. */
export const eventKey = (attempt: Named, transaction: Transaction) => {
  const { transaction_id, transaction_status, fraud_status = null, gross_amount } = transaction;
  const refunds = (transaction.refunds ?? []).map((each) => [
    each.refund_key ?? null,
    each.refund_amount ?? null,
    each.bank_confirmed_at ?? null,
  ]);
  const amount = rupiahOf(gross_amount);
  const parts = [attempt.id, transaction_id, transaction_status, fraud_status, amount, refunds];
  const chargedBack = chargedBackIn(transaction);
  // A chargeback is named as it was before the attempt took it in, so that a repeat is one.
  const isTaking = eventOf(transaction) === 'chargeBack';
  const round = isTaking ? 2 * attempt.chargebacksReturned : roundOf(attempt);
  return hashOf([
    ...parts,
    ...(chargedBack === undefined ? [] : [chargedBack]),
    ...(round === 0 ? [] : [`round ${round}`]),
  ]);
};
