import { and, eq, or, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { product, productPrice, productPriceChange, subsidy } from '#db/schema/catalog.ts';
import { changeOf, lineNow } from './price-now.sql.ts';

const slug = p('slug');
const PRICE = sql`${productPrice}`;
const CHANGE = sql`${productPriceChange}`;

/** Placeholders: area, slug (null for all models), now. */
export const pricesInArea = prepare(
  build
    .select({
      slug: product.slug,
      name: product.name,
      standardBattery: product.standardBattery,
      battery: productPrice.battery,
      areaCode: productPrice.areaCode,
      vehicle: lineNow('vehicle', PRICE, CHANGE),
      bbnkb: lineNow('bbnkb', PRICE, CHANGE),
      pkb: lineNow('pkb', PRICE, CHANGE),
      stnk: lineNow('stnk', PRICE, CHANGE),
      tnkb: lineNow('tnkb', PRICE, CHANGE),
      bpkb: lineNow('bpkb', PRICE, CHANGE),
      subsidy: subsidy.amountIdr,
    })
    .from(productPrice)
    .innerJoin(product, and(eq(product.id, productPrice.productId), eq(product.isActive, true)))
    .leftJoin(productPriceChange, eq(productPriceChange.id, changeOf(PRICE)))
    .leftJoin(subsidy, and(eq(subsidy.id, product.subsidyId), eq(subsidy.isActive, true)))
    .where(
      and(eq(productPrice.areaCode, p('area')), or(sql`${slug} is null`, eq(product.slug, slug))),
    )
    .orderBy(product.orderSequence, sql`${productPrice.battery} <> ${product.standardBattery}`),
);

export type PriceRow = RowOf<typeof pricesInArea>;
