import { asc, eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, type RowOf } from '#db/query.ts';
import { product, productPriceChange } from '#db/schema/catalog.ts';

/** A statement is built once: each use makes its own. */
const listed = () =>
  build
    .select({ change: productPriceChange, slug: product.slug, name: product.name })
    .from(productPriceChange)
    .innerJoin(product, eq(product.id, productPriceChange.productId));

/** Changes of a province, and of all, that are not over, the first to begin first. */
export const changesOfArea = prepare(
  listed()
    .where(
      sql`(${productPriceChange.areaCode} is null or ${productPriceChange.areaCode} = ${p('area')})
        and (${productPriceChange.endsAt} is null or ${productPriceChange.endsAt} > max(${p('now')}, ${productPriceChange.startsAt}))`,
    )
    .orderBy(asc(productPriceChange.startsAt), asc(productPriceChange.id))
    .limit(p('limit')),
);

export type ChangeRow = RowOf<typeof changesOfArea>;

export const changeById = prepare(listed().where(eq(productPriceChange.id, p('id'))));

interface Planning {
  readonly id: string;
  readonly slug: string;
  readonly battery: string;
  readonly area: string | null;
  readonly vehicle: number;
  readonly bbnkb: number | null;
  readonly pkb: number | null;
  readonly stnk: number | null;
  readonly tnkb: number | null;
  readonly bpkb: number | null;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly reason: string;
  readonly staffId: string;
  readonly now: number;
}

const insert = prepareRaw<Planning, unknown>(
  sql`INSERT INTO product_price_change (id, product_id, battery, area_code, vehicle_idr, bbnkb_idr, pkb_idr,
      stnk_idr, tnkb_idr, bpkb_idr, starts_at, ends_at, reason, created_by, created_at, begin_told)
    SELECT ${p('id')}, m.id, ${p('battery')}, ${p('area')}, ${p('vehicle')}, ${p('bbnkb')}, ${p('pkb')},
      ${p('stnk')}, ${p('tnkb')}, ${p('bpkb')}, ${p('startsAt')}, ${p('endsAt')}, ${p('reason')},
      ${p('staffId')}, ${p('now')}, ${p('startsAt')} <= ${p('now')}
    FROM product m WHERE m.slug = ${p('slug')} AND EXISTS (SELECT 1 FROM product_price o
      WHERE o.product_id = m.id AND o.battery = ${p('battery')}
        AND (${p('area')} IS NULL OR o.area_code = ${p('area')}))`,
  () => undefined,
);

/** Stops the batch where nothing is sold at such a price. */
export const planRows = (planning: Planning): readonly Query<unknown>[] => [
  insert(planning),
  assertOneChanged,
];

/** Whether a model is sold with a battery option in a province, or in any. */
export const isSold = prepareRaw<Pick<Planning, 'slug' | 'battery' | 'area'>, boolean>(
  sql`SELECT 1 FROM product_price o JOIN product m ON m.id = o.product_id
    WHERE m.slug = ${p('slug')} AND o.battery = ${p('battery')}
      AND (${p('area')} IS NULL OR o.area_code = ${p('area')}) LIMIT 1`,
  ({ rows }) => rows.length > 0,
);

interface Ending {
  readonly id: string;
  readonly version: number;
  readonly now: number;
}

const end = prepareRaw<Ending, unknown>(
  sql`UPDATE product_price_change SET ends_at = max(starts_at, ${p('now')}), version = version + 1,
      begin_told = 1, end_told = 1
    WHERE id = ${p('id')} AND version = ${p('version')} AND (ends_at IS NULL OR ends_at > ${p('now')})`,
  () => undefined,
);

/** Over now; one that has not begun never does. */
export const endRows = (ending: Ending): readonly Query<unknown>[] => [
  end(ending),
  assertOneChanged,
];

/** Notes what has begun or is over by time alone, which tells devices that prices have changed. */
export const tellPrices = prepareRaw<{ now: number }, unknown>(
  sql`UPDATE product_price_change SET begin_told = starts_at <= ${p('now')},
      end_told = ifnull(ends_at <= ${p('now')}, 0)
    WHERE (begin_told = 0 AND starts_at <= ${p('now')}) OR (end_told = 0 AND ends_at <= ${p('now')})`,
  () => undefined,
);
