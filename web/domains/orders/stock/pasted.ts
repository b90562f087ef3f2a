import { newId } from '#edge/contract/ids.ts';
import type { StockUnitInput } from '#web/platform/graphql/generated/main.ts';
import { pastedRows } from '#web/platform/pasted-rows.ts';

/** Columns of a pasted list, in this order. */
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
  const codeOf = (typed = ''): string => words.get(wordOf(typed)) ?? typed;
  return pastedRows(text, 'vin')?.map(
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
