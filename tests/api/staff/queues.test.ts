import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLAIM_LIMITS, STAFF_QUEUE_NAMES } from '#edge/contract/staff/queues.ts';
import { DAY_MS, HOUR_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { inRole, ROLES, type RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
const headers = new Map<RoleName, { cookie: string }>();
beforeAll(async () => {
  bff = await startBff();
  for (const role of ROLES) headers.set(role, await inRole(bff, role));
});
afterAll(() => bff.stop());

const execute = (sql: string, ...args: (string | number)[]) =>
  bff.db.primary.execute({ sql, args });

/** Calls for help, the first the oldest. */
const calls = async (count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, (_, at) => `rsr_${String(at).padStart(3, '0')}`);
  const now = Date.now();
  await bff.db.primary.batch(
    ids.map((id, at) => ({
      sql: `INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, asked_at, received_at, status)
        VALUES (?, 'veh_ayu_one', 'cus_owner', 'FLAT_TYRE', ?, ?, 'REQUESTED')`,
      args: [id, now - HOUR_MS, now - HOUR_MS + at],
    })),
    'write',
  );
  return ids;
};
beforeEach(() =>
  bff.db.primary.executeMultiple('DELETE FROM staff_claim; DELETE FROM roadside_request'),
);

interface Task {
  readonly id: string;
  readonly step: string;
  readonly ownerName: string | null;
  readonly mine: boolean;
  readonly done: boolean;
}
interface Page {
  readonly items: readonly Task[];
  readonly next: string | null;
  readonly figures: { readonly count: number; readonly overdue: number };
}

const ask = async <T>(role: RoleName, document: string) => {
  const { data, errors } = await bff.gql<T>(document, {}, { headers: headers.get(role) ?? {} });
  return { data, code: errors?.[0]?.extensions?.code };
};

const page = async (
  role: RoleName,
  { queue = 'ROADSIDE', sort = 'ASC', first = 10, after = '' } = {},
): Promise<Page> => {
  const { data, code } = await ask<{ deskQueue: Page }>(
    role,
    `{ deskQueue(queue: ${queue}, sort: ${sort}, first: ${first}, after: "${after}") {
      items { id subject label detail amount since due step ownerName mine until done } next
      figures { queue count overdue oldest nextDue } } }`,
  );
  if (!data) throw new Error(String(code));
  return data.deskQueue;
};
const ids = ({ items }: Page): string[] => items.map(({ id }) => id);

const change = async (role: RoleName, name: 'claimTask' | 'releaseTask', id: string) =>
  (
    await ask<Record<string, { success: boolean; errorCode: string | null }>>(
      role,
      `mutation { ${name}(queue: ROADSIDE, id: "${id}") { success errorCode } }`,
    )
  ).data?.[name]?.errorCode;
const claim = (role: RoleName, id: string) => change(role, 'claimTask', id);

describe('deskQueues', () => {
  const queues = async (role: RoleName) =>
    (
      await ask<{ deskQueues: { queue: string; count: number; overdue: number }[] }>(
        role,
        '{ deskQueues { queue count overdue oldest nextDue } }',
      )
    ).data?.deskQueues ?? [];

  it('works: an administrator sees every queue, counted as its list counts it', async () => {
    await calls(3);
    const all = await queues('administrator');
    expect(all.map(({ queue }) => queue)).toEqual(STAFF_QUEUE_NAMES);
    for (const { queue, count, overdue } of all)
      expect((await page('administrator', { queue, first: 50 })).figures).toMatchObject({
        count,
        overdue,
      });
    expect(all.find(({ queue }) => queue === 'ROADSIDE')).toMatchObject({ count: 3, overdue: 3 });
  });

  it('refuses nobody of the staff, and shows each what their role works on', async () => {
    const seen = async (role: RoleName) => (await queues(role)).map(({ queue }) => queue);
    const ofOrders = [
      'ALLOCATE',
      'FINANCING',
      'CONTRACTS',
      'PROCESS',
      'SHIP',
      'DELIVERIES',
      'PLATES',
    ];
    const ofCases = ['COMPLAINTS', 'RETURNS'];
    expect(await seen('dealer')).toEqual([...ofOrders, ...ofCases, 'SERVICE']);
    for (const role of ['sales', 'finance', 'support'] as const)
      expect(await seen(role), role).toEqual(expect.arrayContaining(ofCases));
    expect(await seen('workshop')).toEqual(['ROADSIDE', 'DOCUMENTS', 'SERVICE', 'TEST_RIDES']);
    expect(await seen('finance')).toEqual(
      expect.arrayContaining(['PAYMENTS', 'REFUNDS', 'AFFILIATES', 'COMMISSION_HOLDS', 'PAYOUTS']),
    );
    expect(await seen('sales')).not.toContain('REFUNDS');
  });
});

describe('deskQueues and deskQueue', () => {
  it('count to a thousand, and tell that there are more', async () => {
    const figures = async () => {
      const [of] =
        (
          await ask<{ deskQueues: readonly { queue: string }[] }>(
            'administrator',
            '{ deskQueues { queue count more overdue moreOverdue } }',
          )
        ).data?.deskQueues.filter(({ queue }) => queue === 'ROADSIDE') ?? [];
      return of;
    };
    await calls(1_000);
    const full = { count: 1_000, more: false, overdue: 1_000, moreOverdue: false };
    expect(await figures()).toEqual({ queue: 'ROADSIDE', ...full });
    const now = Date.now();
    await execute(
      `INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, asked_at, received_at, status)
        VALUES ('rsr_last', 'veh_ayu_one', 'cus_owner', 'FLAT_TYRE', ?, ?, 'REQUESTED')`,
      now,
      now,
    );
    // The thousand first ones are overdue, and what came last is not: there is no more of that.
    expect(await figures()).toEqual({ queue: 'ROADSIDE', ...full, more: true });
    expect((await page('administrator')).figures).toMatchObject({ count: 1_000, overdue: 1_000 });
  });
});

describe('deskQueue', () => {
  it('works: pages in the order of waiting, each thing once, however it changes meanwhile', async () => {
    const all = await calls(25);
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { items, next } = await page('support', { after });
      seen.push(...items.map(({ id }) => id));
      if (seen.length === 10) await execute("DELETE FROM roadside_request WHERE id = 'rsr_003'");
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual(all);
  });

  it('works: "Assigned first" begins with what is in hand, across the end of a page', async () => {
    const all = await calls(14);
    for (const at of [12, 5]) expect(await claim('support', all[at] ?? '')).toBeNull();
    const first = await page('support');
    expect(ids(first).slice(0, 3)).toEqual(['rsr_012', 'rsr_005', 'rsr_000']);
    expect(first.items[0]).toMatchObject({ ownerName: 'Joko Widianto', mine: true });
    const rest = await page('support', { after: first.next ?? '' });
    expect([...ids(first), ...ids(rest)].sort()).toEqual(all);
  });

  it('works: "Completed first" begins with what is done since yesterday, then everything', async () => {
    const all = await calls(3);
    await claim('support', 'rsr_001');
    await execute("UPDATE roadside_request SET status = 'DONE' WHERE id = 'rsr_001'");
    const { items, figures } = await page('sales', { sort: 'DESC' });
    expect(items.map(({ id, done, ownerName }) => ({ id, done, ownerName }))).toEqual([
      { id: 'rsr_001', done: true, ownerName: 'Joko Widianto' },
      { id: all[0], done: false, ownerName: null },
      { id: all[2], done: false, ownerName: null },
    ]);
    expect(figures.count).toBe(2);
    await execute('UPDATE staff_claim SET claimed_at = ?', Date.now() - DAY_MS - HOUR_MS);
    expect(ids(await page('sales', { sort: 'DESC' }))).toEqual([all[0], all[2]]);
  });

  it('works: the appointments of today, and of no other day', async () => {
    const today = startOfDayInJakarta(Date.now());
    const book = (id: string, slotAt: number) =>
      execute(
        `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
          SELECT ?, 'veh_ayu_one', 'cus_owner', id, ?, 40, 'BOOKED', 'REGULAR', 1 FROM place LIMIT 1`,
        id,
        slotAt,
      );
    await book('bkg_before', today - 1);
    await book('bkg_today', today + 10 * HOUR_MS);
    await book('bkg_after', today + DAY_MS);
    const seen = ids(await page('workshop', { queue: 'SERVICE', first: 50 }));
    expect(seen).toContain('bkg_today');
    expect(seen).not.toContain('bkg_before');
    expect(seen).not.toContain('bkg_after');
  });

  it('works: applications of affiliates and commissions on hold, until somebody has decided', async () => {
    await execute(
      `INSERT INTO affiliate (customer_id, key, state, created_at, applied_at, vin)
        VALUES ('cus_owner2', 'QUEUE-01', 'APPLIED', 1, ?, 'VIN00000000000001')`,
      Date.now(),
    );
    const applied = await page('finance', { queue: 'AFFILIATES', first: 50 });
    expect(applied.items).toMatchObject([{ id: 'cus_owner2', step: 'decide-affiliate' }]);
    await execute("UPDATE affiliate SET state = 'ACTIVE' WHERE customer_id = 'cus_owner2'");
    expect(ids(await page('finance', { queue: 'AFFILIATES' }))).toEqual([]);
    const onHold = await page('finance', { queue: 'COMMISSION_HOLDS', first: 50 });
    expect(onHold.items).toMatchObject([{ step: 'decide-commission' }]);
    const [{ id = '' } = {}] = onHold.items;
    await execute("UPDATE commission SET state = 'PENDING' WHERE id = ?", id);
    expect(ids(await page('finance', { queue: 'COMMISSION_HOLDS' }))).toEqual([]);
  });

  it('refuses a queue that is not of the role', async () => {
    const codeOf = async (role: RoleName, queue: string) =>
      (await ask(role, `{ deskQueue(queue: ${queue}, sort: ASC) { next } }`)).code;
    expect(await codeOf('sales', 'REFUNDS')).toBe('FORBIDDEN');
    expect(await codeOf('workshop', 'ALLOCATE')).toBe('FORBIDDEN');
    expect(await codeOf('dealer', 'ROADSIDE')).toBe('FORBIDDEN');
  });

  it('is safe: names of people whose papers wait are shown in part', async () => {
    await execute(
      `INSERT INTO customer_paper (id, customer_id, kind, state, submitted_at)
        VALUES ('pap_queue', 'cus_owner2', 'FAMILY_CARD', 'IN_REVIEW', ?)`,
      Date.now(),
    );
    const { data } = await ask<{ deskQueue: { items: { id: string; label: string }[] } }>(
      'support',
      '{ deskQueue(queue: DOCUMENTS, sort: ASC, first: 50) { items { id label } } }',
    );
    expect(data?.deskQueue.items.find(({ id }) => id === 'pap_queue')?.label).toMatch(/^B\*+ /);
  });
});

describe('claimTask and releaseTask', () => {
  it('work: one of the staff has it until it is given back, and the audit says so', async () => {
    await calls(1);
    expect(await claim('support', 'rsr_000')).toBeNull();
    expect(await claim('support', 'rsr_000')).toBeNull();
    expect(await claim('sales', 'rsr_000')).toBe('TASK_CLAIMED');
    // What somebody else has in hand is not theirs to give back.
    expect(await change('sales', 'releaseTask', 'rsr_000')).toBeNull();
    expect(await claim('sales', 'rsr_000')).toBe('TASK_CLAIMED');
    expect(await change('support', 'releaseTask', 'rsr_000')).toBeNull();
    expect(await claim('sales', 'rsr_000')).toBeNull();
    const { rows } = await execute(
      "SELECT operation, actor_id FROM staff_audit WHERE entity = 'task' AND entity_id = 'rsr_000' ORDER BY done_at, rowid",
    );
    expect(rows.map(({ operation, actor_id }) => `${actor_id} ${operation}`)).toEqual([
      'cus_support claimTask',
      'cus_support claimTask',
      'cus_staff releaseTask',
      'cus_support releaseTask',
      'cus_staff claimTask',
    ]);
  });

  it('work: what nobody keeps is free again after half an hour', async () => {
    await calls(1);
    await claim('support', 'rsr_000');
    const { rows } = await execute('SELECT expires_at - claimed_at AS lasts FROM staff_claim');
    expect(rows[0]?.lasts).toBe(CLAIM_LIMITS.lastsMs);
    await execute('UPDATE staff_claim SET expires_at = ?', Date.now() - 1);
    expect((await page('sales')).items[0]?.ownerName).toBeNull();
    expect(await claim('sales', 'rsr_000')).toBeNull();
    expect((await page('sales')).items[0]).toMatchObject({ mine: true });
  });

  it('refuse what is not in the queue', async () => {
    await calls(1);
    await execute("UPDATE roadside_request SET status = 'DONE'");
    expect(await claim('support', 'rsr_000')).toBe('TASK_GONE');
    expect(await claim('support', 'rsr_none')).toBe('TASK_GONE');
  });

  it('are safe: of several at once one gets it', async () => {
    await calls(1);
    const outcomes = await Promise.all(
      (['support', 'sales', 'workshop', 'administrator'] as const).map((role) =>
        claim(role, 'rsr_000'),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'TASK_CLAIMED')).toHaveLength(3);
  });
});
