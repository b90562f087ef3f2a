import {
  type ComparedGroup,
  type ComparedRow,
  compare,
  MAX_COMPARED,
} from '#edge/contract/catalog/comparison.ts';
import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { selectedFields } from '#edge/graphql/selection.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { activeProductsBySlugs } from './product.sql.ts';
import { type Product, ProductRef, partsOf, withWantedLocale } from './product.ts';
import { parseGroups } from './specification.ts';

interface Comparison {
  readonly products: readonly Product[];
  readonly missing: readonly string[];
}

const RowRef = content.objectRef<ComparedRow>('ComparedRow').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    unit: t.exposeString('unit'),
    values: t.stringList({
      nullable: { list: false, items: true },
      description: 'One per model, in the order of `products`.',
      resolve: (row) => [...row.values],
    }),
    is_different: t.exposeBoolean('isDifferent'),
  }),
});

const GroupRef = content.objectRef<ComparedGroup>('ComparedGroup').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    rows: t.field({ type: [RowRef], resolve: (group) => group.rows }),
  }),
});

const ComparisonRef = content.objectRef<Comparison>('Comparison').implement({
  fields: (t) => ({
    products: t.field({ type: [ProductRef], resolve: (comparison) => comparison.products }),
    missing: t.stringList({
      description: 'Slugs that are no model on sale.',
      resolve: (comparison) => [...comparison.missing],
    }),
    groups: t.field({
      type: [GroupRef],
      resolve: ({ products }) => compare(products.map((p) => parseGroups(p.specifications))),
    }),
  }),
});

content.queryField('comparePage', (t) =>
  t.field({
    extensions: revisedBy('products'),
    type: ComparisonRef,
    description: `Up to ${MAX_COMPARED} models side by side, in the order asked for.`,
    args: {
      slugs: t.arg.stringList({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { slugs, locale }, { read, clock }, info) => {
      const wanted = [...new Set(slugs)];
      if (wanted.length > MAX_COMPARED)
        throw new Refusal('BAD_USER_INPUT', `Compare at most ${MAX_COMPARED} models.`);
      const fields = new Set(selectedFields(info, 'products'));
      if (selectedFields(info).has('groups')) fields.add('specifications');
      const query = activeProductsBySlugs(partsOf(fields));
      const rows = await read(query({ slugs: JSON.stringify(wanted), locale, now: clock() }));
      const products = wanted.map((slug) => rows.find((row) => row.slug === slug));
      return {
        products: products.filter((row) => row !== undefined).map(withWantedLocale(locale)),
        missing: wanted.filter((_, i) => products[i] === undefined),
      };
    },
  }),
);
