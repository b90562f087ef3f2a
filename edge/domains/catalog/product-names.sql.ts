import { and, eq } from 'drizzle-orm';
import { build, p, prepare, type Query } from '#db/query.ts';
import { product } from '#db/schema/catalog.ts';

const nameBySlug = prepare(
  build
    .select({ name: product.name })
    .from(product)
    .where(and(eq(product.slug, p('slug')), eq(product.isActive, true))),
);

/** Name of a model on sale; undefined when there is none by that slug. */
export const productName = (slug: string): Query<string | undefined> => {
  const query = nameBySlug({ slug });
  return { ...query, map: (result) => query.map(result)[0]?.name };
};

const namesInOrder = prepare(
  build
    .select({ slug: product.slug, name: product.name })
    .from(product)
    .where(eq(product.isActive, true))
    .orderBy(product.orderSequence),
);

/** Slug and name of every model on sale, in the order they are shown. */
export const productNames = (): Query<{ readonly slug: string; readonly name: string }[]> =>
  namesInOrder({});
