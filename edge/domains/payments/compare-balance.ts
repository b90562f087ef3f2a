import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { GATEWAY } from '#edge/contract/payments/ledger.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { providerOf } from './ask.ts';
import type { Difference } from './differences.sql.ts';
import type { PaymentDeps } from './listener.ts';
import { askBalance } from './midtrans/balance.ts';

interface Expected {
  readonly mostIdr: number;
  /** Less refunds that the provider may have made and not confirmed. */
  readonly leastIdr: number;
}

/** What the provider should have had for us at a moment, by its own times of what happened. */
const expectedAt = prepareRaw<{ at: number }, Expected>(
  sql`SELECT (SELECT coalesce(sum(amount_idr), 0) FROM transfer WHERE debit = ${GATEWAY} AND event_at <= ${p('at')})
      - (SELECT coalesce(sum(amount_idr), 0) FROM transfer WHERE credit = ${GATEWAY} AND event_at <= ${p('at')}) AS most,
    (SELECT coalesce(sum(amount_idr), 0) FROM payment_refund WHERE route = 'PROVIDER' AND created_at <= ${p('at')}
      AND (state IN ('APPROVED', 'SENT') OR (state = 'CONFIRMED' AND confirmed_at > ${p('at')}))) AS under_way`,
  ({ rows: [row] }) => ({
    mostIdr: Number(row?.most),
    leastIdr: Number(row?.most) - Number(row?.under_way),
  }),
);

const isWithin = (idr: number, { leastIdr, mostIdr }: Expected): boolean =>
  leastIdr <= idr && idr <= mostIdr;

/**
 * Compares the gateway's account with what the provider reports, an hour ago and two: news takes its time,
 * so that only what differs at both is a difference. Undefined when there is none, or nobody answers.
 */
export const compareBalance = async (deps: PaymentDeps): Promise<Difference | undefined> => {
  const { db, clock, log } = deps;
  const provider = providerOf(deps);
  if (!provider.ok) return undefined;
  const to = clock() - HOUR_MS;
  const from = to - HOUR_MS;
  const reported = await askBalance(provider.value, { from, to });
  if (!reported.ok) {
    log.warn('payments.balance-not-reported', { reason: reported.error.reason });
    return undefined;
  }
  const [before, after] = await db.readPrimary([expectedAt({ at: from }), expectedAt({ at: to })]);
  const { openingIdr, closingIdr } = reported.value;
  if (isWithin(openingIdr, before) || isWithin(closingIdr, after)) return undefined;
  return {
    rule: 'the provider has what the ledger says',
    subject: GATEWAY,
    expectedIdr: closingIdr,
    actualIdr: after.mostIdr,
  };
};
