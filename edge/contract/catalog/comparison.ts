import type { ProductTextRecord } from './product-record.ts';

type SpecificationGroup = ProductTextRecord['specifications'][number];

/** Models side by side at most. */
export const MAX_COMPARED = 3;

export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** One per model in the order asked for; null where a model has no such figure. */
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
}

export interface ComparedGroup {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly ComparedRow[];
}

/** The keys of all tables in the order in which they first appear. */
const keysOf = <T extends { readonly key: string }>(lists: readonly (readonly T[])[]): string[] => {
  const keys: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const { key } of list) {
      const index = keys.indexOf(key);
      if (index >= 0) at = index + 1;
      else keys.splice(at++, 0, key);
    }
  }
  return keys;
};

const find = <T extends { readonly key: string }>(
  list: readonly T[] | undefined,
  key: string,
): T | undefined => list?.find((item) => item.key === key);

/** Lays tables side by side, row by row; a row is different unless every model says the same. */
export const compare = (tables: readonly (readonly SpecificationGroup[])[]): ComparedGroup[] =>
  keysOf(tables).map((groupKey) => {
    const groups = tables.map((table) => find(table, groupKey));
    const rows = keysOf(groups.map((group) => group?.rows ?? [])).map((key): ComparedRow => {
      const cells = groups.map((group) => find(group?.rows, key));
      const first = cells.find((cell) => cell !== undefined);
      const values = cells.map((cell) => cell?.value ?? null);
      return {
        key,
        name: first?.name ?? key,
        unit: first?.unit ?? '',
        values,
        isDifferent: new Set(values).size > 1,
      };
    });
    return { key: groupKey, name: groups.find((group) => group)?.name ?? groupKey, rows };
  });
