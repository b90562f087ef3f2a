import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { timeOf } from '#edge/domains/payments/midtrans/time.ts';

const rupiah = v.pipe(
  v.string(),
  v.transform((text) => Math.round(Number(text.replaceAll(',', '')))),
  v.safeInteger(),
);

/** A line of the balance statement that the provider's dashboard exports as CSV. */
const Row = v.pipe(
  v.object({
    'Date & Time': v.pipe(
      v.string(),
      v.transform((text) => timeOf(text) ?? Number.NaN),
      v.number(),
    ),
    'Order ID': v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
    'Transaction Type': v.pipe(v.string(), v.toLowerCase()),
    Status: v.pipe(v.string(), v.toLowerCase()),
    Amount: rupiah,
    Fee: rupiah,
  }),
  v.transform((row) => ({
    at: row['Date & Time'],
    name: row['Order ID'],
    type: row['Transaction Type'],
    isDone: row.Status === 'success',
    amountIdr: row.Amount,
    feeIdr: row.Fee,
  })),
);

export type StatementRow = v.InferOutput<typeof Row>;

/** @throws Error naming the first line that is not as the provider writes it */
export const readStatement = (csv: string): readonly StatementRow[] => {
  const records: readonly unknown[] = parse(csv, { columns: true, bom: true, trim: true });
  return records.map((record, at) => {
    const parsed = v.safeParse(Row, record);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new Error(`Line ${at + 2}: ${v.getDotPath(issue) ?? 'the line'} cannot be read`);
  });
};
