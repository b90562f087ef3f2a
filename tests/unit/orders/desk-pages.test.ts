import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '#db/query.ts';
import { MOST_COUNTED } from '#edge/contract/counted.ts';
import { DESK_QUEUES, QUEUE_FILTERS } from '#edge/contract/orders/desk.ts';
import {
  attentionIds,
  countAttention,
  lists,
  MOST_SORTED,
  matchesMany,
  type Searched,
  searched,
  searchedLists,
  searchedPage,
} from '#edge/domains/orders/desk.sql.ts';
import { attentionsFor } from '#edge/domains/orders/desk.ts';
import { refundFigures } from '#edge/domains/orders/desk-refunds.sql.ts';
import { loadOrders } from '#edge/domains/orders/load.ts';
import { attemptsOf, orderFigures, refundsOf } from '#edge/domains/payments/index.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { type Store, seeded, stores, storesOfPass } from '#tests/support/stores.ts';

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

describe.each(storesOfPass)('lists of orders on $kind', ({ open }) => {
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

  it('ATTENTION has each order that needs a person, ended ones last, page by page', async () => {
    const { rows } = await store.db.primary.execute(
      `SELECT id, dealer_slug, state IN ('COMPLETED', 'CANCELLED') AS is_over FROM customer_order
        ORDER BY is_over, updated_at, id`,
    );
    const reasons = await attentionsFor(
      rows.map(({ id }) => String(id)),
      { read: async (query) => (await store.db.read([query]))[0], clock: () => NOW },
    );
    const needing = rows.filter(({ id }) => reasons(String(id)).length > 0);
    const ended = needing.filter((row) => row.is_over === 1);
    expect(Math.min(ended.length, needing.length - ended.length)).toBeGreaterThan(10);
    for (const placeSlug of [null, 'aec-bali']) {
      const expected = needing
        .filter((row) => placeSlug === null || placeSlug === row.dealer_slug)
        .map(({ id }) => id);
      const of = { placeSlug, now: NOW };
      const [total] = await store.db.read([countAttention(of)]);
      expect(total).toEqual({ count: expected.length, more: false });
      for (let offset = 0; offset <= expected.length; offset += 7) {
        const [ids] = await store.db.read([attentionIds({ ...of, limit: 7, offset })]);
        expect(ids).toEqual(expected.slice(offset, offset + 7));
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

  it('ATTENTION reads and counts no orders but those that may need a person', async () => {
    const of = { placeSlug: null, now: NOW };
    for (const query of [attentionIds({ ...of, limit: 25, offset: 0 }), countAttention(of)]) {
      const plan = (await planOf(query)).map(({ detail }) => detail);
      // What `waiting` and `ended` hand on is a table of its own by the name of `o`.
      const read = plan.filter((step) => / o USING /.test(step));
      expect(read.length).toBeGreaterThan(5);
      for (const step of read)
        expect(step).toMatch(
          /^SEARCH o USING INDEX (sqlite_autoindex_customer_order_1 \(id=\?\)|customer_order_state \(state=\?\))$/,
        );
    }
  });

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
    const wanted = (name: string, code: string | null = null) => searched({ code, name });
    const all = { placeSlug: null, services: 1, phase: null } as const;
    const states = JSON.stringify(QUEUE_FILTERS.ALL.states);
    const page = { limit: 25, offset: 0 } as const;
    const matching = async (search: Searched): Promise<readonly string[]> => {
      const many = { ...all, states, limit: MOST_SORTED, offset: 0 } as const;
      const [{ ids }] = await store.db.read([searchedPage({ ...many, ...search })]);
      return ids.toSorted();
    };

    it('matches orders by the name of their contact, of their owner, and by the beginning of their code', async () => {
      await store.db.primary.execute(
        "UPDATE order_owner SET name = 'Wayan Sudarma' WHERE order_id IN ('ord_bench_7', 'ord_bench_1900')",
      );
      expect(await matching(wanted('an Sud'))).toEqual(['ord_bench_1900', 'ord_bench_7']);
      expect(await matching(wanted('MA'))).toEqual(['ord_bench_1900', 'ord_bench_7']);
      expect(await matching(wanted('customer 1234'))).toEqual(['ord_bench_1234']);
      expect(await matching(wanted('B00000123', 'B00000123'))).toEqual(
        Array.from({ length: 10 }, (_, at) => `ord_bench_123${at}`),
      );
    });

    it('reads codes and names from indexes, and of orders those that it matches', async () => {
      const search = { ...all, states: '["SHIPPED"]', ...page, ...wanted('Ayu') };
      for (const query of [searchedPage(search), matchesMany(search)]) {
        const plan = await planOf(query);
        const details = plan.map(({ detail }) => detail);
        expect(details.filter((step) => / m (USING|$)/.test(step))).toEqual([
          expect.stringMatching(/^SEARCH m USING .*INDEX \S+ \(code>\? AND code<\?\)$/),
        ]);
        expect(details.filter((step) => /order_name/.test(step))).toEqual([
          // A condition within the index of names, and a range of its terms; SQLite calls every reading of both a scan.
          expect.stringMatching(/^SCAN order_names VIRTUAL TABLE INDEX 0:M\d$/),
          expect.stringMatching(/^SCAN order_name_terms VIRTUAL TABLE INDEX 6:$/),
        ]);
        expect(details.filter((step) => / [on] (USING|$)/.test(step))).toEqual(
          query.sql.includes('matches')
            ? [
                expect.stringMatching(/^SEARCH o USING INDEX \S+ \(id=\?\)$/),
                expect.stringMatching(/^SEARCH n USING INTEGER PRIMARY KEY \(rowid=\?\)$/),
              ]
            : [],
        );
      }
    });

    it('gives a page in the order of its list, and how many match where the page has none', async () => {
      const search = { ...all, states, ...wanted('Customer 12') };
      const [whole, second, none] = await store.db.read([
        searchedPage({ ...search, limit: 100, offset: 0 }),
        searchedPage({ ...search, limit: 25, offset: 25 }),
        searchedPage({ ...search, limit: 25, offset: 1_000 }),
      ]);
      const { rows } = await store.db.primary.execute(
        `SELECT id FROM customer_order WHERE contact_name LIKE '%customer 12%'
          ORDER BY state IN ('COMPLETED', 'CANCELLED'), updated_at, id`,
      );
      expect(rows).toHaveLength(111);
      expect(whole.ids).toEqual(rows.slice(0, 100).map(({ id }) => id));
      expect(second.ids).toEqual(whole.ids.slice(25, 50));
      expect([whole.total, none.total]).toEqual(Array(2).fill({ count: 111, more: false }));
      expect(none.ids).toEqual([]);
    });

    it('that matches many goes through the list in its order', async () => {
      const frequent = wanted('Customer');
      const filter = { placeSlug: null, services: 1, ...frequent } as const;
      const [ids, total, sorted, whole] = await store.db.read([
        searchedLists.ALL.ids({ ...filter, ...page }),
        searchedLists.ALL.count(filter),
        searchedPage({ ...all, states, ...page, ...frequent }),
        lists.ALL.ids({ placeSlug: null, services: 1, ...page }),
      ]);
      expect(total).toEqual({ count: MOST_COUNTED, more: true });
      expect(ids).toEqual(whole);
      // Whichever way a search goes, what comes of it is the same.
      expect(sorted).toEqual({ ids, total });
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

it('a search of orders counts what it matches up to as many as are sorted', async () => {
  const { db, stop } = await seeded(stores[0].open);
  try {
    await fillDesk(db, MOST_SORTED + 100, NOW);
    const many = async (name: string, code: string | null = null) =>
      (await db.read([matchesMany(searched({ code, name }))]))[0];
    expect(await many('Customer')).toBe(true);
    expect(await many('c')).toBe(true);
    expect(await many('B0', 'B0')).toBe(true);
    expect(await many('Customer 1')).toBe(false);
  } finally {
    await stop();
  }
});
