import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { type Counted, MOST_COUNTED } from '#edge/contract/counted.ts';
import { workingDaysUntil } from '#edge/contract/working-days.ts';
import { COUNTED_ROWS, counted, countOf } from '#edge/platform/write/counted-rows.ts';

/** Of a refund `r`: it is under way. */
const OPEN = sql`r.state IN ('REQUESTED', 'APPROVED', 'SENT')`;

/** Of the order `o`: money is on its way back to its customer. */
const HAS_OPEN = sql`o.id IN (SELECT r.ref FROM payment_refund r WHERE ${OPEN})
  AND (${p('placeSlug')} IS NULL OR o.dealer_slug = ${p('placeSlug')})`;

/** Of the order `o`: a refund has not gone by the day it was promised for. */
export const REFUND_LATE = sql`o.id IN (SELECT r.ref FROM payment_refund r
  WHERE ${OPEN} AND r.due_at < ${p('now')})`;

interface OfPlace {
  readonly placeSlug: string | null;
}

/** Orders with refunds under way: the one promised for the earliest day first, those without an account last. */
export const refundIds = prepareRaw<
  OfPlace & { readonly limit: number; readonly offset: number },
  string[]
>(
  sql`SELECT o.id FROM customer_order o WHERE ${HAS_OPEN}
    ORDER BY (SELECT min(coalesce(r.due_at, 9e15)) FROM payment_refund r WHERE r.ref = o.id AND ${OPEN}), o.id
    LIMIT ${p('limit')} OFFSET ${p('offset')}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

export const countRefunds = prepareRaw<OfPlace, Counted>(
  countOf(sql`SELECT 1 FROM customer_order o WHERE ${HAS_OPEN}`),
  counted,
);

/** Of these orders, those with a refund that is late. */
export const lateRefunds = prepareRaw<
  { readonly ids: string; readonly now: number },
  readonly string[]
>(
  sql`SELECT o.id FROM customer_order o
    WHERE o.id IN (SELECT value FROM json_each(${p('ids')})) AND ${REFUND_LATE}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

/** How refunds keep what was promised; amounts are counts of refunds. */
export interface RefundFigures {
  readonly open: number;
  /** Of the open ones: the customer has not said to which account. */
  readonly withoutAccount: number;
  readonly late: number;
  /** Since `since`. */
  readonly paid: number;
  readonly paidInTime: number;
  /** Working days from the request to the payment, of the middle one; null when none was paid. */
  readonly medianDays: number | null;
  /** Of the open ones, or of those that were paid, only the first thousand are counted. */
  readonly moreOpen: boolean;
  readonly morePaid: boolean;
}

const middleOf = (sorted: readonly number[]): number | null =>
  sorted[Math.floor((sorted.length - 1) / 2)] ?? null;

/** The newest thousand that were paid since then, and the oldest thousand that are open. */
export const refundFigures = prepareRaw<
  OfPlace & { readonly now: number; readonly since: number },
  RefundFigures
>(
  sql`SELECT * FROM (SELECT r.state, r.route, r.destination IS NULL AS without_account, r.due_at, r.created_at, r.confirmed_at
      FROM payment_refund r JOIN customer_order o ON o.id = r.ref
      WHERE r.state = 'CONFIRMED' AND r.confirmed_at >= ${p('since')}
        AND (${p('placeSlug')} IS NULL OR o.dealer_slug = ${p('placeSlug')})
      ORDER BY r.confirmed_at DESC ${COUNTED_ROWS})
    UNION ALL SELECT * FROM (SELECT r.state, r.route, r.destination IS NULL, r.due_at, ${p('now')}, NULL
      FROM payment_refund r JOIN customer_order o ON o.id = r.ref
      WHERE ${OPEN} AND (${p('placeSlug')} IS NULL OR o.dealer_slug = ${p('placeSlug')})
      ORDER BY r.created_at ${COUNTED_ROWS})`,
  ({ rows }) => {
    const [allPaid, allOpen] = [true, false].map((isPaid) =>
      rows.filter(({ state }) => (state === 'CONFIRMED') === isPaid),
    ) as [typeof rows, typeof rows];
    const [paid, open] = [allPaid.slice(0, MOST_COUNTED), allOpen.slice(0, MOST_COUNTED)];
    const isIn = (due: unknown, at: unknown): boolean => due === null || Number(at) <= Number(due);
    const days = paid
      .map((row) => workingDaysUntil(Number(row.created_at), Number(row.confirmed_at)))
      .toSorted((a, b) => a - b);
    return {
      open: open.length,
      withoutAccount: open.filter(
        (row) => row.route === 'BANK' && Number(row.without_account) === 1,
      ).length,
      // In the rows of open ones the moment of the question stands where that of the request does.
      late: open.filter((row) => !isIn(row.due_at, row.created_at)).length,
      paid: paid.length,
      paidInTime: paid.filter((row) => isIn(row.due_at, row.confirmed_at)).length,
      medianDays: middleOf(days),
      moreOpen: allOpen.length > MOST_COUNTED,
      morePaid: allPaid.length > MOST_COUNTED,
    };
  },
);
