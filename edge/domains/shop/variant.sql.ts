import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import type { Text } from '#edge/contract/locale.ts';
import type { GoodsKind, Variant } from '#edge/contract/shop/goods.ts';

const wanted = sql`(SELECT value FROM json_each(${p('ids')}))`;

/** What is sold over the counter, by a JSON list of ids; what is not sold any more is left out. */
export const variantsWithIds = prepareRaw<{ ids: string }, Variant[]>(
  sql`SELECT s.id, i.kind, i.slug, s.size, i.name, i.image, i.price_idr, i.weight_grams, i.fits
      FROM shop_item_size s JOIN shop_item i ON i.id = s.item_id
      WHERE i.is_active = 1 AND s.id IN ${wanted}
    UNION ALL
      SELECT p.id, 'part', p.code, '-', p.name, json_extract(p.img_urls, '$[0]'), p.price_idr, p.weight_grams, p.fits
      FROM spare_part p
      WHERE p.is_active = 1 AND p.is_show_button = 1 AND p.id IN ${wanted}`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      kind: String(row.kind) as GoodsKind,
      slug: String(row.slug),
      size: String(row.size),
      name: JSON.parse(String(row.name)) as Text,
      image: row.image === null ? null : String(row.image),
      priceIdr: Number(row.price_idr),
      weightGrams: Number(row.weight_grams),
      fits: JSON.parse(String(row.fits)) as string[],
    })),
);
