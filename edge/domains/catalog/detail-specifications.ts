import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { activeProductBySlug } from './product.sql.ts';
import { parseGroups, SpecificationGroupRef } from './specification.ts';

content.queryField('detailSpecifications', (t) =>
  t.field({
    extensions: revisedBy('products'),
    type: [SpecificationGroupRef],
    nullable: true,
    description: 'The specification table of a model; null when it is not on sale.',
    args: {
      slug: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { slug, locale }, { read, clock }) => {
      const [row] = await read(
        activeProductBySlug(['specifications'])({ slug, locale, now: clock() }),
      );
      return row === undefined ? null : parseGroups(row.specifications);
    },
  }),
);
