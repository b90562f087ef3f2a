import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { transferOn, vinOf } from './transfer.ts';

let bff: Bff;
let people: ReturnType<typeof transferOn>;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  people = transferOn(bff);
  vin = await vinOf(bff, 'veh_ayu_cervo');
});
beforeEach(() =>
  bff.db.primary.executeMultiple('DELETE FROM ownership_transfer; DELETE FROM attempt;'),
);
afterAll(() => bff.stop());

const rows = async () =>
  (await bff.db.primary.execute('SELECT * FROM ownership_transfer ORDER BY id')).rows;
const ask = async (...args: Parameters<typeof people.request>) =>
  (await people.request(...args)).data?.createTransferOwnership;

describe('createTransferOwnership works', () => {
  it('shows a buyer whose motorcycle it is, masked, before anything is asked', async () => {
    expect(await ask('owner2', vin, false)).toMatchObject({
      success: true,
      isAlreadyRequest: false,
      totalAttempts: 1,
      ownerData: {
        name: 'A** L******',
        email: 'o****@a***.demo',
        phoneNumber: '+62*******0001',
        oID: null,
        vin,
      },
    });
    expect(await rows()).toEqual([]);
  });

  it('asks the owner, who sees it at once, as the buyer does', async () => {
    await ask('owner2', vin.toLowerCase().replace(/(.{4})/g, '$1 '));
    expect(await people.list('owner', vin)).toMatchObject([
      { name: 'Bima Prakoso', incoming: true, status: 'REQUESTED', phoneNumber: '+62*******0002' },
    ]);
    expect(await people.list('owner2')).toMatchObject([
      { ownerName: 'A** L******', incoming: false, status: 'REQUESTED', vin },
    ]);
  });
});

describe('createTransferOwnership refuses', () => {
  it('a frame number nobody has, and the own motorcycle', async () => {
    expect(await ask('owner2', 'MJXVA1BN1PK999999')).toMatchObject({
      success: false,
      errorCode: 'TRANSFER_NOT_FOUND',
      ownerData: null,
    });
    expect(await ask('owner', vin)).toMatchObject({ errorCode: 'TRANSFER_OWN_VEHICLE' });
    expect(await rows()).toEqual([]);
  });

  it.each(['', 'B 3847 SKW', "' OR 1=1 --", 'MJXVA1BN1PK00000I'])(
    'what is no frame number: %s',
    async (text) => {
      const { errors } = await people.request('owner2', text);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );

  it('the eleventh frame number of a day, found or not, also when they come at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, n) => ask('owner2', `MJXVA1BN1PK9999${10 + n}`, false)),
    );
    const faults = tries.map((each) => each?.errorCode);
    expect(faults.filter((fault) => fault === 'TRANSFER_TOO_MANY_ATTEMPTS')).toHaveLength(4);
    expect(await ask('owner2', vin)).toMatchObject({
      errorCode: 'TRANSFER_TOO_MANY_ATTEMPTS',
      ownerData: null,
      totalAttempts: 10,
    });
    expect(await rows()).toEqual([]);
  });
});

describe('createTransferOwnership is safe', () => {
  it('makes one request of a hundred taps, and repeats cost no attempt', async () => {
    await ask('owner2', vin);
    const again = await Promise.all(Array.from({ length: 20 }, () => ask('owner2', vin)));
    for (const each of again) expect(each).toMatchObject({ success: true, isAlreadyRequest: true });
    expect(await rows()).toHaveLength(1);
    expect((await ask('owner2', await vinOf(bff, 'veh_ayu_one'), false))?.totalAttempts).toBe(2);
  });

  it('makes one request also when the first taps come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask('owner2', vin)));
    expect(await rows()).toHaveLength(1);
  });

  it('asks again after a week without an answer', async () => {
    await ask('owner2', vin);
    await bff.db.primary.execute('UPDATE ownership_transfer SET expires_at = 1');
    expect((await people.list('owner'))?.map(({ status }) => status)).toEqual(['EXPIRED']);
    expect(await ask('owner2', vin)).toMatchObject({ success: true, isAlreadyRequest: false });
    expect((await people.list('owner'))?.map(({ status }) => status).sort()).toEqual([
      'EXPIRED',
      'REQUESTED',
    ]);
  });
});
