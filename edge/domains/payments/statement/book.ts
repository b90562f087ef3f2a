import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { p, prepareRaw, type Query } from '#db/query.ts';
import { accountId, GATEWAY } from '#edge/contract/payments/ledger.ts';
import { refundDueAt } from '#edge/contract/payments/refund-promise.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { attemptByProviderOrder } from '#edge/domains/payments/attempt.sql.ts';
import { post } from '#edge/domains/payments/ledger.sql.ts';
import type { StatementRow } from './read.ts';

const hasTransfer = prepareRaw<{ key: string }, boolean>(
  sql`SELECT 1 FROM transfer WHERE key = ${p('key')}`,
  ({ rows }) => rows.length > 0,
);

/** What the ledger says the provider has kept of a payment, and in how many transfers. */
const feesOf = prepareRaw<{ id: string }, { readonly idr: number; readonly transfers: number }>(
  sql`SELECT coalesce(sum(iif(code = 'provider_fee', amount_idr, 0 - amount_idr)), 0) AS fee, count(*) AS n
    FROM transfer WHERE key >= 'fee:' || ${p('id')} AND key < 'fee:' || ${p('id')} || ';'`,
  ({ rows: [row] }) => ({ idr: Number(row?.fee), transfers: Number(row?.n) }),
);

/** What went back of a payment by the provider, or is on its way. */
const refundedOf = prepareRaw<{ id: string }, number>(
  sql`SELECT coalesce(sum(amount_idr), 0) AS idr FROM payment_refund
    WHERE attempt_id = ${p('id')} AND route = 'PROVIDER' AND state IN ('SENT', 'CONFIRMED')`,
  ({ rows: [row] }) => Number(row?.idr),
);

interface Confirmed {
  /** The payment's, at the provider. */
  readonly name: string;
  readonly amountIdr: number;
  readonly confirmedAt: number;
}

/** Refunds by the provider that began and were confirmed between two moments. */
const confirmedBetween = prepareRaw<{ from: number; to: number }, readonly Confirmed[]>(
  sql`SELECT a.provider_order_id AS name, r.amount_idr AS idr, r.confirmed_at AS confirmed
    FROM payment_refund r JOIN payment_attempt a ON a.id = r.attempt_id
    WHERE r.route = 'PROVIDER' AND r.state = 'CONFIRMED'
      AND coalesce(r.sent_at, r.created_at) >= ${p('from')} AND r.confirmed_at <= ${p('to')}`,
  ({ rows }) =>
    rows.map(({ name, idr, confirmed }) => ({
      name: String(name),
      amountIdr: Number(idr),
      confirmedAt: Number(confirmed),
    })),
);

export interface Booked {
  /** Payouts to the bank that the ledger did not have. */
  payouts: number;
  /** Fees that were not as agreed. */
  corrected: number;
  /** Orders of payments that are not of this store. */
  readonly unknown: string[];
  /** Payments of which the statement has more refunded than the ledger knows of. */
  readonly refundedMore: string[];
  /** Payments with a confirmed refund that the statement should have and does not. */
  readonly refundedLess: string[];
}

interface Deps {
  readonly db: Pick<Database, 'readPrimary' | 'write'>;
  readonly ids: (prefix: string) => string;
  readonly clock: () => number;
}

const payout = async (
  row: StatementRow,
  { db, ids, clock }: Deps,
): Promise<readonly Query<unknown>[]> => {
  const key = `payout:${row.name}`;
  const [isBooked] = await db.readPrimary([hasTransfer({ key })]);
  const amountIdr = Math.abs(row.amountIdr);
  return isBooked || amountIdr === 0
    ? []
    : post({
        id: ids('trf'),
        key,
        code: 'payout_of_gateway',
        debit: accountId('bank'),
        credit: GATEWAY,
        amountIdr,
        ref: row.name,
        eventAt: row.at,
        now: clock(),
      });
};

/** Undefined for a payment that is not of this store. */
const correction = async (
  { name, feeIdr, at }: StatementRow,
  { db, ids, clock }: Deps,
): Promise<readonly Query<unknown>[] | undefined> => {
  const [[attempt]] = await db.readPrimary([attemptByProviderOrder({ providerOrderId: name })]);
  if (attempt === undefined) return undefined;
  const [fees] = await db.readPrimary([feesOf({ id: attempt.id })]);
  // One that was taken back has none any more.
  if (fees.idr === 0 || fees.idr === feeIdr) return [];
  const isMore = feeIdr > fees.idr;
  return post({
    id: ids('trf'),
    key: `fee:${attempt.id}:statement-${fees.transfers}`,
    code: isMore ? 'provider_fee' : 'provider_fee_returned',
    debit: isMore ? accountId('fees') : GATEWAY,
    credit: isMore ? GATEWAY : accountId('fees'),
    amountIdr: Math.abs(feeIdr - fees.idr),
    ref: attempt.ref,
    eventAt: at,
    now: clock(),
  });
};

/** Refunds of the statement by payment. One of a few days may lack some that the ledger has. */
const refundsOf = (rows: readonly StatementRow[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { name, type, isDone, amountIdr } of rows)
    if (isDone && type === 'refund') sums.set(name, (sums.get(name) ?? 0) + Math.abs(amountIdr));
  return sums;
};

const compareRefunds = async (
  rows: readonly StatementRow[],
  { unknown, refundedMore }: Pick<Booked, 'unknown' | 'refundedMore'>,
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  for (const [name, amountIdr] of refundsOf(rows)) {
    const [[attempt]] = await db.readPrimary([attemptByProviderOrder({ providerOrderId: name })]);
    if (attempt === undefined) {
      if (!unknown.includes(name)) unknown.push(name);
      continue;
    }
    const [refunded] = await db.readPrimary([refundedOf({ id: attempt.id })]);
    if (amountIdr > refunded) refundedMore.push(name);
  }
};

/** A refund that the provider began by itself may be as much older than the ledger says. */
const NEWS_MS = DAY_MS;

/**
 * A line may come as late as a refund may, so a statement tells of what is missing from it only when it
 * goes on for the provider's days after the bank has confirmed.
 */
const missingRefunds = async (
  rows: readonly StatementRow[],
  { db }: Pick<Deps, 'db'>,
): Promise<readonly string[]> => {
  const times = rows.map(({ at }) => at);
  const from = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) + NEWS_MS;
  const to = times.reduce((a, b) => Math.max(a, b), 0);
  if (from > to) return [];
  const [confirmed] = await db.readPrimary([confirmedBetween({ from, to })]);
  const expected = new Map<string, number>();
  for (const { name, amountIdr, confirmedAt } of confirmed)
    if (refundDueAt('PROVIDER', confirmedAt) <= to)
      expected.set(name, (expected.get(name) ?? 0) + amountIdr);
  const listed = refundsOf(rows);
  return [...expected].flatMap(([name, idr]) => ((listed.get(name) ?? 0) < idr ? [name] : []));
};

/**
 * Books what only the provider's statement tells: its payouts to our bank, and fees that were not as agreed.
 * Refunds that only one side has are named for a person. The same statement, or one that overlaps it,
 * changes nothing more.
 */
export const bookStatement = async (rows: readonly StatementRow[], deps: Deps): Promise<Booked> => {
  const booked: Booked = {
    payouts: 0,
    corrected: 0,
    unknown: [],
    refundedMore: [],
    refundedLess: [],
  };
  for (const row of rows) {
    if (!row.isDone) continue;
    if (row.type === 'withdrawal') {
      const statements = await payout(row, deps);
      if (statements.length > 0) await deps.db.write(statements);
      booked.payouts += Math.min(1, statements.length);
    } else if (row.type === 'payment') {
      const statements = await correction(row, deps);
      if (statements === undefined) booked.unknown.push(row.name);
      else if (statements.length > 0) {
        await deps.db.write(statements);
        booked.corrected++;
      }
    }
  }
  await compareRefunds(rows, booked, deps);
  booked.refundedLess.push(...(await missingRefunds(rows, deps)));
  return booked;
};
