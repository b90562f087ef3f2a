import { parse } from 'csv-parse/sync';
import type { Ledger } from './report.ts';

export interface CsvRow {
  readonly file: string;
  readonly line: number;
  /** Trimmed; line breaks inside a cell become spaces. */
  readonly cells: Readonly<Record<string, string>>;
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const clean = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/**
 * Rows of a CSV text with the line they begin on; each is entered in the ledger, and one with another
 * number of columns than the header is refused.
 * @throws when a column that is needed is missing.
 */
export const readCsv = (
  file: string,
  text: string,
  needed: readonly string[],
  nameOf: (cells: Readonly<Record<string, string>>) => string,
  ledger: Ledger,
): CsvRow[] => {
  const parsed = parse(text, {
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }) as unknown as Parsed[];
  const [head, ...body] = parsed;
  const header = (head?.record ?? []).map(clean);
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}`);
  let begins = (head?.info.lines ?? 0) + 1;
  return body.flatMap(({ record, info }) => {
    const line = begins;
    begins = info.lines + 1;
    const cells = Object.fromEntries(header.map((name, i) => [name, clean(record[i] ?? '')]));
    ledger.read(file, line, nameOf(cells));
    if (record.length === header.length) return [{ file, line, cells }];
    ledger.refuse(file, line, 'wrong-columns', String(record.length));
    return [];
  });
};
