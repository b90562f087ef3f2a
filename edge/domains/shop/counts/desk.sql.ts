import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';
import type { Text } from '#edge/contract/locale.ts';
import type { GoodsKind } from '#edge/contract/shop/goods.ts';
import type { StaffChange } from '#edge/contract/staff/audit.ts';

/** Everything with a price of its own that is in the catalogue, parts that only a workshop fits included. */
const GOODS = sql`(SELECT s.id, i.kind, i.slug AS code, s.size, i.name, i.order_sequence * 100 + s.order_sequence AS at
    FROM shop_item_size s JOIN shop_item i ON i.id = s.item_id WHERE i.is_active = 1
  UNION ALL
  SELECT p.id, 'part', p.code, '-', p.name, p.row_number FROM spare_part p WHERE p.is_active = 1)`;

const reserved = (variantId: ReturnType<typeof sql>, dealerSlug: ReturnType<typeof sql>) =>
  sql`(SELECT coalesce(sum(h.quantity), 0) FROM shop_hold h
    WHERE h.variant_id = ${variantId} AND h.dealer_slug = ${dealerSlug})`;

export interface CountedAt {
  readonly dealerSlug: string;
  readonly onHand: number;
  /** Of these: what orders have. */
  readonly reserved: number;
}

export interface CountedGoods {
  readonly id: string;
  readonly kind: GoodsKind;
  /** Of a part its number, of others their slug. */
  readonly code: string;
  readonly size: string;
  readonly name: Text;
  readonly places: readonly CountedAt[];
}

export interface GoodsWanted {
  /** Part of a code or a name, in small letters; empty for all. */
  readonly search: string;
  /** A place alone. */
  readonly dealerSlug: string | null;
}

const WANTED = sql`(${p('search')} = '' OR instr(lower(g.code), ${p('search')}) > 0
  OR instr(lower(g.name), ${p('search')}) > 0)`;

const PLACES = sql`(SELECT json_group_array(json_object('dealerSlug', s.dealer_slug, 'onHand', s.on_hand,
    'reserved', ${reserved(sql`s.variant_id`, sql`s.dealer_slug`)}))
  FROM (SELECT * FROM shop_stock WHERE variant_id = g.id
    AND (${p('dealerSlug')} IS NULL OR dealer_slug = ${p('dealerSlug')}) ORDER BY dealer_slug) s)`;

/** Accessories, apparel and batteries first, then the price list. */
export const goodsPage = prepareRaw<
  GoodsWanted & { readonly limit: number; readonly offset: number },
  readonly CountedGoods[]
>(
  sql`SELECT g.*, ${PLACES} AS places FROM ${GOODS} g WHERE ${WANTED}
    ORDER BY g.kind, g.at, g.id LIMIT ${p('limit')} OFFSET ${p('offset')}`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      kind: String(row.kind) as GoodsKind,
      code: String(row.code),
      size: String(row.size),
      name: JSON.parse(String(row.name)) as Text,
      places: JSON.parse(String(row.places)) as CountedAt[],
    })),
);

export const countGoodsWanted = prepareRaw<GoodsWanted, number>(
  sql`SELECT count(*) AS n FROM ${GOODS} g WHERE ${WANTED}`,
  ({ rows }) => Number(rows[0]?.n),
);

export interface CountLine {
  /** Of the list, from 0. */
  readonly at: number;
  readonly id: string | null;
  readonly name: Text | null;
  /** Whether the place sells. */
  readonly sells: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

const field = (name: string) => sql`json_extract(j.value, ${sql.raw(`'$.${name}'`)})`;
const SELLS = sql`EXISTS (SELECT 1 FROM place WHERE place.dealer_slug = ${field('dealerSlug')}
  AND place.sales = 1 AND place.upcoming = 0 AND place.is_active = 1)`;
const THERE = sql`coalesce((SELECT s.on_hand FROM shop_stock s
  WHERE s.variant_id = g.id AND s.dealer_slug = ${field('dealerSlug')}), 0)`;

/** What the rows of a list are about, and what stands there; a JSON list of code, size and place. */
export const linesOf = prepareRaw<{ rows: string }, readonly CountLine[]>(
  sql`SELECT j.key AS at, g.id, g.name, ${SELLS} AS sells, ${THERE} AS on_hand,
      ${reserved(sql`g.id`, field('dealerSlug'))} AS reserved
    FROM json_each(${p('rows')}) j
    LEFT JOIN ${GOODS} g ON lower(g.code) = lower(${field('code')}) AND lower(g.size) = lower(${field('size')})
    ORDER BY j.key`,
  ({ rows }) =>
    rows.map((row) => ({
      at: Number(row.at),
      id: row.id === null ? null : String(row.id),
      name: row.name === null ? null : (JSON.parse(String(row.name)) as Text),
      sells: Number(row.sells) === 1,
      onHand: Number(row.on_hand),
      reserved: Number(row.reserved),
    })),
);

/** The same by id: why a list cannot be written. A JSON list of ids and places. */
export const standingOf = prepareRaw<{ rows: string }, readonly CountLine[]>(
  sql`SELECT j.key AS at, g.id, g.name, ${SELLS} AS sells, ${THERE} AS on_hand,
      ${reserved(sql`g.id`, field('dealerSlug'))} AS reserved
    FROM json_each(${p('rows')}) j LEFT JOIN ${GOODS} g ON g.id = ${field('variantId')} ORDER BY j.key`,
  ({ rows }) =>
    rows.map((row) => ({
      at: Number(row.at),
      id: row.id === null ? null : String(row.id),
      name: null,
      sells: Number(row.sells) === 1,
      onHand: Number(row.on_hand),
      reserved: Number(row.reserved),
    })),
);

/**
 * Who made what stands there out of what was expected, of the first of a list that stands otherwise; null where
 * that was no count: of what is sold and comes back no stock says when.
 */
export const countedMeanwhile = prepareRaw<{ rows: string }, StaffChange | null>(
  sql`SELECT n.counted_at, c.name, m.role_id, r.name AS role_name
    FROM json_each(${p('rows')}) j
    JOIN shop_stock s ON s.variant_id = ${field('variantId')} AND s.dealer_slug = ${field('dealerSlug')}
    JOIN shop_stock_count n ON n.id = (SELECT l.id FROM shop_stock_count l
      WHERE l.variant_id = s.variant_id AND l.dealer_slug = s.dealer_slug
      ORDER BY l.counted_at DESC, l.id DESC LIMIT 1)
    JOIN customer c ON c.id = n.actor_id
    LEFT JOIN staff_member m ON m.customer_id = c.id LEFT JOIN staff_role r ON r.id = m.role_id
    WHERE s.on_hand <> ${field('expected')} AND n.on_hand_before = ${field('expected')}
      AND n.on_hand_after = s.on_hand
    ORDER BY j.key LIMIT 1`,
  ({ rows: [row] }) =>
    row === undefined
      ? null
      : {
          at: Number(row.counted_at),
          name: String(row.name),
          roleId: row.role_id === null ? null : String(row.role_id),
          roleName: row.role_name === null ? null : String(row.role_name),
        },
);

interface Counting {
  /** Ids of their events, things, places, what was expected and what was counted, as JSON. */
  readonly rows: string;
  readonly count: number;
  readonly staffId: string;
  readonly reason: string;
  readonly now: number;
}

const write = prepareRaw<Counting, unknown>(
  sql`INSERT INTO shop_stock (variant_id, dealer_slug, on_hand)
    SELECT ${field('variantId')}, ${field('dealerSlug')}, ${field('onHand')} FROM json_each(${p('rows')}) j
    WHERE coalesce((SELECT s.on_hand FROM shop_stock s WHERE s.variant_id = ${field('variantId')}
        AND s.dealer_slug = ${field('dealerSlug')}), 0) = ${field('expected')}
      AND ${field('onHand')} >= ${reserved(field('variantId'), field('dealerSlug'))}
    ON CONFLICT (variant_id, dealer_slug) DO UPDATE SET on_hand = excluded.on_hand`,
  () => undefined,
);

const assertAllWritten = prepareRaw<Counting, unknown>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE changes() <> ${p('count')}`,
  () => undefined,
);

const note = prepareRaw<Counting, unknown>(
  sql`INSERT INTO shop_stock_count (id, variant_id, dealer_slug, on_hand_before, on_hand_after, actor_id, reason,
      counted_at)
    SELECT ${field('eventId')}, ${field('variantId')}, ${field('dealerSlug')}, ${field('expected')},
      ${field('onHand')}, ${p('staffId')}, ${p('reason')}, ${p('now')} FROM json_each(${p('rows')}) j`,
  () => undefined,
);

/** All of the counts, or the batch stops: something stands otherwise by now, or orders hold more. */
export const writeCounts = (counting: Counting): readonly Query<unknown>[] => [
  write(counting),
  assertAllWritten(counting),
  note(counting),
];
