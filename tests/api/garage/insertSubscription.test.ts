import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

const YEAR = 365 * DAY_MS;

let bff: Bff;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  vin = await vinOf(bff, 'veh_ayu_one');
});
afterAll(() => bff.stop());

interface Answer {
  readonly insertSubscription: {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly orderId: string | null;
  };
}

const take = async (by: ActorName, param: object = {}, key?: string) => {
  const headers = { ...(await actor(bff, by)), ...(key && { 'idempotency-key': key }) };
  const { data, errors } = await bff.gql<Answer>(
    `mutation Take($param: SubscriptionParam!) { insertSubscription(param: $param) {
      success message errorCode orderId } }`,
    { param: { id: newId('rsb'), vin, packageId: 'rsp_city', ...param } },
    { headers },
  );
  return { ...data?.insertSubscription, code: errors?.[0]?.extensions?.code };
};

const cover = async (id = 'veh_ayu_one') =>
  Number(
    (await bff.db.primary.execute(`SELECT roadside_until_at AS at FROM vehicle WHERE id = '${id}'`))
      .rows[0]?.at,
  );
const ordered = async () =>
  Number(
    (
      await bff.db.primary.execute(
        `SELECT count(*) AS n FROM customer_order WHERE kind = 'SERVICE'`,
      )
    ).rows[0]?.n,
  );

describe('insertSubscription and roadsidePackages work', () => {
  it('orders cover at its price, and nobody is covered before it is paid', async () => {
    const before = await cover();
    const { success, orderId } = await take('owner');
    expect(success).toBe(true);
    expect(await cover()).toBe(before);
    const { data } = await bff.gql<{ order: Record<string, unknown> }>(
      `{ order(id: "${orderId}") }`,
      {},
      { headers: await actor(bff, 'owner') },
    );
    expect(data?.order).toMatchObject({
      kind: 'SERVICE',
      state: 'WAITING_PAYMENT',
      due: 180_000,
      items: [{ kind: 'service', slug: 'rsp_city', vin }],
    });
  });

  it('tells the packages to everybody, in both languages', async () => {
    const { data } = await bff.gql<{ roadsidePackages: Record<string, unknown>[] }>(
      '{ roadsidePackages { id months price en: name(locale: en) id_: name(locale: id) benefits(locale: id) } }',
    );
    expect(data?.roadsidePackages[0]).toMatchObject({
      months: 12,
      price: 180_000,
      en: 'City',
      id_: 'Kota',
    });
  });
});

describe('insertSubscription refuses', () => {
  it.each(['owner2', 'guestRider', 'staff', 'admin'] as const)(
    '%s, whose it is not',
    async (by) => {
      expect(await take(by)).toMatchObject({ success: false, errorCode: 'ROADSIDE_NOT_FOUND' });
    },
  );

  it('a package that is not offered, a wrong id, a wrong VIN', async () => {
    expect(await take('owner', { packageId: 'rsp_none' })).toMatchObject({
      errorCode: 'ROADSIDE_PACKAGE_UNKNOWN',
    });
    for (const param of [{ id: 'x' }, { id: newId('veh') }, { vin: '' }, { packageId: '' }])
      expect(await take('owner', param)).toMatchObject({ errorCode: 'ROADSIDE_INVALID' });
  });

  it('cover for longer than three years ahead', async () => {
    await bff.db.primary.execute(
      `UPDATE vehicle SET roadside_until_at = ${Date.now() + 2.5 * YEAR} WHERE id = 'veh_ayu_boost'`,
    );
    const boost = await vinOf(bff, 'veh_ayu_boost');
    expect(await take('owner', { vin: boost })).toMatchObject({ errorCode: 'ROADSIDE_TOO_MANY' });
  });

  it('one more order than somebody may have unpaid, also of several at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => take('owner')));
    const unpaid = answers.filter(({ errorCode }) => errorCode === 'ROADSIDE_UNPAID_ORDERS');
    expect(unpaid.length).toBeGreaterThan(0);
    await bff.db.primary.execute(
      `UPDATE customer_order SET state = 'CANCELLED' WHERE kind = 'SERVICE'`,
    );
  });
});

describe('insertSubscription is safe', () => {
  it('orders a double tap once, with its key and without', async () => {
    const before = await ordered();
    const param = { id: newId('rsb') };
    const key = newId('x').slice(2).toUpperCase();
    const answers = [
      ...(await Promise.all(Array.from({ length: 6 }, () => take('owner', param, key)))),
      await take('owner', param),
    ];
    for (const { success } of answers) expect(success).toBe(true);
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await ordered()).toBe(before + 1);
  });

  it('refuses an id that is of another order, and says nothing of it', async () => {
    const id = newId('rsb');
    expect(await take('owner', { id })).toMatchObject({ success: true });
    const other = await vinOf(bff, 'veh_bima_q');
    for (const answer of [
      await take('owner2', { id, vin: other }),
      await take('owner', { id, packageId: 'rsp_province' }),
    ])
      expect(answer).toMatchObject({
        success: false,
        errorCode: 'ROADSIDE_INVALID',
        orderId: null,
      });
  });
});

describe('requestRoadsideAssistance', () => {
  const ask = async (by: ActorName, param: object = {}) => {
    const { data } = await bff.gql<{
      requestRoadsideAssistance: { success: boolean; errorCode: string | null; covered: boolean };
    }>(
      `mutation Ask($param: RoadsideHelpParam!) { requestRoadsideAssistance(param: $param) {
        success errorCode covered } }`,
      {
        param: {
          id: newId('rsr'),
          vin,
          kind: 'FLAT_TYRE',
          latitude: -6.2,
          longitude: 106.8,
          askedAt: new Date().toISOString(),
          ...param,
        },
      },
      { headers: await actor(bff, by) },
    );
    return data?.requestRoadsideAssistance;
  };
  const rows = async () => (await bff.db.primary.execute('SELECT * FROM roadside_request')).rows;

  it('works for the owner and for the guest who rides, and says whether it is covered', async () => {
    expect(await ask('owner')).toEqual({ success: true, errorCode: null, covered: true });
    expect(await ask('guestRider')).toMatchObject({ success: true });
    expect(await rows()).toHaveLength(2);
  });

  it('works without a position, and counts what is sent twice once', async () => {
    const param = { id: newId('rsr'), latitude: null, longitude: null };
    await ask('owner', param);
    await ask('owner', param);
    expect(await rows()).toHaveLength(3);
  });

  it('refuses others, an ended guest, and what is no place', async () => {
    expect(await ask('owner2')).toMatchObject({ errorCode: 'ROADSIDE_NOT_FOUND' });
    await bff.db.primary.execute(
      `UPDATE vehicle_share SET revoked_at = 1 WHERE id = 'shr_ayu_citra'`,
    );
    expect(await ask('guestRider')).toMatchObject({ errorCode: 'ROADSIDE_NOT_FOUND' });
    expect(await ask('owner', { latitude: 91 })).toMatchObject({ errorCode: 'ROADSIDE_INVALID' });
  });

  it('is safe from a flood', async () => {
    const param = () => ({ id: newId('rsr') });
    for (let n = 0; n < 10; n++) await ask('owner', param());
    expect(await ask('owner', param())).toMatchObject({ errorCode: 'ROADSIDE_TOO_MANY' });
  });
});
