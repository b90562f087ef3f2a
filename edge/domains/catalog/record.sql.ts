import { type SQL, sql } from 'drizzle-orm';
import { product, productPrice, productPriceChange, productValue } from '#db/schema/catalog.ts';
import { PRICE_LINES } from '#edge/contract/price.ts';
import { changeOf, lineNow, otrNow } from './price-now.sql.ts';

/** `ProductValueRecord[]` of a product, as JSON. */
export const valuesJson = sql<string>`(select json_group_array(json_object(
  'id', v.id, 'component', v.component, 'code', v.code, 'category', v.category,
  'parent_code', v.parent_code, 'name', json(v.name), 'hex', v.hex,
  'battery1', v.battery1, 'battery2', v.battery2,
  'is_rent_battery', json(iif(v.is_rent_battery, 'true', 'false')),
  'monthly_fee', v.monthly_fee_idr, 'validity_to_show', v.validity_to_show_at,
  'validity_dealer_id', v.validity_dealer_id, 'product_code', v.product_code,
  'images', json(v.images)))
  from (select * from ${productValue} v where v.product_id = ${product.id} order by v.order_sequence) v)`;

const PRICE = sql.raw('p');
const CHANGE = sql.raw('c');

/** By province and battery at `:now`, as JSON; `value` is what stands there for one price. */
export const pricesJson = (value: SQL, where: SQL = sql`true`) => sql<string>`(
  select json_group_object(a.area_code, json(a.prices)) from (
    select p.area_code, json_group_object(p.battery, ${value}) as prices
    from ${productPrice} p left join ${productPriceChange} c on c.id = ${changeOf(PRICE)}
    where p.product_id = ${product.id} and ${where} group by p.area_code) a)`;

/** Amounts in the order of `PRICE_LINES`. */
export const lineAmounts = sql`json_array(${sql.join(
  PRICE_LINES.map((line) => lineNow(line, PRICE, CHANGE)),
  sql`, `,
)})`;

/** The price on the road. */
export const otrAmount = otrNow(PRICE, CHANGE);
