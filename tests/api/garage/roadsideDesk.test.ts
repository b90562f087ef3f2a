import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let vin: string;
const headers = new Map<ActorName, { cookie: string }>();
beforeAll(async () => {
  bff = await startBff();
  vin = await vinOf(bff, 'veh_ayu_one');
  for (const name of ['guest', 'owner', 'owner2', 'guestRider', 'affiliate', 'staff'] as const)
    headers.set(name, await actor(bff, name));
});
afterAll(() => bff.stop());
beforeEach(() => bff.db.primary.execute('DELETE FROM roadside_request'));

const ask = async <T>(by: ActorName, document: string, variables: object = {}) => {
  const { data, errors } = await bff.gql<Record<string, T>>(document, variables, {
    headers: headers.get(by) ?? {},
  });
  return { value: Object.values(data ?? {})[0], code: errors?.[0]?.extensions?.code };
};

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}
interface Call {
  readonly id: string;
  readonly status: string;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly latitude: number | null;
  readonly note: string | null;
  readonly covered: boolean;
  readonly acceptedAt: string | null;
  readonly departedAt: string | null;
  readonly completedAt: string | null;
  readonly outcome: string | null;
}

const FIELDS = `id vin registrationPlate productName kind status name phoneNumber latitude longitude note covered
  askedAt receivedAt acceptedAt departedAt completedAt outcome`;

/** Citra, who rides Ayu's ALVA ONE, is stuck. */
const call = async (by: ActorName = 'guestRider'): Promise<string> => {
  const id = newId('rsr');
  const { value } = await ask<Common>(
    by,
    `mutation Help($param: RoadsideHelpParam!) { requestRoadsideAssistance(param: $param) { success errorCode } }`,
    {
      param: {
        id,
        vin,
        kind: 'FLAT_TYRE',
        latitude: -6.2,
        longitude: 106.8,
        note: 'By the bridge',
        askedAt: new Date().toISOString(),
      },
    },
  );
  expect(value?.success).toBe(true);
  return id;
};
const move = (name: 'accept' | 'depart') => (by: ActorName, id: string) =>
  ask<Common>(
    by,
    `mutation M($id: ID!) { ${name}RoadsideAssistance(id: $id) { success message errorCode } }`,
    { id },
  );
const accept = move('accept');
const depart = move('depart');
const complete = (by: ActorName, id: string, note = 'Tyre changed') =>
  ask<Common>(
    by,
    `mutation M($id: ID!, $note: String!) { completeRoadsideAssistance(id: $id, note: $note) {
      success message errorCode } }`,
    { id, note },
  );
const mine = async (by: ActorName) =>
  (await ask<Call[]>(by, `{ roadsideAssistanceList { ${FIELDS} } }`)).value ?? [];
const desk = (by: ActorName, args = '') =>
  ask<{ data: Call[]; pagination: { totalRecord: number; last: number } }>(
    by,
    `{ roadsideAssistanceCalls${args} { data { ${FIELDS} } pagination { totalRecord last } } }`,
  );
const done = { success: true, errorCode: null };

describe('roadsideAssistanceCalls, roadsideSubscriptionList and roadsideAssistanceList work', () => {
  it('takes a call from asked for to done, and the rider reads each step', async () => {
    const id = await call();
    expect((await mine('guestRider'))[0]).toMatchObject({ id, status: 'REQUESTED' });
    expect((await accept('staff', id)).value).toMatchObject(done);
    expect((await mine('guestRider'))[0]).toMatchObject({ status: 'ACCEPTED' });
    expect((await depart('staff', id)).value).toMatchObject(done);
    expect((await mine('guestRider'))[0]).toMatchObject({ status: 'ON_THE_WAY' });
    expect((await complete('staff', id)).value).toMatchObject(done);
    const [lastCall] = await mine('guestRider');
    expect(lastCall).toMatchObject({ status: 'DONE', outcome: 'Tyre changed' });
    const times = [lastCall?.acceptedAt, lastCall?.departedAt, lastCall?.completedAt].map((at) =>
      Date.parse(at ?? ''),
    );
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('shows the staff who is where and how to reach them, the longest waiting first', async () => {
    const first = await call();
    await bff.db.primary.execute('UPDATE roadside_request SET received_at = received_at - 1000');
    const second = await call('owner');
    const { value } = await desk('staff');
    expect(value?.data.map(({ id }) => id)).toEqual([first, second]);
    expect(value?.data[0]).toMatchObject({
      name: 'Citra Dewi',
      latitude: -6.2,
      note: 'By the bridge',
      phoneNumber: expect.stringMatching(/^\+62\d+$/),
    });
    await accept('staff', first);
    await complete('staff', first);
    expect((await desk('staff')).value?.pagination.totalRecord).toBe(1);
    expect((await desk('staff', '(done: true)')).value?.data.map(({ id }) => id)).toEqual([first]);
    expect((await desk('staff', '(page: 2, limit: 1)')).value?.data).toEqual([]);
  });

  it('tells the owner of a guest’s call, and neither place nor words nor number of the guest', async () => {
    const id = await call();
    expect(await mine('owner')).toMatchObject([
      { id, status: 'REQUESTED', phoneNumber: null, latitude: null, note: null },
    ]);
    expect(await mine('owner2')).toEqual([]);
    await bff.db.primary.execute(
      `UPDATE roadside_request SET asked_at = 1, received_at = 2 WHERE id = '${id}'`,
    );
    expect(await mine('owner'), 'before the loan it is not theirs to know').toEqual([]);
  });

  it('lists the cover that was taken', async () => {
    await bff.db.primary.execute(
      `INSERT INTO roadside_subscription (id, package_id, vehicle_id, customer_id, price_idr, starts_at, ends_at, created_at)
       VALUES ('rsb_one', 'rsp_city', 'veh_ayu_one', 'cus_owner', 180000, 1, 2, 1)`,
    );
    const { value } = await ask<{ data: unknown[] }>(
      'staff',
      '{ roadsideSubscriptionList { data { id vin name packageName(locale: en) price startsAt endsAt } pagination { totalRecord } } }',
    );
    expect(value?.data).toContainEqual(
      expect.objectContaining({ id: 'rsb_one', vin, name: 'Ayu Lestari', packageName: 'City' }),
    );
  });
});

describe('acceptRoadsideAssistance, departRoadsideAssistance and completeRoadsideAssistance refuse', () => {
  it('to be on the way to, or done with, a call nobody has accepted, and says exactly that', async () => {
    const id = await call();
    const refused = { success: false, errorCode: 'ROADSIDE_NOT_ACCEPTED' };
    expect((await complete('staff', id)).value).toMatchObject({
      ...refused,
      message: 'Nobody has accepted this call yet.',
    });
    expect((await depart('staff', id)).value).toMatchObject(refused);
    expect((await mine('guestRider'))[0]).toMatchObject({ status: 'REQUESTED', outcome: null });
  });

  it('anything after a call is done, an unknown call, and an end without a word', async () => {
    const id = await call();
    await accept('staff', id);
    for (const note of ['', '  ', 'x'.repeat(501)])
      expect((await complete('staff', id, note)).value).toMatchObject({
        errorCode: 'ROADSIDE_INVALID',
      });
    await complete('staff', id);
    for (const again of [
      await accept('staff', id),
      await depart('staff', id),
      await complete('staff', id, 'Another word'),
    ])
      expect(again.value).toMatchObject({ success: false, errorCode: 'ROADSIDE_CLOSED' });
    expect((await accept('staff', 'rsr_none')).value).toMatchObject({
      errorCode: 'ROADSIDE_NOT_FOUND',
    });
  });

  it('a caller who is not of the staff is refused', async () => {
    const id = await call();
    for (const by of ['owner', 'guestRider', 'affiliate'] as const) {
      expect((await desk(by)).code).toBe('FORBIDDEN');
      expect((await accept(by, id)).code).toBe('FORBIDDEN');
      expect((await complete(by, id)).code).toBe('FORBIDDEN');
    }
    expect((await desk('guest')).code).toBe('UNAUTHENTICATED');
  });
});

describe('the desk of roadside assistance is safe', () => {
  it('gives a call to one of two who reach for it at once', async () => {
    await bff.db.primary.execute(`UPDATE customer SET is_ps = 1 WHERE id = 'cus_affiliate'`);
    headers.set('affiliate', await actor(bff, 'affiliate'));
    const id = await call();
    const answers = await Promise.all(
      (['staff', 'affiliate', 'staff', 'affiliate'] as const).map((by) => accept(by, id)),
    );
    await bff.db.primary.execute(`UPDATE customer SET is_ps = 0 WHERE id = 'cus_affiliate'`);
    const codes = answers.map(({ value }) => value?.errorCode ?? 'ok').sort();
    expect(codes).toEqual(['ROADSIDE_TAKEN', 'ROADSIDE_TAKEN', 'ok', 'ok']);
  });

  it('a repeated step counts once', async () => {
    const id = await call();
    for (const step of [accept, depart, complete])
      expect(
        (await Promise.all([step('staff', id), step('staff', id)])).map(({ value }) => value),
      ).toMatchObject([done, done]);
    expect((await mine('guestRider'))[0]).toMatchObject({ outcome: 'Tyre changed' });
  });
});
