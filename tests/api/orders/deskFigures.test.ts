import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MONEY_IN, MONEY_OUT } from '#edge/contract/orders/figures.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { inRole, type RoleName } from '#tests/support/actors.ts';
import { deskOf } from '#tests/support/desk.ts';
import { FEE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
let desk: ReturnType<typeof deskOf>;
let paid: string;
beforeAll(async () => {
  scene = await openOrderScene();
  desk = deskOf(scene.bff);
  paid = await scene.booked();
  await scene.placed();
  const withdrawn = await scene.booked();
  await scene
    .must('admin', 'withdrawOrder', `id: "${withdrawn}", reason: STAFF, note: "A mistake"`)
    .catch(() => undefined);
});
afterAll(() => scene.stop());

const execute = (sql: string, ...args: (string | number)[]) =>
  scene.bff.db.primary.execute({ sql, args });

interface Money {
  readonly in: number;
  readonly out: number;
}
interface Figures {
  readonly days: readonly {
    readonly day: string;
    readonly orders: readonly { readonly state: string; readonly count: number }[];
    readonly money: Money | null;
  }[];
  readonly places: readonly { slug: string; orders: number; money: Money | null }[];
  readonly transfers: readonly { code: string; isIn: boolean; amount: number }[] | null;
  readonly times: readonly { state: string; count: number; averageHours: number }[];
  readonly funnel: { configured: number; ordered: number; paid: number };
}
const figures = (role: RoleName = 'finance', more: object = {}) =>
  desk.ask<Figures>(
    role,
    `query ($days: Int, $place: String) { it: deskFigures(days: $days, place: $place) {
      days { day orders { state count } money { in out } } places { slug orders money { in out } }
      transfers { code isIn amount } times { state count averageHours } funnel { configured ordered paid } } }`,
    { days: 30, ...more },
  );
const list = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join();
const ledger = async (codes: readonly string[]): Promise<number> => {
  const { rows } = await execute(
    `SELECT ifnull(sum(amount_idr), 0) AS n FROM transfer WHERE code IN (${list(codes)}) AND event_at >= ?`,
    Date.now() - 29 * DAY_MS,
  );
  return Number(rows[0]?.n);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('deskFigures', () => {
  it('works: graph, table, places and the ledger say the same', async () => {
    const { days, transfers, places } = await figures();
    const [moneyIn, moneyOut] = await Promise.all([ledger(MONEY_IN), ledger(MONEY_OUT)]);
    expect(moneyIn).toBeGreaterThanOrEqual(2 * FEE);
    expect(sum(days.map(({ money }) => money?.in ?? 0))).toBe(moneyIn);
    expect(sum(days.map(({ money }) => money?.out ?? 0))).toBe(moneyOut);
    const of = (isIn: boolean): number =>
      sum((transfers ?? []).filter((each) => each.isIn === isIn).map(({ amount }) => amount));
    expect([of(true), of(false)]).toEqual([moneyIn, moneyOut]);
    expect(sum(places.map(({ money }) => money?.in ?? 0))).toBe(moneyIn);
  });

  it('works: every order is counted on its day, in its state and at its place', async () => {
    const { days, places } = await figures();
    expect(days).toHaveLength(30);
    const { rows } = await execute(
      'SELECT state, count(*) AS n FROM customer_order GROUP BY state',
    );
    const counted = Object.fromEntries(rows.map(({ state, n }) => [String(state), Number(n)]));
    const shown = Map.groupBy(
      days.flatMap(({ orders }) => orders),
      ({ state }) => state,
    );
    expect(
      Object.fromEntries(
        [...shown].map(([state, each]) => [state, sum(each.map(({ count }) => count))]),
      ),
    ).toEqual(counted);
    expect(sum(places.map(({ orders }) => orders))).toBe(sum(Object.values(counted)));
    expect((await figures('finance', { place: 'nowhere' })).places).toEqual([]);
  });

  it('works: tells how long orders were in a state they left', async () => {
    const { times } = await figures();
    const waiting = times.find(({ state }) => state === 'WAITING_PAYMENT');
    expect(waiting?.count).toBeGreaterThanOrEqual(2);
    expect(waiting?.averageHours).toBeLessThan(1);
  });

  it('works: counts who saved a configuration, then ordered, then paid', async () => {
    const save = (id: string, customerId: string) =>
      execute(
        `INSERT INTO saved_configuration (id, customer_id, slug, name, choice, total_idr, saved_at)
          VALUES (?, ?, 'alva-cervo', 'x', '{"dealer":"aec-scbd"}', 1, ?)`,
        id,
        customerId,
        Date.now() - HOUR_MS,
      );
    const before = (await figures()).funnel;
    await save('cfg_figures_owner', 'cus_owner');
    await save('cfg_figures_guest', 'cus_guest');
    const { funnel } = await figures();
    expect(funnel.configured - before.configured).toBe(2);
    expect(funnel.ordered - before.ordered).toBe(1);
    expect(funnel.paid - before.paid).toBe(1);
  });

  it('refuses money to who may not decide about it, and other places to a dealer', async () => {
    const sales = await figures('sales');
    expect(sales.transfers).toBeNull();
    expect(sales.days.every(({ money }) => money === null)).toBe(true);
    await execute(`UPDATE customer_order SET dealer_slug = 'aec-puri' WHERE id = ?`, paid);
    const dealer = await figures('dealer', { place: 'aec-puri' });
    expect(dealer.places.map(({ slug }) => slug)).toEqual(['aec-scbd']);
    await expect(figures('workshop')).rejects.toThrow('FORBIDDEN');
  });
});

describe('exportDeskFigures', () => {
  const take = async (role: RoleName, reason = 'For the bank') => {
    const { data, errors } = await scene.bff.gql<{ it: string }>(
      'mutation ($reason: String!) { it: exportDeskFigures(days: 30, reason: $reason) }',
      { reason },
      { headers: await inRole(scene.bff, role) },
    );
    return data?.it ?? String(errors?.[0]?.extensions?.code);
  };

  it('works: the file has the sums of the page, and the export stands in the audit', async () => {
    const lines = (await take('finance')).trim().split('\r\n');
    expect(lines).toHaveLength(31);
    const header = lines[0]?.split(',') ?? [];
    expect(header[0]).toBe('"day"');
    const moneyIn = sum(
      lines.slice(1).map((line) => Number(line.split(',').at(-2)?.replaceAll('"', ''))),
    );
    expect(moneyIn).toBe(await ledger(MONEY_IN));
    expect(await desk.audited('exportDeskFigures')).toEqual([
      expect.objectContaining({ actor_id: 'cus_finance', reason: 'For the bank' }),
    ]);
  });

  it('refuses an export without a reason, and roles that may not', async () => {
    expect(await take('finance', 'x')).toBe('BAD_USER_INPUT');
    expect(await take('sales')).toBe('FORBIDDEN');
    expect(await take('dealer')).toBe('FORBIDDEN');
  });
});
