import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { FIGURES, MONEY_IN, MONEY_OUT } from '#edge/contract/orders/figures.ts';
import { JAKARTA_MS } from '#edge/contract/time.ts';

/** `[from, until)` in epoch ms; a place, or null for all. */
export interface Looking {
  readonly from: number;
  readonly until: number;
  readonly place: string | null;
}

const dayOf = (moment: SQL): SQL =>
  sql`date((${moment} + ${sql.raw(String(JAKARTA_MS))}) / 1000, 'unixepoch')`;

const within = (moment: SQL): SQL => sql`${moment} >= ${p('from')} AND ${moment} < ${p('until')}`;
const ofPlace = (slug: SQL): SQL => sql`(${p('place')} IS NULL OR ${slug} = ${p('place')})`;

export interface StateCount {
  readonly day: string;
  readonly state: string;
  readonly count: number;
}

/** Orders by the day they were placed and the state they are in now. */
export const ordersByDay = prepareRaw<Looking, readonly StateCount[]>(
  sql`SELECT ${dayOf(sql`placed_at`)} AS day, state, count(*) AS n FROM customer_order
    WHERE ${within(sql`placed_at`)} AND ${ofPlace(sql`dealer_slug`)} GROUP BY 1, 2 ORDER BY 1`,
  ({ rows }) =>
    rows.map(({ day, state, n }) => ({ day: String(day), state: String(state), count: Number(n) })),
);

const codes = (list: readonly string[]): SQL => sql.raw(list.map((code) => `'${code}'`).join(', '));
const MOVED = sql`FROM transfer t LEFT JOIN customer_order o ON o.id = t.ref
  WHERE ${within(sql`t.event_at`)} AND t.code IN (${codes([...MONEY_IN, ...MONEY_OUT])})
    AND ${ofPlace(sql`o.dealer_slug`)}`;

export interface Moved {
  readonly day: string;
  readonly code: string;
  readonly amountIdr: number;
}

/** Money that came in or went out, by day and by what it was for: sums of the ledger's transfers. */
export const moneyByDay = prepareRaw<Looking, readonly Moved[]>(
  sql`SELECT ${dayOf(sql`t.event_at`)} AS day, t.code, sum(t.amount_idr) AS amount ${MOVED}
    GROUP BY 1, 2 ORDER BY 1, 2`,
  ({ rows }) =>
    rows.map(({ day, code, amount }) => ({
      day: String(day),
      code: String(code),
      amountIdr: Number(amount),
    })),
);

export interface PlaceMoney {
  readonly slug: string;
  readonly inIdr: number;
  readonly outIdr: number;
}

const sumOf = (list: readonly string[]): SQL =>
  sql`ifnull(sum(t.amount_idr) FILTER (WHERE t.code IN (${codes(list)})), 0)`;

/** The same by the place of the order; what belongs to no order is not in it. */
export const moneyByPlace = prepareRaw<Looking, readonly PlaceMoney[]>(
  sql`SELECT o.dealer_slug AS slug, ${sumOf(MONEY_IN)} AS ins, ${sumOf(MONEY_OUT)} AS outs ${MOVED}
    AND o.id IS NOT NULL GROUP BY 1`,
  ({ rows }) =>
    rows.map(({ slug, ins, outs }) => ({
      slug: String(slug),
      inIdr: Number(ins),
      outIdr: Number(outs),
    })),
);

export interface PlaceOrders {
  readonly slug: string;
  readonly name: string;
  readonly orders: number;
  readonly completed: number;
  readonly cancelled: number;
}

export const ordersByPlace = prepareRaw<Looking, readonly PlaceOrders[]>(
  sql`SELECT dealer_slug AS slug, max(dealer_name) AS name, count(*) AS n,
      count(*) FILTER (WHERE state = 'COMPLETED') AS completed,
      count(*) FILTER (WHERE state = 'CANCELLED') AS cancelled
    FROM customer_order WHERE ${within(sql`placed_at`)} AND ${ofPlace(sql`dealer_slug`)}
    GROUP BY 1 ORDER BY n DESC, 1 LIMIT ${sql.raw(String(FIGURES.places))}`,
  ({ rows }) =>
    rows.map(({ slug, name, n, completed, cancelled }) => ({
      slug: String(slug),
      name: String(name),
      orders: Number(n),
      completed: Number(completed),
      cancelled: Number(cancelled),
    })),
);

export interface StateTime {
  readonly state: string;
  readonly count: number;
  readonly averageMs: number;
  readonly longestMs: number;
}

/** How long orders were in a state that they left within the time. */
export const timeInState = prepareRaw<Looking, readonly StateTime[]>(
  sql`WITH left_states AS (
      SELECT h.order_id, h.id, h.from_state, h.happened_at FROM order_history h
        JOIN customer_order o ON o.id = h.order_id
      WHERE ${within(sql`h.happened_at`)} AND h.from_state IS NOT NULL AND h.to_state IS NOT NULL
        AND h.from_state <> h.to_state AND ${ofPlace(sql`o.dealer_slug`)}),
    spans AS (SELECT l.from_state AS state, l.happened_at - (SELECT max(b.happened_at)
        FROM order_history b WHERE b.order_id = l.order_id AND b.to_state = l.from_state
          AND b.from_state IS NOT b.to_state AND b.happened_at <= l.happened_at AND b.id <> l.id) AS ms
      FROM left_states l)
    SELECT state, count(*) AS n, avg(ms) AS average, max(ms) AS longest FROM spans
    WHERE ms IS NOT NULL GROUP BY 1 ORDER BY 1`,
  ({ rows }) =>
    rows.map(({ state, n, average, longest }) => ({
      state: String(state),
      count: Number(n),
      averageMs: Math.round(Number(average)),
      longestMs: Number(longest),
    })),
);

export interface Funnel {
  readonly configured: number;
  readonly ordered: number;
  readonly paid: number;
}

/** Customers who saved a configuration in the time, those of them who then ordered, and who then paid. */
export const funnel = prepareRaw<Looking, Funnel>(
  sql`WITH saved AS (SELECT customer_id, min(saved_at) AS at FROM saved_configuration
      WHERE ${within(sql`saved_at`)} AND ${ofPlace(sql`json_extract(choice, '$.dealer')`)} GROUP BY 1),
    bought AS (SELECT s.customer_id, max(EXISTS (SELECT 1 FROM transfer t
        WHERE t.ref = o.id AND t.code = 'payment')) AS paid
      FROM saved s JOIN customer_order o ON o.customer_id = s.customer_id AND o.placed_at >= s.at
      WHERE ${ofPlace(sql`o.dealer_slug`)} GROUP BY 1)
    SELECT (SELECT count(*) FROM saved) AS configured, (SELECT count(*) FROM bought) AS ordered,
      (SELECT ifnull(sum(paid), 0) FROM bought) AS paid`,
  ({ rows: [row] }) => ({
    configured: Number(row?.configured),
    ordered: Number(row?.ordered),
    paid: Number(row?.paid),
  }),
);
