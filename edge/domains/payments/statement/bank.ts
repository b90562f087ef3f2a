import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#db/client.ts';
import { p, prepareRaw } from '#db/query.ts';
import { startOfDay } from '#edge/contract/orders/undelivered.ts';
import {
  RETURNED_TRANSFER_NOTE,
  TRANSFERRED_NOTE,
} from '#edge/contract/payments/refund-machine.ts';
import { refundDueAt } from '#edge/contract/payments/refund-promise.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { readCsvLines } from '#edge/platform/csv-lines.ts';

/** Banks and people write the same reference with and without spaces, in capitals and not. */
const sameOf = (reference: string): string => reference.replace(/\s+/g, '').toUpperCase();

/** A transfer of a refund, as our bank's statement lists it. */
const Line = v.pipe(
  v.object({
    date: v.pipe(v.string(), v.transform(startOfDay), v.number()),
    amount: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.minValue(1)),
    reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60), v.transform(sameOf)),
  }),
  v.transform(({ date, amount, reference }) => ({ at: date, amountIdr: amount, reference })),
);

type TransferLine = v.InferOutput<typeof Line>;

/** @throws Error naming the first line that cannot be read */
export const readTransfers = (csv: string): readonly TransferLine[] => readCsvLines(csv, Line);

interface Made {
  readonly reference: string;
  readonly amountIdr: number;
  /** It was made between these two moments. */
  readonly approvedAt: number;
  readonly confirmedAt: number;
}

/** Refunds that staff say they have transferred, until then. */
const madeUntil = prepareRaw<{ to: number }, readonly Made[]>(
  sql`SELECT substr(note, ${TRANSFERRED_NOTE.length + 1}) AS reference, amount_idr AS idr,
      coalesce(approved_at, created_at) AS approved, confirmed_at AS confirmed
    FROM payment_refund WHERE route = 'BANK' AND state = 'CONFIRMED'
      AND substr(note, 1, ${TRANSFERRED_NOTE.length}) = ${TRANSFERRED_NOTE}
      AND coalesce(approved_at, created_at) <= ${p('to')}`,
  ({ rows }) =>
    rows.map(({ reference, idr, approved, confirmed }) => ({
      reference: sameOf(String(reference)),
      amountIdr: Number(idr),
      approvedAt: Number(approved),
      confirmedAt: Number(confirmed),
    })),
);

/** Amounts of transfers that were made and that a bank sent back: their references are gone. */
const returnedUntil = prepareRaw<{ to: number }, readonly number[]>(
  sql`SELECT amount_idr AS idr FROM payment_refund WHERE route = 'BANK' AND state = 'FAILED'
      AND note = ${RETURNED_TRANSFER_NOTE} AND confirmed_at IS NOT NULL
      AND coalesce(approved_at, created_at) <= ${p('to')}`,
  ({ rows }) => rows.map(({ idr }) => Number(idr)),
);

export interface Compared {
  /** References under which more went out than refunds of ours say, or none of ours. */
  readonly more: string[];
  /** References of refunds that the statement should have in full and has not. */
  readonly less: string[];
}

const sumsOf = (
  rows: readonly Pick<Made, 'reference' | 'amountIdr'>[],
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { reference, amountIdr } of rows)
    sums.set(reference, (sums.get(reference) ?? 0) + amountIdr);
  return sums;
};

/**
 * Compares the transfers of refunds on our bank's statement with those that staff have written down. Nothing
 * is booked: a confirmed refund is in the ledger already. A statement tells of what is missing from it only
 * where it begins before the refund was approved and goes on for a bank's days after staff confirmed it.
 */
export const compareTransfers = async (
  lines: readonly TransferLine[],
  { db }: { readonly db: Pick<Database, 'readPrimary'> },
): Promise<Compared> => {
  const times = lines.map(({ at }) => at);
  const from = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const to = times.reduce((a, b) => Math.max(a, b), 0) + DAY_MS;
  const [made, returned] = await db.readPrimary([madeUntil({ to }), returnedUntil({ to })]);
  const listed = sumsOf(lines);
  const ours = sumsOf(made);
  const expected = sumsOf(
    made.filter(
      ({ approvedAt, confirmedAt }) => approvedAt >= from && refundDueAt('BANK', confirmedAt) <= to,
    ),
  );
  const explained = [...returned];
  const isReturned = (amountIdr: number): boolean => {
    const at = explained.indexOf(amountIdr);
    if (at >= 0) explained.splice(at, 1);
    return at >= 0;
  };
  return {
    more: [...listed].flatMap(([reference, idr]) => {
      const excess = idr - (ours.get(reference) ?? 0);
      return excess > 0 && !isReturned(excess) ? [reference] : [];
    }),
    less: [...expected].flatMap(([reference, idr]) =>
      (listed.get(reference) ?? 0) < idr ? [reference] : [],
    ),
  };
};
