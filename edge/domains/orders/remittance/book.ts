import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#db/client.ts';
import { p, prepareRaw } from '#db/query.ts';
import { orderCode } from '#edge/contract/orders/ids.ts';
import { startOfDay } from '#edge/contract/orders/undelivered.ts';
import { accountId } from '#edge/contract/payments/ledger.ts';
import { post } from '#edge/domains/payments/index.ts';
import { readCsvLines } from '#edge/platform/csv-lines.ts';

/** One motorcycle that a financing company has paid for, as its remittance advice lists it. */
const Line = v.pipe(
  v.object({
    order: orderCode(),
    amount: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.minValue(1)),
    date: v.pipe(v.string(), v.transform(startOfDay), v.number()),
    reference: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  }),
  v.transform(({ order, amount, date, reference }) => ({
    code: order,
    amountIdr: amount,
    at: date,
    reference,
  })),
);

type RemittanceLine = v.InferOutput<typeof Line>;

/** @throws Error naming the first line that cannot be read */
export const readRemittance = (csv: string): readonly RemittanceLine[] => readCsvLines(csv, Line);

interface Owed {
  readonly orderId: string;
  readonly lender: string;
  /** Less what it has paid; whole rupiah. */
  readonly leftIdr: number;
  /** This very line has been booked. */
  readonly isBooked: boolean;
}

const owedFor = prepareRaw<{ code: string; reference: string }, Owed | undefined>(
  sql`SELECT o.id, f.debit AS lender, f.amount_idr - coalesce((SELECT sum(t.amount_idr) FROM transfer t
      WHERE t.ref = o.id AND t.code = 'financing_received'), 0) AS left,
      EXISTS (SELECT 1 FROM transfer t
        WHERE t.key = 'financing-received:' || o.id || ':' || ${p('reference')}) AS booked
    FROM customer_order o JOIN transfer f ON f.key = 'financing:' || o.id WHERE o.code = ${p('code')}`,
  ({ rows: [row] }) =>
    row && {
      orderId: String(row.id),
      lender: String(row.lender),
      leftIdr: Number(row.left),
      isBooked: row.booked === 1,
    },
);

export interface Remitted {
  paid: number;
  /** Codes of orders for which the company owes nothing, or less than it says it has paid. */
  readonly refused: string[];
}

interface Deps {
  readonly db: Pick<Database, 'readPrimary' | 'write'>;
  readonly ids: (prefix: string) => string;
  readonly clock: () => number;
}

/**
 * Books what a financing company has paid for motorcycles that were handed over. A line is booked once
 * under its reference; one that is more than what is owed is not booked, and named.
 */
export const bookRemittance = async (
  lines: readonly RemittanceLine[],
  { db, ids, clock }: Deps,
): Promise<Remitted> => {
  const remitted: Remitted = { paid: 0, refused: [] };
  for (const { code, amountIdr, at, reference } of lines) {
    const [owed] = await db.readPrimary([owedFor({ code, reference })]);
    if (owed?.isBooked) continue;
    if (owed === undefined || owed.leftIdr < amountIdr) {
      remitted.refused.push(code);
      continue;
    }
    await db.write(
      post({
        id: ids('trf'),
        key: `financing-received:${owed.orderId}:${reference}`,
        code: 'financing_received',
        debit: accountId('bank'),
        credit: owed.lender,
        amountIdr,
        ref: owed.orderId,
        eventAt: at,
        now: clock(),
      }),
    );
    remitted.paid++;
  }
  return remitted;
};
