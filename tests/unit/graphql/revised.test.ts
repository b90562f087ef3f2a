import { getTableName } from 'drizzle-orm';
import {
  execute,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Collection } from '#db/feed/collection.ts';
import { collections } from '#db/feed/collections.ts';
import type { RevisedName } from '#db/feed/revision.ts';
import type { Query } from '#db/query.ts';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const schema = contentSchema();

/** Everything below a type, as far as it goes. */
const selection = (type: GraphQLOutputType, depth = 0): string => {
  const named = getNamedType(type);
  if (isAbstractType(named)) {
    const types = schema.getPossibleTypes(named);
    const parts = types.map((each, i) => `... on ${each.name} ${aliased(each, i, depth)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  return isObjectType(named) ? aliased(named, undefined, depth) : '';
};

/** Members of a union may have fields of one name and different types. */
const aliased = (
  type: Parameters<typeof schema.getPossibleTypes>[0] | GraphQLOutputType,
  index: number | undefined,
  depth: number,
): string => {
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  if (depth > 6) return '{ __typename }';
  const fields = Object.values(type.getFields()).map(
    (field) =>
      `${index === undefined ? '' : `a${index}_${field.name}: `}${field.name} ${selection(field.type, depth + 1)}`,
  );
  return `{ ${fields.join(' ')} }`;
};

/** Arguments that find something; a new operation has to be added. */
const CALLS: Readonly<Record<string, string>> = {
  products: '(locale: en)',
  productDetail: '(slug: "alva-cervo", locale: en)',
  productPrices: '(slug: "alva-cervo", locale: en)',
  comparePage: '(slugs: ["alva-cervo", "alva-one"], locale: en)',
  detailSpecifications: '(slug: "alva-cervo", locale: en)',
  ecProducts: '(dealerSlug: "any", locale: en)',
  image360: '(slug: "alva-one", colorCode: "halo-white")',
  page: '(name: "warranty", locale: en)',
  pages: '(kind: policy, locale: en)',
  productPageText: '(locale: en)',
  batteryTerms: '(kind: rental, locale: en)',
  posts: '(locale: en)',
  post: '(slug: "anything", locale: en)',
  promo: '(slug: "anything", locale: en)',
  helpTopics: '(locale: en)',
  helpAnswer: '(topicId: "battery", answerId: "any", locale: en)',
};

const declared = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const names = field.extensions.revisedBy as readonly RevisedName[] | undefined;
  return names === undefined ? [] : [{ field, names, name: field.name }];
});

const tablesOf = (names: readonly RevisedName[]): string[] =>
  names.flatMap((name) => {
    const { table, parts = [] }: Collection = collections[name];
    return [table, ...parts.map((part) => part.table)].map((each) => getTableName(each));
  });

describe('root fields whose answers may be kept', () => {
  const [{ open }] = stores;
  let store: Store;
  beforeAll(async () => {
    store = await seeded(open, { demo: false });
  });
  afterAll(() => store.stop());

  const tablesRead = async ({ sql, args }: Query<unknown>): Promise<string[]> => {
    const { rows } = await store.db.primary.execute({ sql: `EXPLAIN ${sql}`, args });
    const roots = rows.filter((row) => row.opcode === 'OpenRead').map((row) => Number(row.p2));
    const named = await store.db.primary.execute('SELECT rootpage, tbl_name FROM sqlite_schema');
    const tables = new Map(named.rows.map((row) => [Number(row.rootpage), String(row.tbl_name)]));
    return roots.map((root) => tables.get(root) ?? `page ${root}`);
  };

  it('are all called here', () => {
    expect(declared.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(declared)('$name reads nothing its revision does not cover', async (each) => {
    const queries: Query<unknown>[] = [];
    const read = async (query: Query<unknown>): Promise<unknown> => {
      queries.push(query);
      const [answer] = await store.db.read([query]);
      return answer;
    };
    const used = new Set<string>();
    const context: Record<string, unknown> = { read, clock: Date.now };
    const contextValue = new Proxy(context, {
      get: (target, key) => {
        used.add(String(key));
        return target[String(key)];
      },
    });
    const text = `{ ${each.name}${CALLS[each.name]} ${selection(each.field.type)} }`;
    const { errors } = await execute({
      schema,
      document: parse(text),
      contextValue,
    });
    expect(errors).toBeUndefined();
    expect(queries).not.toEqual([]);
    const covered = [...tablesOf(each.names), 'json_each'];
    for (const query of queries)
      for (const table of await tablesRead(query)) expect(covered).toContain(table);
    // Nothing but the store and the moment, which is the revision's.
    expect([...used].filter((key) => key !== 'read' && key !== 'clock')).toEqual([]);
  });
});
