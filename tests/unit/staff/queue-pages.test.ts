import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_QUEUE_NAMES, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { DAY_MS, HOUR_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { statementsOf, type Task } from '#edge/domains/staff/queue.sql.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { type Store, seeded, storesOfPass } from '#tests/support/stores.ts';

const NOW = Date.UTC(2026, 10, 27, 3);
const START = { at: 0, tie: 0 };
const LATEST = { at: Number.MAX_SAFE_INTEGER, tie: 0 };

describe.each(storesOfPass)('queues on $kind', ({ open }) => {
  let store: Store;
  const dayFrom = startOfDayInJakarta(NOW);
  const looking = {
    now: NOW,
    dayFrom,
    dayUntil: dayFrom + DAY_MS,
    placeSlug: null,
    locale: 'en',
  } as const;
  beforeAll(async () => {
    store = await seeded(open);
    await fillDesk(store.db, 2_000, NOW);
  });
  afterAll(() => store.stop());

  /** Page after page, of two rows and the one that tells of more. */
  const paged = async (queue: StaffQueue): Promise<Task[]> => {
    const tasks: Task[] = [];
    let from: { at: number; tie: number } = START;
    for (;;) {
      const [rows] = await store.db.read([
        statementsOf(queue).all({ ...looking, ...from, limit: 3 }),
      ]);
      const shown = rows.slice(0, 2);
      tasks.push(...shown);
      const last = shown.at(-1);
      if (rows.length < 3 || last === undefined) return tasks;
      from = { at: last.since, tie: last.tie };
    }
  };

  it.each(STAFF_QUEUE_NAMES)('%s has each thing once, in order, and counts it', async (queue) => {
    const tasks = await paged(queue);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(tasks.map(({ since }) => since)).toEqual(
      tasks.map(({ since }) => since).toSorted((a, b) => a - b),
    );
    const [figures] = await store.db.read([statementsOf(queue).figures(looking)]);
    expect(figures).toMatchObject({
      count: tasks.length,
      more: false,
      overdue: tasks.filter(({ due }) => due <= NOW).length,
      oldest: tasks[0]?.since ?? null,
      nextDue: tasks.length === 0 ? null : Math.min(...tasks.map(({ due }) => due)),
    });
  });

  it('PAYMENTS has payments and refunds that went wrong at one moment each once', async () => {
    const before = await paged('PAYMENTS');
    const kinds = (tasks: readonly Task[]) => new Set(tasks.map(({ id }) => id.slice(0, 4)));
    expect(kinds(before)).toEqual(new Set(['pay_', 'ref_']));
    await store.db.primary.executeMultiple(
      'UPDATE payment_attempt SET updated_at = 1000; UPDATE payment_refund SET updated_at = 1000',
    );
    const after = await paged('PAYMENTS');
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  });

  it('PAYMENTS has in hand, and as done, what somebody took on of either kind', async () => {
    const statements = statementsOf('PAYMENTS');
    const tasks = await paged('PAYMENTS');
    const [payment, refund] = ['pay_', 'ref_'].map((kind) =>
      tasks.find(({ id }) => id.startsWith(kind)),
    ) as [Task, Task];
    const staff = { staffId: 'cus_admin', until: NOW + HOUR_MS };
    for (const { id } of [payment, refund])
      await store.db.write([statements.claim({ ...looking, ...staff, id })]);
    const inHand = async (): Promise<string[]> => {
      const [rows] = await store.db.read([statements.assigned({ ...looking, ...START, limit: 9 })]);
      return rows.map(({ id }) => id);
    };
    expect((await inHand()).toSorted()).toEqual([payment.id, refund.id].toSorted());
    for (const { id, subject } of [payment, refund])
      await store.db.primary.execute({
        sql: `INSERT INTO order_settlement (cause_id, order_id, note, settled_by, settled_at)
          VALUES (?, ?, 'Seen to', 'cus_admin', ?)`,
        args: [id, subject, NOW],
      });
    expect(await inHand()).toEqual([]);
    const done = { ...looking, ...LATEST, limit: 9, shownFrom: NOW - DAY_MS };
    const [rows] = await store.db.read([statements.completed(done)]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([payment.id, refund.id].toSorted());
    for (const { id } of [payment, refund]) {
      const [isIn] = await store.db.read([statements.isIn({ ...looking, id })]);
      expect(isIn).toBe(false);
    }
  });
});
