import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '#db/query.ts';
import { DESK_QUEUES, QUEUE_FILTERS } from '#edge/contract/orders/desk.ts';
import { queueIds } from '#edge/domains/orders/desk.sql.ts';
import { refundFigures } from '#edge/domains/orders/desk-refunds.sql.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const NOW = Date.UTC(2026, 10, 27);
/** Two pages that end and begin within one state, and one that is past most lists. */
const PAGES = [
  { limit: 25, offset: 0 },
  { limit: 25, offset: 25 },
  { limit: 50, offset: 1_000 },
];
const LISTS = DESK_QUEUES.filter(
  (queue) => !['ATTENTION', 'REFUNDS', 'COMPLAINTS'].includes(queue),
);

describe.each(stores)('lists of orders on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await seeded(open);
    await fillDesk(store.db, 2_000, NOW);
  });
  afterAll(() => store.stop());

  it.each(LISTS)('%s has who waited longest first, ended orders last', async (queue) => {
    const { states, phase } = QUEUE_FILTERS[queue];
    const { rows } = await store.db.primary.execute(
      'SELECT id, state, phase, kind, dealer_slug, updated_at FROM customer_order',
    );
    const isOver = (state: unknown): boolean => ['COMPLETED', 'CANCELLED'].includes(String(state));
    for (const placeSlug of [null, 'aec-bali']) {
      const expected = rows
        .filter(
          (row) =>
            states.some((state) => state === row.state) &&
            (phase === null || phase === row.phase) &&
            (placeSlug === null || placeSlug === row.dealer_slug),
        )
        .toSorted(
          (a, b) =>
            Number(isOver(a.state)) - Number(isOver(b.state)) ||
            Number(a.updated_at) - Number(b.updated_at) ||
            (String(a.id) < String(b.id) ? -1 : 1),
        )
        .map(({ id }) => id);
      for (const page of PAGES) {
        const [ids] = await store.db.read([queueIds[queue]({ placeSlug, services: 1, ...page })]);
        expect(ids).toEqual(expected.slice(page.offset, page.offset + page.limit));
      }
    }
  });

  interface Step {
    readonly parent: number;
    readonly detail: string;
  }
  const planOf = async ({ sql, args }: Query<unknown>): Promise<readonly Step[]> => {
    const { rows } = await store.db.primary.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    return rows.map(({ parent, detail }) => ({ parent: Number(parent), detail: String(detail) }));
  };

  it.each(LISTS)('%s reads no more orders than a page has of each state', async (queue) => {
    const plan = await planOf(
      queueIds[queue]({ placeSlug: null, services: 1, limit: 25, offset: 0 }),
    );
    const read = plan.filter(({ detail }) => / o USING /.test(detail));
    expect(read.map(({ detail }) => detail)).toEqual(
      QUEUE_FILTERS[queue].states.map(() =>
        expect.stringMatching(/^SEARCH o USING INDEX customer_order_(state|queue) \(state=\?/),
      ),
    );
    // In the order of its index, but for orders of the same moment; all of a state is sorted by no step beside it.
    const besideReading = read.map(({ parent }) =>
      plan.filter((each) => each.parent === parent).map(({ detail }) => detail),
    );
    for (const steps of besideReading)
      expect(steps.slice(1), JSON.stringify(plan)).toEqual([
        expect.stringMatching(/^USE TEMP B-TREE FOR (LAST TERM|RIGHT PART) OF ORDER BY$/),
      ]);
  });

  it('the figures of refunds read those that were paid in their time by an index', async () => {
    const plan = await planOf(refundFigures({ placeSlug: null, now: NOW, since: NOW }));
    const scans = plan.filter(({ detail }) => /^SCAN r\b/.test(detail));
    expect(scans.map(({ detail }) => detail)).toEqual(['SCAN r USING INDEX payment_refund_open']);
  });
});
