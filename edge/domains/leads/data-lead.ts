import { sql } from 'drizzle-orm';
import { build, p, prepare, query } from '#db/query.ts';
import { product } from '#db/schema/catalog.ts';
import { dataLead } from '#db/schema/leads.ts';
import { DAY_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { networkOf } from '#edge/platform/network.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

/** More than this is a machine. */
const COUNTED = declareLimit({
  purpose: 'leads.data-lead',
  most: 200,
  windowMs: DAY_MS,
  what: 'times that somebody went on from a model',
  by: 'model and network',
  silent: true,
});

const activeSlug = prepare(
  build
    .select({ slug: product.slug })
    .from(product)
    .where(
      sql`${product.isActive} = 1 and (${product.slug} = ${p('name')} or lower(${product.name}) = ${p('name')})`,
    )
    .limit(1),
);

main.mutationField('insertDataLeads', (t) =>
  t.field({
    type: CommonRef,
    description: 'Counts that somebody went on from a product. No person is told from it.',
    args: {
      productName: t.arg.string({
        required: true,
        description: 'Slug or name of a model on sale.',
      }),
    },
    resolve: async (_, { productName }, { db, read, clock, address }) => {
      const [product] = await read(activeSlug({ name: productName.trim().toLowerCase() }));
      if (product === undefined) return failed('NOT_FOUND', 'There is no such product.');
      const now = clock();
      const row = {
        // One row for a model, a network and a day: sending again only counts.
        id: `led_${startOfDayInJakarta(now)}_${product.slug}_${networkOf(address)}`,
        productSlug: product.slug,
        network: networkOf(address),
        dayAt: startOfDayInJakarta(now),
        lastAt: now,
      };
      await db.write([
        query(
          build
            .insert(dataLead)
            .values(row)
            .onConflictDoUpdate({
              target: dataLead.id,
              set: { count: sql`${dataLead.count} + 1`, lastAt: now },
              setWhere: sql`${dataLead.count} < ${COUNTED.most}`,
            }),
        ),
      ]);
      return DONE;
    },
  }),
);
