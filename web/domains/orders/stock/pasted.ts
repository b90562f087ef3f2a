import { parse } from 'csv-parse/browser/esm/sync';
import { newId } from '#edge/contract/ids.ts';
import type { StockUnitInput } from '#web/platform/graphql/generated/main.ts';

/** Columns of a pasted list, in this order; a first row that names them is left out. */
export const COLUMNS = [
  'vin',
  'motorNumber',
  'slug',
  'color',
  'accent',
  'battery',
  'dealerSlug',
] as const;

/** A word that people may write instead of a code, e.g. the name of a model. */
export type Words = ReadonlyMap<string, string>;

export const wordOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Of the pasted text; undefined when it is no list, e.g. for a quote without its end. */
export const unitsIn = (
  text: string,
  words: Words,
  idOf: (vin: string) => string,
): readonly StockUnitInput[] | undefined => {
  let rows: string[][];
  try {
    rows = parse(text, {
      // A spreadsheet copies tabs; Indonesian ones save semicolons.
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return undefined;
  }
  const isHeader = wordOf(rows[0]?.[0] ?? '') === 'vin';
  const codeOf = (typed = ''): string => words.get(wordOf(typed)) ?? typed;
  return (isHeader ? rows.slice(1) : rows).map(
    ([vin = '', motorNumber = '', slug, color, accent = '', battery, place]) => ({
      id: idOf(vin),
      vin,
      motorNumber,
      slug: codeOf(slug),
      color: codeOf(color),
      accent: codeOf(accent) || null,
      battery: codeOf(battery),
      dealerSlug: codeOf(place),
    }),
  );
};

/** One id for a frame number, so that a list sent again adds nothing twice. */
export const idsByVin = (): ((vin: string) => string) => {
  const ids = new Map<string, string>();
  return (vin) => {
    const id = ids.get(vin) ?? newId('unt');
    ids.set(vin, id);
    return id;
  };
};
