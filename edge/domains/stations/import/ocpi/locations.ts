import * as v from 'valibot';
import type { ImportedStation } from '#edge/domains/stations/import/draft.ts';
import type { Ledger } from '#edge/domains/stations/import/report.ts';
import { refOf, stationOf } from './location.ts';
import { LocationNameSchema, LocationSchema } from './shape.ts';
import { isTariff, type Tariffs, tariffsOf } from './tariffs.ts';

/** A page is a list of locations, bare or in OCPI's envelope. */
const listOf = (page: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(page)) return page;
  const data = typeof page === 'object' && page !== null && 'data' in page ? page.data : undefined;
  return Array.isArray(data) ? data : undefined;
};

/** The names of locations in a list, malformed ones included: they are there, if not readable. */
export const refsIn = (list: readonly unknown[]): string[] =>
  list.flatMap((item) => {
    const named = v.safeParse(LocationNameSchema, item);
    return named.success ? [refOf(named.output)] : [];
  });

export interface LocationList {
  readonly file: string;
  readonly list: readonly unknown[];
}

/**
 * Locations of one list. One that may not be published is left out as if it were not there; one that
 * is malformed is refused with the path of its first fault, and the rest go on. `seen` holds the
 * names met before, in other lists too.
 */
export const stationsOfList = (
  { file, list }: LocationList,
  tariffs: Tariffs,
  ledger: Ledger,
  seen = new Set<string>(),
): ImportedStation[] =>
  list.flatMap((item, index) => {
    const at = { file, line: index + 1 };
    const parsed = v.safeParse(LocationSchema, item);
    const named = v.safeParse(LocationNameSchema, item);
    ledger.read(at.file, at.line, named.success ? named.output.id : '');
    if (!parsed.success) {
      const [issue] = parsed.issues;
      ledger.refuse(
        at.file,
        at.line,
        'malformed',
        `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
      );
      return [];
    }
    const ref = refOf(parsed.output);
    if (seen.has(ref)) {
      ledger.refuse(at.file, at.line, 'duplicate-id', ref);
      return [];
    }
    seen.add(ref);
    if (parsed.output.publish !== false) return stationOf(parsed.output, at, tariffs, ledger);
    ledger.gone.push(ref);
    return [];
  });

/**
 * Locations of OCPI pages, with the prices of the tariff pages among them.
 * @throws when a page is no list of locations at all.
 */
export const stationsOfLocations = (
  pages: readonly { readonly file: string; readonly json: unknown }[],
  ledger: Ledger,
): ImportedStation[] => {
  const seen = new Set<string>();
  const lists = pages.map(({ file, json }) => {
    const list = listOf(json);
    if (list === undefined) throw new Error(`${file} is no page of OCPI locations`);
    return { file, list, priced: list.some(isTariff) };
  });
  const tariffs: Tariffs = new Map(
    lists.flatMap(({ file, list, priced }) => (priced ? tariffsOf(file, list, ledger) : [])),
  );
  return lists.flatMap((each) => (each.priced ? [] : stationsOfList(each, tariffs, ledger, seen)));
};
