import { and, eq, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { product, subsidy } from '#db/schema/catalog.ts';
import { place } from '#db/schema/places.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import type { ProductValueRecord } from '#edge/contract/catalog/product-record.ts';
import { lineAmounts, pricesJson, valuesJson } from './record.sql.ts';

/** Placeholders: slug, area, now. */
export const configurableModel = prepare(
  build
    .select({
      slug: product.slug,
      name: product.name,
      standardBattery: product.standardBattery,
      discount: subsidy.amountIdr,
      values: valuesJson,
      lines: pricesJson(lineAmounts, sql`p.area_code = ${p('area')}`),
    })
    .from(product)
    .leftJoin(subsidy, and(eq(subsidy.id, product.subsidyId), eq(subsidy.isActive, true)))
    .where(and(eq(product.slug, p('slug')), eq(product.isActive, true))),
);

/** What the configurator's rules and the arithmetic of prices work on. */
export const modelOf = (row: RowOf<typeof configurableModel>): ConfigurableModel => ({
  slug: row.slug,
  name: row.name,
  standard_battery: row.standardBattery,
  discount: row.discount ?? 0,
  values: JSON.parse(row.values) as ProductValueRecord[],
  price_lines: JSON.parse(row.lines) as ConfigurableModel['price_lines'],
});

/** Where a motorcycle can be bought today. */
export const sellingDealers = prepare(
  build
    .select({ slug: place.dealerSlug })
    .from(place)
    .where(and(eq(place.isActive, true), eq(place.sales, true), eq(place.upcoming, false))),
);
