import { asc, eq } from 'drizzle-orm';
import { build, prepare } from '#db/query.ts';
import { product } from '#db/schema/catalog.ts';
import { nearest } from '#edge/contract/nearest.ts';
import { content } from '#edge/graphql/builder.ts';

interface Match {
  readonly slug: string;
  readonly name: string;
}

const activeNames = prepare(
  build
    .select({ slug: product.slug, name: product.name })
    .from(product)
    .where(eq(product.isActive, true))
    .orderBy(asc(product.orderSequence)),
);

const MatchRef = content.objectRef<Match>('ProductMatch').implement({
  fields: (t) => ({ slug: t.exposeString('slug'), name: t.exposeString('name') }),
});

content.queryField('productMatches', (t) =>
  t.field({
    type: [MatchRef],
    description: 'Models whose slug or name comes nearest to a text, for pages that found nothing.',
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_, { text }, { read }) =>
      nearest(text, await read(activeNames({})), (match) => [match.slug, match.name], 3),
  }),
);
