import { and, eq, inArray, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { product, productPrice, productText, productValue, subsidy } from '#db/schema/catalog.ts';
import type {
  ProductRecord,
  ProductTextRecord,
  ProductValueRecord,
} from '#edge/contract/catalog/product-record.ts';
import type { LoadChanged } from '#edge/graphql/changed.ts';

const texts = sql<string>`(select json_group_object(t.locale, json_object(
  'slogan', t.slogan, 'edition', t.edition, 'image_label', t.image_label, 'description', t.description,
  'mainFeatures', json(t.main_features), 'specifications', json(t.specifications)))
  from ${productText} t where t.product_id = ${product.id})`;

const values = sql<string>`(select json_group_array(json_object(
  'id', v.id, 'component', v.component, 'code', v.code, 'category', v.category,
  'parent_code', v.parent_code, 'name', json_object('en', v.name_en, 'id', v.name_id), 'hex', v.hex,
  'battery1', v.battery1, 'battery2', v.battery2,
  'is_rent_battery', json(iif(v.is_rent_battery, 'true', 'false')),
  'monthly_fee', v.monthly_fee_idr, 'validity_to_show', v.validity_to_show_at,
  'validity_dealer_id', v.validity_dealer_id, 'product_code', v.product_code,
  'images', json(v.images)))
  from (select * from ${productValue} v where v.product_id = ${product.id} order by v.order_sequence) v)`;

const prices = sql<string>`(select json_group_object(a.area_code, json(a.prices)) from (
  select p.area_code, json_group_object(p.battery, p.otr_idr) as prices
  from ${productPrice} p where p.product_id = ${product.id} group by p.area_code) a)`;

const changedProducts = prepare(
  build
    .select({ product, discount: subsidy.amountIdr, texts, values, prices })
    .from(product)
    .leftJoin(subsidy, and(eq(subsidy.id, product.subsidyId), eq(subsidy.isActive, true)))
    .where(inArray(product.id, changedIds)),
);

type Row = ReturnType<ReturnType<typeof changedProducts>['map']>[number];

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
});

export const loadChangedProducts: LoadChanged<ProductRecord> = async (page, { read }) => {
  const rows = await read(changedProducts(page));
  return new Map(rows.map((row) => [row.product.id, recordOf(row)]));
};
