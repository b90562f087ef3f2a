import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScene, openOrderScene } from '#tests/api/orders/scene.ts';
import { inRole } from '#tests/support/actors.ts';

let scene: OrderScene;
let admin: { cookie: string };
beforeAll(async () => {
  scene = await openOrderScene();
  admin = await inRole(scene.bff, 'administrator');
});
afterAll(() => scene.stop());

interface Entry {
  readonly id: string;
  readonly operation: string;
  readonly actorId: string;
  readonly roleId: string | null;
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly versionBefore: number | null;
  readonly versionAfter: number | null;
  readonly reason: string | null;
  readonly requestId: string;
}

const page = async (about: string | null, cursor: string | null = null, take = 25) => {
  const { data } = await scene.bff.gql<{
    staffAudit: { items: readonly Entry[]; next: string | null };
  }>(
    `query ($about: ID, $cursor: String, $take: Int) { staffAudit(about: $about, cursor: $cursor, take: $take) {
      next items { id operation actorId actorName roleId entity entityId versionBefore versionAfter reason requestId at } } }`,
    { about, cursor, take },
    { headers: admin },
  );
  if (data == null) throw new Error('no audit');
  return data.staffAudit;
};

const execute = (sql: string, ...args: (string | number)[]) =>
  scene.bff.db.primary.execute({ sql, args });
const allocate = (id: string, more = '') =>
  scene.by.change('admin', 'allocateOrder', `id: "${id}"${more}`);

describe('staffAudit works', () => {
  it('has a row for each write of staff, with the order’s version before and after', async () => {
    const id = await scene.booked();
    await allocate(id);
    const { items } = await page(id);
    const { rows } = await execute('SELECT version FROM customer_order WHERE id = ?', id);
    const after = Number(rows[0]?.version);
    expect(items).toEqual([
      expect.objectContaining({
        operation: 'allocateOrder',
        actorId: 'cus_admin',
        roleId: 'rol_administrator',
        entity: 'order',
        entityId: id,
        versionBefore: after - 1,
        versionAfter: after,
        reason: null,
        requestId: expect.stringMatching(/\w/),
      }),
    ]);
  });

  it('has the reason of whoever opened somebody’s papers', async () => {
    const id = await scene.direct();
    await scene.bff.gql(
      `mutation ($id: ID!) { revealOrderOwner(id: $id, reason: "The office asks for it") { __typename } }`,
      { id },
      { headers: admin },
    );
    const { items } = await page(id);
    expect(items.map(({ operation, reason }) => [operation, reason])).toEqual([
      ['revealOrderOwner', 'The office asks for it'],
    ]);
  });

  it('is paged by a cursor that new rows do not move', async () => {
    for (let at = 0; at < 2; at++) await allocate(await scene.booked());
    const first = await page(null, null, 1);
    const second = await page(null, first.next, 1);
    const id = await scene.booked();
    await allocate(id);
    expect((await page(null, first.next, 1)).items).toEqual(second.items);
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
  });
});

describe('staffAudit is safe', () => {
  it('has no row for a write that was refused, that changed nothing, or that only counted a try', async () => {
    const unpaid = await scene.placed();
    await allocate(unpaid);
    expect((await page(unpaid)).items).toEqual([]);
    const id = await scene.booked();
    await Promise.all([allocate(id), allocate(id), allocate(id)]);
    await allocate(id);
    expect((await page(id)).items).toHaveLength(1);
  });

  it.each([
    ['changed', `UPDATE staff_audit SET reason = 'another'`],
    ['deleted', 'DELETE FROM staff_audit'],
  ])('cannot be %s, by nobody', async (_, sql) => {
    await expect(execute(sql)).rejects.toThrow('ledger_immutable');
  });

  it('undoes the write when its row cannot be written', async () => {
    await execute(
      `CREATE TRIGGER no_audit BEFORE INSERT ON staff_audit BEGIN SELECT RAISE(ABORT, 'full'); END`,
    );
    const id = await scene.booked();
    await expect(allocate(id)).rejects.toThrow();
    const { rows } = await execute('SELECT state FROM customer_order WHERE id = ?', id);
    await execute('DROP TRIGGER no_audit');
    expect(rows[0]?.state).toBe('PAYMENT_SETTLED');
  });
});

describe('exportStaffAudit works', () => {
  it('answers the rows as CSV, and is a row of the audit itself', async () => {
    const { data } = await scene.bff.gql<{ exportStaffAudit: string }>(
      'mutation { exportStaffAudit(reason: "=The yearly audit") }',
      {},
      { headers: admin },
    );
    const [head, ...lines] = (data?.exportStaffAudit ?? '').split('\r\n');
    expect(head).toContain('"operation"');
    expect(lines[0]).toContain('"exportStaffAudit"');
    // A spreadsheet runs nothing of what people typed.
    expect(lines[0]).toContain(`"'=The yearly audit"`);
    expect((await page(null, null, 1)).items[0]?.operation).toBe('exportStaffAudit');
  });
});
