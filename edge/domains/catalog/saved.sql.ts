import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { product } from '#db/schema/catalog.ts';
import { savedConfiguration } from '#db/schema/catalog-saved.ts';

const mine = eq(savedConfiguration.customerId, p('customerId'));

/** Placeholder: customerId. Newest first. */
export const savedOf = prepare(
  build
    .select({ ...getTableColumns(savedConfiguration), productName: product.name })
    .from(savedConfiguration)
    .innerJoin(product, eq(product.slug, savedConfiguration.slug))
    .where(mine)
    .orderBy(desc(savedConfiguration.savedAt), savedConfiguration.id),
);

/** Whose it is; placeholder: id. */
export const ownerOfSaved = prepare(
  build
    .select({ customerId: savedConfiguration.customerId })
    .from(savedConfiguration)
    .where(eq(savedConfiguration.id, p('id'))),
);

/** Saving again under the same id changes it; another customer's row stays as it is. */
export const writeSaved = prepare(
  build
    .insert(savedConfiguration)
    .values({
      id: p('id'),
      customerId: p('customerId'),
      slug: p('slug'),
      name: p('name'),
      choice: p('choice'),
      totalIdr: p('total'),
      savedAt: p('savedAt'),
    })
    .onConflictDoUpdate({
      target: savedConfiguration.id,
      set: {
        slug: sql`excluded.slug`,
        name: sql`excluded.name`,
        choice: sql`excluded.choice`,
        totalIdr: sql`excluded.total_idr`,
        savedAt: sql`excluded.saved_at`,
      },
      setWhere: sql`${savedConfiguration.customerId} = excluded.customer_id`,
    }),
);

/** Placeholders: customerId, most. */
export const dropOldest = prepare(
  build.delete(savedConfiguration).where(
    and(
      mine,
      sql`${savedConfiguration.id} not in (select id from saved_configuration
        where customer_id = ${p('customerId')} order by saved_at desc, id limit ${p('most')})`,
    ),
  ),
);

/** Placeholders: customerId, id. */
export const removeSaved = prepare(
  build.delete(savedConfiguration).where(and(mine, eq(savedConfiguration.id, p('id')))),
);
