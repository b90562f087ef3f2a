import { and, eq, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { product, productValue } from '#db/schema/catalog.ts';
import { content } from '#edge/graphql/builder.ts';
import { revisedBy } from '#edge/graphql/revised.ts';

const FRAMES = 24;

interface Spin {
  readonly slug: string;
  readonly colorCode: string;
  readonly accentCode: string | null;
  readonly hero: string;
}

/** The colour itself, or its accent where the model has accents (the first when none is named). */
const look = prepare(
  build
    .select({ images: productValue.images, accent: productValue.code, of: productValue.component })
    .from(productValue)
    .innerJoin(product, and(eq(product.id, productValue.productId), eq(product.isActive, true)))
    .where(
      and(
        eq(product.slug, p('slug')),
        sql`case ${productValue.component}
          when 'color' then ${productValue.code} = ${p('color')} and ${p('accent')} is null
          when 'accent' then ${productValue.parentCode} = ${p('color')} and ${productValue.code} = ifnull(${p('accent')}, ${productValue.code})
          end`,
      ),
    )
    .orderBy(sql`${productValue.component} = 'color'`, productValue.orderSequence)
    .limit(1),
);

const SpinRef = content.objectRef<Spin>('Image360').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    color_code: t.exposeString('colorCode'),
    accent_code: t.exposeString('accentCode', { nullable: true }),
    images: t.stringList({
      description: `The ${FRAMES} frames of one turn, starting at the front.`,
      resolve: ({ hero }) =>
        Array.from({ length: FRAMES }, (_, i) =>
          hero.replace(/[^/]+$/, `spin/${String(i).padStart(2, '0')}.avif`),
        ),
    }),
  }),
});

content.queryField('image360', (t) =>
  t.field({
    extensions: revisedBy('products'),
    type: SpinRef,
    nullable: true,
    description: 'Pictures all around a model in a colour; null when it has no such look.',
    args: {
      slug: t.arg.string({ required: true }),
      colorCode: t.arg.string({ required: true }),
      accentCode: t.arg.string(),
    },
    resolve: async (_, { slug, colorCode, accentCode }, { read }) => {
      const [row] = await read(look({ slug, color: colorCode, accent: accentCode ?? null }));
      const [hero] = row === undefined ? [] : (JSON.parse(row.images) as string[]);
      if (row === undefined || hero === undefined) return null;
      return { slug, colorCode, accentCode: row.of === 'accent' ? row.accent : null, hero };
    },
  }),
);
