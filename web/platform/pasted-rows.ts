import { parse } from 'csv-parse/browser/esm/sync';

/**
 * The rows of a list out of a spreadsheet: copied, which gives tabs, or saved as CSV, with semicolons in
 * Indonesian ones. A first row that begins with the name of the first column is left out.
 * @returns undefined when it is no list, e.g. for a quote without its end
 */
export const pastedRows = (text: string, firstColumn: string): readonly string[][] | undefined => {
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return undefined;
  }
  return rows[0]?.[0]?.toLowerCase() === firstColumn ? rows.slice(1) : rows;
};
