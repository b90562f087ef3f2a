import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import {
  affiliatePayee,
  commission,
  payout,
  payoutBatch,
  payoutReturn,
} from '#db/schema/referrals-money.ts';
import { payoutMachine } from '#edge/contract/referrals/payout-machine.ts';
import { createMover } from '#edge/platform/write/mover.ts';

/** Of one payout, so that it is one batch of the store. */
const MOST_PAYEES = 200;

export const payoutMover = createMover(payoutMachine, {
  table: payoutBatch,
  id: payoutBatch.id,
  columnsOf: (state) => ({ state }),
});

/** What somebody (`who`) is owed and no payout has gathered yet: matured, and corrected. */
const OPEN = sql<number>`(coalesce((SELECT sum(c.amount_idr) FROM commission c
    WHERE c.customer_id = affiliate_payee.customer_id AND c.state = 'MATURED' AND c.payout_id IS NULL), 0)
  + coalesce((SELECT sum(x.amount_idr) FROM commission_correction x
    WHERE x.customer_id = affiliate_payee.customer_id AND x.payout_id IS NULL), 0))`.mapWith(
  Number,
);

/** The bank sent money back from the account of `affiliate_payee`; whoever saves it anew is sure of it. */
const IS_SENT_BACK = sql`EXISTS (SELECT 1 FROM payout_return r JOIN payout q ON q.id = r.payout_id
  WHERE q.customer_id = affiliate_payee.customer_id
    AND q.account_number_sealed = affiliate_payee.account_number_sealed)`;

/** Whether somebody's next payout waits for another account. */
export const waitsForAccount = prepareRaw<{ customerId: string }, boolean>(
  sql`SELECT 1 FROM affiliate_payee WHERE customer_id = ${p('customerId')} AND ${IS_SENT_BACK}`,
  ({ rows }) => rows.length > 0,
);

/** Who is owed enough, and has said where to. */
export const payeesToPay = prepare(
  build
    .select({ payee: affiliatePayee, customerType: customer.customerType, grossIdr: OPEN })
    .from(affiliatePayee)
    .innerJoin(customer, eq(customer.id, affiliatePayee.customerId))
    .where(
      and(sql`${OPEN} >= ${p('least')}`, isNull(customer.disabledAt), sql`NOT ${IS_SENT_BACK}`),
    )
    .orderBy(asc(affiliatePayee.customerId))
    .limit(MOST_PAYEES),
);

export type Payable = RowOf<typeof payeesToPay>;

export interface PayableFigures {
  readonly count: number;
  readonly amountIdr: number;
  /** Those who are owed enough and have to give another account first: the bank sent money back from theirs. */
  readonly awaitingCount: number;
  readonly awaitingIdr: number;
}

/** How many of them there are, and what they are owed together; more than one payout takes. */
export const payableFigures = prepareRaw<{ least: number }, PayableFigures>(
  sql`SELECT count(*) FILTER (WHERE NOT sent_back) AS n,
      coalesce(sum(owed) FILTER (WHERE NOT sent_back), 0) AS amount,
      count(*) FILTER (WHERE sent_back) AS awaiting,
      coalesce(sum(owed) FILTER (WHERE sent_back), 0) AS awaiting_amount
    FROM (SELECT ${OPEN} AS owed, ${IS_SENT_BACK} AS sent_back
      FROM affiliate_payee JOIN customer ON customer.id = affiliate_payee.customer_id
      WHERE customer.disabled_at IS NULL)
    WHERE owed >= ${p('least')}`,
  ({ rows: [row] }) => ({
    count: Number(row?.n ?? 0),
    amountIdr: Number(row?.amount ?? 0),
    awaitingCount: Number(row?.awaiting ?? 0),
    awaitingIdr: Number(row?.awaiting_amount ?? 0),
  }),
);

const gatherCommissions = prepareRaw<{ id: string; customerId: string }, void>(
  sql`UPDATE commission SET payout_id = ${p('id')}
    WHERE customer_id = ${p('customerId')} AND state = 'MATURED' AND payout_id IS NULL`,
  () => undefined,
);

const gatherCorrections = prepareRaw<{ id: string; customerId: string }, void>(
  sql`UPDATE commission_correction SET payout_id = ${p('id')}
    WHERE customer_id = ${p('customerId')} AND payout_id IS NULL`,
  () => undefined,
);

const gatheredAsDecided = prepareRaw<{ id: string; grossIdr: number }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE ${p('grossIdr')} <>
    (SELECT coalesce(sum(c.amount_idr), 0) FROM commission c WHERE c.payout_id = ${p('id')})
    + (SELECT coalesce(sum(x.amount_idr), 0) FROM commission_correction x WHERE x.payout_id = ${p('id')})`,
  () => undefined,
);

/** What one affiliate gets; stops its batch when it is no longer what was read. */
export const gather = (row: typeof payout.$inferInsert): readonly Query<unknown>[] => {
  const { id, customerId, grossIdr } = row;
  return [
    query(build.insert(payout).values(row)),
    gatherCommissions({ id, customerId }),
    gatherCorrections({ id, customerId }),
    gatheredAsDecided({ id, grossIdr }),
  ];
};

export const batchById = prepare(
  build
    .select()
    .from(payoutBatch)
    .where(eq(payoutBatch.id, p('id'))),
);

export type BatchRow = RowOf<typeof batchById>;

export const payoutsOfBatch = prepare(
  build
    .select({ payout, name: customer.name, back: payoutReturn })
    .from(payout)
    .innerJoin(customer, eq(customer.id, payout.customerId))
    .leftJoin(payoutReturn, eq(payoutReturn.payoutId, payout.id))
    .where(eq(payout.batchId, p('id')))
    .orderBy(desc(payout.netIdr), asc(payout.id)),
);

export type PayoutLine = RowOf<typeof payoutsOfBatch>;

/** Of the payout `p`: its receiver is owed less by now, is paid to another account, or this one was sent money back from. */
const CHANGED = sql`(p.gross_idr >
    coalesce((SELECT sum(amount_idr) FROM transfer WHERE credit = 'affiliate:' || p.customer_id), 0)
    - coalesce((SELECT sum(amount_idr) FROM transfer WHERE debit = 'affiliate:' || p.customer_id), 0)
  OR EXISTS (SELECT 1 FROM affiliate_payee y JOIN payout_batch b ON b.id = p.batch_id
    WHERE y.customer_id = p.customer_id AND y.updated_at > b.created_at)
  OR EXISTS (SELECT 1 FROM payout_return r JOIN payout q ON q.id = r.payout_id
    WHERE q.customer_id = p.customer_id AND q.account_number_sealed = p.account_number_sealed))`;

/** How many in it are owed less by now, or changed their account. */
export const changedIn = prepareRaw<{ id: string }, number>(
  sql`SELECT count(*) AS n FROM payout p WHERE p.batch_id = ${p('id')} AND ${CHANGED}`,
  ({ rows }) => Number(rows[0]?.n),
);

/** Stops its batch unless everybody is owed what the payout says, to the account it names. */
export const holdUnchanged = prepareRaw<{ id: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS
    (SELECT 1 FROM payout p WHERE p.batch_id = ${p('id')} AND ${CHANGED})`,
  () => undefined,
);

const OF_BATCH = sql`(SELECT id FROM payout WHERE batch_id = ${p('id')})`;

export const freeCommissions = prepareRaw<{ id: string }, void>(
  sql`UPDATE commission SET payout_id = NULL WHERE payout_id IN ${OF_BATCH}`,
  () => undefined,
);

export const freeCorrections = prepareRaw<{ id: string }, void>(
  sql`UPDATE commission_correction SET payout_id = NULL WHERE payout_id IN ${OF_BATCH}`,
  () => undefined,
);

/** One line of a payout, with its batch, and whether it has come back. */
export const payoutLineById = prepare(
  build
    .select({ payout, batch: payoutBatch, back: payoutReturn })
    .from(payout)
    .innerJoin(payoutBatch, eq(payoutBatch.id, payout.batchId))
    .leftJoin(payoutReturn, eq(payoutReturn.payoutId, payout.id))
    .where(eq(payout.id, p('id'))),
);

const insertReturn = prepareRaw<typeof payoutReturn.$inferInsert, void>(
  sql`INSERT INTO payout_return (payout_id, reference, reason, returned_by, returned_at)
    SELECT p.id, ${p('reference')}, ${p('reason')}, ${p('returnedBy')}, ${p('returnedAt')}
    FROM payout p WHERE p.id = ${p('payoutId')}
      AND NOT EXISTS (SELECT 1 FROM payout_return r WHERE r.payout_id = p.id)`,
  () => undefined,
);

/** Notes that a line came back; stops its batch when somebody else was faster. */
export const noteReturn = (row: typeof payoutReturn.$inferInsert): readonly Query<unknown>[] => [
  insertReturn(row),
  assertOneChanged,
];

/** What was given and taken with a line waits for another payout. */
export const freeCorrectionsOf = prepareRaw<{ id: string }, void>(
  sql`UPDATE commission_correction SET payout_id = NULL WHERE payout_id = ${p('id')}`,
  () => undefined,
);

/** The commissions a batch is made of. */
export const gatheredIn = (payoutIds: readonly string[]) =>
  inArray(commission.payoutId, [...payoutIds]);

export const batchesPage = prepare(
  build
    .select()
    .from(payoutBatch)
    .orderBy(desc(payoutBatch.createdAt), desc(payoutBatch.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

export const openBatches = prepareRaw<object, number>(
  sql`SELECT count(*) AS n FROM payout_batch WHERE state IN ('PREPARED', 'APPROVED', 'RELEASED')`,
  ({ rows }) => Number(rows[0]?.n),
);

export const countBatches = prepareRaw<object, number>(
  sql`SELECT count(*) AS n FROM payout_batch`,
  ({ rows }) => Number(rows[0]?.n),
);
