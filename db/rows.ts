import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface Field {
  /** Name in the row, after that of its group when it has one. */
  readonly path: readonly string[];
  readonly field: Column | SQL | SQL.Aliased | Subquery;
}

type Values = Readonly<Record<number, unknown>>;

/** What drizzle knows of a prepared statement that answers rows. */
export interface PreparedRows {
  readonly fields?: readonly Field[];
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  readonly customResultMapper?: unknown;
}

const decoderOf = (field: Field['field']): Decoder => {
  if (is(field, Column)) return field;
  const text = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql;
  return (text as unknown as { readonly decoder: Decoder }).decoder;
};

/** Joined rows that are `null` when the first of their columns is: it is of a table that may have no row. */
const absentByFirst = (
  fields: readonly Field[],
  alwaysThere: Readonly<Record<string, boolean>>,
): ReadonlyMap<string, string> => {
  const tables = new Map<string, { readonly name: string; readonly first: string; one: boolean }>();
  for (const { path, field } of fields) {
    const [group = '', name = ''] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const table = getTableName(field.table);
    const seen = tables.get(group);
    if (seen === undefined) tables.set(group, { name: table, first: name, one: true });
    else if (seen.name !== table) seen.one = false;
  }
  return new Map(
    [...tables].flatMap(([group, { name, first, one }]) =>
      one && alwaysThere[name] !== true ? [[group, first]] : [],
    ),
  );
};

/**
 * Makes rows of values as drizzle does, with what it works out anew for each value of each row worked out
 * once (decisions/rows-worked-out-once.md).
 * @returns `undefined` for a statement that drizzle has to map itself
 */
export const rowMapper = ({
  fields,
  joinsNotNullableMap,
  customResultMapper,
}: PreparedRows): ((values: Values) => unknown) | undefined => {
  if (fields === undefined || customResultMapper !== undefined) return undefined;
  if (fields.some(({ path }) => path.length > 2)) return undefined;
  const columns = fields.map(({ path, field }) => ({
    group: path.length === 2 ? path[0] : undefined,
    name: path.at(-1) ?? '',
    decoder: decoderOf(field),
  }));
  const absent = joinsNotNullableMap ? [...absentByFirst(fields, joinsNotNullableMap)] : [];
  return (values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at++) {
      const { group, name, decoder } = columns[at] as (typeof columns)[number];
      const value = values[at];
      let target = row;
      if (group !== undefined) {
        row[group] ??= {};
        target = row[group] as Record<string, unknown>;
      }
      target[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    for (const [group, first] of absent)
      if ((row[group] as Record<string, unknown>)[first] === null) row[group] = null;
    return row;
  };
};
