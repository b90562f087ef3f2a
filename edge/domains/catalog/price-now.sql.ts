import { type SQL, sql } from 'drizzle-orm';
import { p } from '#db/query.ts';
import { productPriceChange } from '#db/schema/catalog.ts';
import { PRICE_LINES, type PriceLineKey } from '#edge/contract/price.ts';

/**
 * Id of the change that holds at `:now` for a price on the road; null where `product_price` holds. Of
 * several the one that began last; of the same moment the province's own before that of all.
 * @param price the row of `product_price`, by its name or alias
 */
export const changeOf = (price: SQL): SQL => sql`(select x.id from ${productPriceChange} x
  where x.product_id = ${price}.product_id and x.battery = ${price}.battery
    and x.starts_at <= ${p('now')} and (x.ends_at is null or x.ends_at > ${p('now')})
    and (x.area_code is null or x.area_code = ${price}.area_code)
  order by x.starts_at desc, x.area_code is null, x.id desc limit 1)`;

/** Amount of a line at that moment; `change` is the row that `changeOf` names, or none. */
export const lineNow = (line: PriceLineKey, price: SQL, change: SQL): SQL<number> => {
  const column = sql.raw(`${line}_idr`);
  return sql<number>`coalesce(${change}.${column}, ${price}.${column})`;
};

/** The price on the road at that moment. */
export const otrNow = (price: SQL, change: SQL): SQL<number> =>
  sql<number>`(${sql.join(
    PRICE_LINES.map((line) => lineNow(line, price, change)),
    sql` + `,
  )})`;
