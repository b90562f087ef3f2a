import { and, eq, inArray, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare, type RowOf } from '#db/query.ts';
import { product, productText, subsidy } from '#db/schema/catalog.ts';
import type {
  ProductRecord,
  ProductTextRecord,
  ProductValueRecord,
} from '#edge/contract/catalog/product-record.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { lineAmounts, otrAmount, pricesJson, valuesJson } from './record.sql.ts';

const texts = sql<string>`(select json_group_object(t.locale, json_object(
  'slogan', t.slogan, 'edition', t.edition, 'image_label', t.image_label, 'description', t.description,
  'mainFeatures', json(t.main_features), 'specifications', json(t.specifications)))
  from ${productText} t where t.product_id = ${product.id})`;

const changedProducts = prepare(
  build
    .select({
      product,
      discount: subsidy.amountIdr,
      texts,
      values: valuesJson,
      prices: pricesJson(otrAmount),
      lines: pricesJson(lineAmounts),
    })
    .from(product)
    .leftJoin(subsidy, and(eq(subsidy.id, product.subsidyId), eq(subsidy.isActive, true)))
    .where(inArray(product.id, changedIds)),
);

type Row = RowOf<typeof changedProducts>;

const recordOf = ({ product: p, ...row }: Row): ProductRecord => ({
  id: p.id,
  slug: p.slug,
  odooProductId: p.odooProductId,
  name: p.name,
  generation: p.generation,
  image: p.image,
  order_sequence: p.orderSequence,
  show_dp_simulation: p.showDpSimulation,
  show_testi: p.showTesti,
  e_brochure: p.eBrochure,
  standard_battery: p.standardBattery,
  discount: row.discount ?? 0,
  texts: JSON.parse(row.texts) as Record<string, ProductTextRecord>,
  values: JSON.parse(row.values) as ProductValueRecord[],
  otr_price: JSON.parse(row.prices) as Record<string, Record<string, number>>,
  price_lines: JSON.parse(row.lines) as Record<string, Record<string, number[]>>,
});

provideRecords('products', async (page, { read, clock }) => {
  const rows = await read(changedProducts({ ...page, now: clock() }));
  return new Map(rows.map((row) => [row.product.id, recordOf(row)]));
});
