import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

/**
 * The lines of a CSV file with a heading, as an operator hands it in.
 * @throws Error naming the first line that cannot be read, the heading being line 1
 */
export const readCsvLines = <S extends v.GenericSchema>(
  csv: string,
  schema: S,
): readonly v.InferOutput<S>[] => {
  const records: readonly unknown[] = parse(csv, { columns: true, bom: true, trim: true });
  return records.map((record, at) => {
    const parsed = v.safeParse(schema, record);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new Error(`Line ${at + 2}: ${v.getDotPath(issue) ?? 'the line'} cannot be read`);
  });
};
