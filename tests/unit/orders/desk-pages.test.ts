import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '#db/query.ts';
import { MOST_COUNTED } from '#edge/contract/counted.ts';
import { DESK_QUEUES, QUEUE_FILTERS } from '#edge/contract/orders/desk.ts';
import { countFound, foundIds, lists, searchedLists } from '#edge/domains/orders/desk.sql.ts';
import { refundFigures } from '#edge/domains/orders/desk-refunds.sql.ts';
import { loadOrders } from '#edge/domains/orders/load.ts';
import { attemptsOf, orderFigures, refundsOf } from '#edge/domains/payments/index.ts';
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
      const [total] = await store.db.read([lists[queue].count({ placeSlug, services: 1 })]);
      const more = expected.length > MOST_COUNTED;
      expect(total).toEqual({ count: more ? MOST_COUNTED : expected.length, more });
      for (const page of PAGES) {
        const [ids] = await store.db.read([lists[queue].ids({ placeSlug, services: 1, ...page })]);
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
      lists[queue].ids({ placeSlug: null, services: 1, limit: 25, offset: 0 }),
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

  it.each(LISTS)('%s is counted from its index alone', async (queue) => {
    const plan = await planOf(lists[queue].count({ placeSlug: 'aec-bali', services: 1 }));
    const read = plan.filter(({ detail }) => / o USING /.test(detail));
    expect(read).toHaveLength(QUEUE_FILTERS[queue].states.length);
    if (QUEUE_FILTERS[queue].phase !== null) return;
    for (const { detail } of read)
      expect(detail).toMatch(/^SEARCH o USING COVERING INDEX customer_order_state \(state=\?\)$/);
  });

  describe('a search', () => {
    const wanted = (name: string, code: string | null = null) => ({
      from: code,
      until: code === null ? null : `${code}~`,
      name: `%${name}%`,
    });
    const all = { placeSlug: null, services: 1, phase: null } as const;

    it('finds orders by the name of their contact, of their owner, and by the beginning of their code', async () => {
      await store.db.primary.execute(
        "UPDATE order_owner SET name = 'Wayan Sudarma' WHERE order_id IN ('ord_bench_7', 'ord_bench_1900')",
      );
      const states = JSON.stringify(QUEUE_FILTERS.ALL.states);
      const [byOwner, byContact, byCode] = await store.db.read([
        foundIds({ ...all, states, ...wanted('an Sud') }),
        foundIds({ ...all, states, ...wanted('customer 1234') }),
        foundIds({ ...all, states, ...wanted('B00000123', 'B00000123') }),
      ]);
      expect(byOwner.toSorted()).toEqual(['ord_bench_1900', 'ord_bench_7']);
      expect(byContact).toEqual(['ord_bench_1234']);
      expect(byCode.toSorted()).toEqual(
        Array.from({ length: 10 }, (_, at) => `ord_bench_123${at}`),
      );
    });

    it('reads codes and names from indexes, and of orders those that it finds', async () => {
      const plan = await planOf(foundIds({ ...all, states: '["SHIPPED"]', ...wanted('Ayu') }));
      const details = plan.map(({ detail }) => detail);
      expect(details.filter((step) => / [mw] (USING|$)/.test(step))).toEqual([
        expect.stringMatching(/^SEARCH m USING .*INDEX \S+ \(code>\? AND code<\?\)$/),
        'SCAN m USING COVERING INDEX customer_order_name',
        'SCAN w USING COVERING INDEX order_owner_name',
      ]);
      expect(details.filter((step) => / o USING /.test(step))).toEqual([
        expect.stringMatching(
          /^SEARCH o USING INDEX sqlite_autoindex_customer_order_\d \(id=\?\)$/,
        ),
      ]);
    });

    it('that finds more than a thousand goes through the list in its order', async () => {
      const frequent = wanted('Customer');
      const filter = { placeSlug: null, services: 1, ...frequent } as const;
      const [matches, ids, total, whole] = await store.db.read([
        countFound(frequent),
        searchedLists.ALL.ids({ ...filter, limit: 25, offset: 0 }),
        searchedLists.ALL.count(filter),
        lists.ALL.ids({ placeSlug: null, services: 1, limit: 25, offset: 0 }),
      ]);
      expect(matches).toEqual({ count: MOST_COUNTED, more: true });
      expect(total).toEqual({ count: MOST_COUNTED, more: true });
      expect(ids).toEqual(whole);
    });
  });

  it('a page of orders takes as many statements as one order does', async () => {
    const statementsFor = async (ids: readonly string[]): Promise<number> => {
      let statements = 0;
      const loaded = await loadOrders(ids, async (query) => {
        statements++;
        return (await store.db.read([query]))[0];
      });
      expect(loaded.map(({ order }) => order.id)).toEqual(ids);
      return statements;
    };
    const [ids] = await store.db.read([
      lists.ALL.ids({ placeSlug: null, services: 1, limit: 25, offset: 0 }),
    ]);
    expect(await statementsFor(ids)).toBe(await statementsFor(ids.slice(0, 1)));
  });

  it('what each order of a page has of payments, refunds and money is its own', async () => {
    const { rows } = await store.db.primary.execute(
      `SELECT * FROM (SELECT DISTINCT ref FROM payment_refund LIMIT 12)
        UNION SELECT * FROM (SELECT id FROM customer_order WHERE state = 'COMPLETED' LIMIT 12)`,
    );
    const ids = rows.map(({ ref }) => String(ref));
    const loaded = await loadOrders(ids, async (query) => (await store.db.read([query]))[0]);
    for (const { order, attempts, refunds, figures } of loaded) {
      const [ownAttempts, ownRefunds, ownFigures] = await store.db.read([
        attemptsOf({ ref: order.id }),
        refundsOf({ ref: order.id }),
        orderFigures(order.id),
      ]);
      expect([attempts, refunds, figures]).toEqual([ownAttempts, ownRefunds, ownFigures]);
    }
  });

  it('the figures of refunds read those that were paid in their time by an index', async () => {
    const plan = await planOf(refundFigures({ placeSlug: null, now: NOW, since: NOW }));
    const scans = plan.filter(({ detail }) => /^SCAN r\b/.test(detail));
    expect(scans.map(({ detail }) => detail)).toEqual(['SCAN r USING INDEX payment_refund_open']);
  });
});
