import { sql } from 'drizzle-orm';
import { build, p, prepareRaw, type Query, query } from '#db/query.ts';
import { ledgerAccount, transfer } from '#db/schema/payments.ts';
import {
  accountId,
  accountOf,
  figuresFrom,
  fitsCode,
  type OrderFigures,
  type TransferCode,
} from '#edge/contract/payments/ledger.ts';

export interface Posting {
  /** `trf_…` */
  readonly id: string;
  /** Names the event; a second posting under it stops its batch. */
  readonly key: string;
  readonly code: TransferCode;
  /** Account ids (`accountId`). */
  readonly debit: string;
  readonly credit: string;
  readonly amountIdr: number;
  readonly ref: string;
  /** Epoch ms, by the clock of whoever caused it. */
  readonly eventAt: number;
  readonly now: number;
}

/**
 * Moves money, as a part of the batch of what causes it. That batch fails as a whole when the key is
 * in use, the amount is not above zero, or the debited account would go below its floor.
 */
export const post = (posting: Posting): readonly Query<unknown>[] => {
  const { id, key, code, debit, credit, amountIdr, ref, eventAt, now } = posting;
  if (!fitsCode(code, debit, credit))
    throw new Error(`${code} does not go from ${debit} to ${credit}`);
  return [
    query(
      build
        .insert(ledgerAccount)
        .values([accountOf(debit), accountOf(credit)])
        .onConflictDoNothing(),
    ),
    query(
      build
        .insert(transfer)
        .values({ id, key, code, debit, credit, amountIdr, ref, eventAt, createdAt: now }),
    ),
  ];
};

const sumsOf = prepareRaw<{ account: string }, ReadonlyMap<string, number>>(
  sql`SELECT code, sum(amount) AS amount FROM (
      SELECT code, amount_idr AS amount FROM transfer WHERE credit = ${p('account')}
      UNION ALL SELECT code, 0 - amount_idr FROM transfer WHERE debit = ${p('account')}
    ) GROUP BY code`,
  ({ rows }) => new Map(rows.map((row) => [String(row.code), Number(row.amount)])),
);

/** What was paid, paid back, forfeited and earned of an order, and what it still has. */
export const orderFigures = (ref: string): Query<OrderFigures> => {
  const sums = sumsOf({ account: accountId('order', ref) });
  return { ...sums, map: (result) => figuresFrom(sums.map(result)) };
};

const sumsOfOrders = prepareRaw<{ refs: string }, ReadonlyMap<string, ReadonlyMap<string, number>>>(
  sql`SELECT ref, code, sum(amount) AS amount FROM (
      SELECT r.value AS ref, t.code, t.amount_idr AS amount
        FROM json_each(${p('refs')}) r CROSS JOIN transfer t ON t.credit = 'order:' || r.value
      UNION ALL SELECT r.value, t.code, 0 - t.amount_idr
        FROM json_each(${p('refs')}) r CROSS JOIN transfer t ON t.debit = 'order:' || r.value
    ) GROUP BY ref, code`,
  ({ rows }) => {
    const sums = new Map<string, Map<string, number>>();
    for (const { ref, code, amount } of rows) {
      const ofOrder = sums.get(String(ref)) ?? new Map<string, number>();
      sums.set(String(ref), ofOrder.set(String(code), Number(amount)));
    }
    return sums;
  },
);

/** `orderFigures` of several orders in one statement, in the order of their ids. */
export const figuresOfOrders = (refs: readonly string[]): Query<readonly OrderFigures[]> => {
  const sums = sumsOfOrders({ refs: JSON.stringify(refs) });
  return {
    ...sums,
    map: (result) => {
      const byOrder = sums.map(result);
      return refs.map((ref) => figuresFrom(byOrder.get(ref) ?? new Map()));
    },
  };
};

/** What the store has lost to chargebacks of one payment, less what banks gave back of that, in rupiah. */
export const lostToChargebacks = prepareRaw<{ ref: string; id: string }, number>(
  sql`SELECT coalesce(sum(iif(code = 'chargeback_lost', amount_idr, 0 - amount_idr)), 0) AS lost FROM transfer
    WHERE ref = ${p('ref')} AND code IN ('chargeback_lost', 'chargeback_returned_lost')
      AND instr(key, ${p('id')}) > 0`,
  ({ rows }) => Number(rows[0]?.lost),
);

/** Credits less debits, in rupiah. */
export const balanceOf = (account: string): Query<number> => {
  const sums = sumsOf({ account });
  return {
    ...sums,
    map: (result) => [...sums.map(result).values()].reduce((sum, each) => sum + each, 0),
  };
};
