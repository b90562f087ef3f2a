import { sql } from 'drizzle-orm';
import { daysFromEpoch } from '#db/content/epoch.ts';
import { type Query, raw } from '#db/query.ts';
import { commission } from '#db/schema/referrals-money.ts';
import { upsert } from '#db/seed/upsert.ts';

type Row = typeof commission.$inferInsert;

const MODELS = [
  ['alva-cervo', 'ALVA CERVO', 500_000],
  ['alva-one-xp', 'ALVA ONE XP', 600_000],
  ['alva-n3', 'ALVA N3', 750_000],
] as const;

/** Days before the demo's day on which something was bought, and what became of it. */
const SALES: readonly (readonly [day: number, state: Row['state'], reason?: string])[] = [
  [-140, 'MATURED'],
  [-118, 'MATURED'],
  [-96, 'MATURED'],
  [-75, 'CANCELLED', 'ORDER_CANCELLED'],
  [-61, 'MATURED'],
  [-44, 'MATURED'],
  [-23, 'PENDING'],
  [-12, 'ON_HOLD', 'SAME_BUYER'],
  [-3, 'PENDING'],
];

/** Orders complete and commissions mature so long after they were placed. */
const MATURE_DAYS = 35;

interface Transfer {
  readonly key: string;
  readonly code: string;
  readonly debit: string;
  readonly credit: string;
}

/** Written once: the ledger refuses to be written again. */
const transferOnce = (
  { key, code, debit, credit }: Transfer,
  { id: ref, amountIdr }: Pick<Row, 'id' | 'amountIdr'>,
  at: number,
): readonly Query<unknown>[] => [
  ...[debit, credit].map((account) => {
    const [kind] = account.split(':');
    return raw(
      sql`INSERT INTO ledger_account (id, kind, floor_idr)
        SELECT ${account}, ${kind}, ${kind === 'affiliate_pending' ? 0 : null}
        WHERE NOT EXISTS (SELECT 1 FROM ledger_account WHERE id = ${account})`,
      () => undefined,
    );
  }),
  raw(
    sql`INSERT INTO transfer (id, key, debit, credit, amount_idr, code, ref, event_at, created_at)
      SELECT ${`trf_${key}`}, ${key}, ${debit}, ${credit}, ${amountIdr}, ${code}, ${ref}, ${at}, ${at}
      WHERE NOT EXISTS (SELECT 1 FROM transfer WHERE key = ${key})`,
    () => undefined,
  ),
];

/** Demo sales of an affiliate, with the transfers they stand on; their orders are long forgotten. */
export const moneyStatements = (customerId: string): Query<unknown>[] => {
  const pending = `affiliate_pending:${customerId}`;
  const rows = SALES.map(([day, state, reason = null], at): Row => {
    const [productId, productName, amountIdr] = MODELS[at % MODELS.length] ?? MODELS[0];
    const placedAt = daysFromEpoch(day);
    const maturedAt = state === 'MATURED' ? daysFromEpoch(day + MATURE_DAYS) : null;
    return {
      id: `com_demo_${at + 1}`,
      orderId: `demo_${at + 1}`,
      customerId,
      state,
      amountIdr,
      orderCode: `DEMO0000${String(at + 1).padStart(2, '0')}`,
      productId,
      productName,
      transactionAt: placedAt,
      reason,
      maturedAt,
      createdAt: placedAt,
      updatedAt: maturedAt ?? placedAt,
    };
  });
  return [
    ...upsert(commission, rows),
    ...rows.flatMap((row) => {
      const step = (of: string, code: string, debit: string, credit: string, at: number) =>
        transferOnce({ key: `commission:${row.orderId}:${of}`, code, debit, credit }, row, at);
      return [
        ...step('earned', 'commission_earned', 'commission_cost', pending, row.createdAt),
        ...(row.state === 'MATURED'
          ? step('matured', 'commission_matured', pending, `affiliate:${customerId}`, row.updatedAt)
          : []),
        ...(row.state === 'CANCELLED'
          ? step('cancelled', 'commission_cancelled', pending, 'commission_cost', row.updatedAt)
          : []),
      ];
    }),
  ];
};
