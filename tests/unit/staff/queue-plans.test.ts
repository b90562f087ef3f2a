import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '#db/query.ts';
import { STAFF_QUEUE_NAMES } from '#edge/contract/staff/queues.ts';
import { statementsOf } from '#edge/domains/staff/queue.sql.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

/** Indexes that hold only the few rows a queue is made of: walking all of one is no scan of a table. */
const OF_A_QUEUE =
  /INDEX (?:payment_attempt_taken|payment_refund_trouble|payment_refund_open|roadside_request_open|listing_report_open|listing_report_waiting|payout_batch_waiting|order_complaint_waiting|goods_return_waiting|test_ride_ahead)\b/;

/** The rows that are counted, a thousand at most. */
const OF_COUNT = /^SCAN \(subquery-\d+\)$/;
const OF_ONE_MOMENT = /^USE TEMP B-TREE FOR (LAST TERM|RIGHT PART) OF ORDER BY$/;

const looking = {
  now: 1e12,
  dayFrom: 1e12,
  dayUntil: 1e12 + 1,
  placeSlug: null,
  locale: 'en',
} as const;
const page = { ...looking, at: 0, tie: 0, limit: 26 };

describe.each(stores)('the first page of a queue on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
  });
  afterAll(() => store.stop());

  const planOf = async ({ sql, args }: Query<unknown>): Promise<string[]> => {
    const { rows } = await store.db.primary.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    return rows.map(({ detail }) => String(detail));
  };
  const scans = (plan: readonly string[]): string[] =>
    plan.filter((step) => step.startsWith('SCAN ') && !OF_A_QUEUE.test(step));
  const sorts = (plan: readonly string[]): string[] =>
    plan.filter((step) => step.includes('USE TEMP B-TREE'));

  it.each(STAFF_QUEUE_NAMES)('%s is read from an index, in its order', async (queue) => {
    const { waiting, all, assigned, completed } = statementsOf(queue);
    for (const statement of [
      waiting(page),
      all(page),
      assigned(page),
      completed({ ...page, shownFrom: 0 }),
    ]) {
      const plan = await planOf(statement);
      expect(scans(plan), plan.join('\n')).toEqual([]);
      // Payments and refunds of one moment are put in order; what went wrong at another is not read for it.
      const all =
        queue === 'PAYMENTS'
          ? sorts(plan).filter((step) => !OF_ONE_MOMENT.test(step))
          : sorts(plan);
      expect(all, plan.join('\n')).toEqual([]);
    }
  });

  it.each([
    ['PLATES', 'order_id'],
    ['LISTINGS', 'listing_id'],
  ] as const)(
    '%s looks for earlier ones among those with the same %s alone',
    async (queue, key) => {
      const { waiting, figures } = statementsOf(queue);
      for (const statement of [waiting(page), figures(looking)]) {
        const plan = await planOf(statement);
        const earlier = plan.filter((step) => step.startsWith('SEARCH e '));
        expect(earlier, plan.join('\n')).toEqual([expect.stringContaining(`(${key}=?`)]);
      }
    },
  );

  it.each(STAFF_QUEUE_NAMES)('%s is counted by an index, in its order', async (queue) => {
    const plan = await planOf(statementsOf(queue).figures(looking));
    expect(scans(plan.filter((step) => !OF_COUNT.test(step))), plan.join('\n')).toEqual([]);
    expect(sorts(plan), plan.join('\n')).toEqual([]);
  });
});
