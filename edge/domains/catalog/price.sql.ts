import { and, eq, or, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { product, productPrice, subsidy } from '#db/schema/catalog.ts';

const slug = p('slug');

/** Placeholders: area, slug (null for all models). */
export const pricesInArea = prepare(
  build
    .select({
      slug: product.slug,
      name: product.name,
      standardBattery: product.standardBattery,
      battery: productPrice.battery,
      areaCode: productPrice.areaCode,
      vehicle: productPrice.vehicleIdr,
      bbnkb: productPrice.bbnkbIdr,
      pkb: productPrice.pkbIdr,
      stnk: productPrice.stnkIdr,
      tnkb: productPrice.tnkbIdr,
      bpkb: productPrice.bpkbIdr,
      subsidy: subsidy.amountIdr,
    })
    .from(productPrice)
    .innerJoin(product, and(eq(product.id, productPrice.productId), eq(product.isActive, true)))
    .leftJoin(subsidy, and(eq(subsidy.id, product.subsidyId), eq(subsidy.isActive, true)))
    .where(
      and(eq(productPrice.areaCode, p('area')), or(sql`${slug} is null`, eq(product.slug, slug))),
    )
    .orderBy(product.orderSequence, sql`${productPrice.battery} <> ${product.standardBattery}`),
);

export type PriceRow = RowOf<typeof pricesInArea>;
