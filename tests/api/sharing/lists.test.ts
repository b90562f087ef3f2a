import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { idsOf, syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { roomInWindow } from '#tests/support/window.ts';
import { type Rider, rider, VINS } from './garage.ts';

let bff: Bff;
let ayu: Rider;
let bima: Rider;
let citra: Rider;
let dimas: Rider;
beforeAll(async () => {
  bff = await startBff();
  [ayu, bima, citra, dimas] = await Promise.all([
    rider(bff, 'owner'),
    rider(bff, 'owner2'),
    rider(bff, 'guestRider'),
    rider(bff, 'affiliate'),
  ]);
});
afterAll(() => bff.stop());

describe('shareList', () => {
  it('works: the owner first, then who may ride, numbers masked', async () => {
    const { value } = await ayu.list(VINS.one);
    expect(value).toMatchObject([
      { name: 'Ayu Lestari', customerID: 'cus_owner', own: true, loanEnd: null },
      { name: 'Citra Dewi', customerID: 'cus_guest', own: false, allows: ['BATTERY', 'COVER'] },
    ]);
    expect(JSON.stringify(value)).not.toContain('+6285710010003');
    expect(value?.[1]?.phoneNumber).toMatch(/^\+62\*+0003$/);
  });

  it('is safe: a guest sees the owner and themselves, not the other guests', async () => {
    await ayu.share({ vin: VINS.one, uID: 'cus_staff' });
    const { value } = await citra.list(VINS.one);
    expect(value?.map(({ name }) => name)).toEqual(['Ayu Lestari', 'Citra Dewi']);
  });

  it('refuses a guest whose loan ended, and others', async () => {
    expect((await dimas.list(VINS.one)).code).toBe('NOT_FOUND');
    expect((await bima.list(VINS.one)).code).toBe('NOT_FOUND');
  });
});

describe('shareEVHistoryList', () => {
  it('works: every loan of the owner, with when it really ended and by whom', async () => {
    const { value } = await ayu.history(VINS.one);
    const dimasRode = value?.find(({ guestID }) => guestID === 'cus_affiliate');
    expect(dimasRode).toMatchObject({
      ownerID: 'cus_owner',
      vin: VINS.one,
      guestFullname: 'Dimas Saputra',
      endedBy: 'owner',
    });
    const days =
      (Date.parse(String(dimasRode?.loanEnd)) - Date.parse(String(dimasRode?.loanStart))) / DAY_MS;
    expect(days).toBe(23);
  });

  it('is safe: a guest sees their own loans, a stranger none', async () => {
    expect((await dimas.history(VINS.one)).value).toHaveLength(1);
    expect((await bima.history(VINS.one)).value).toEqual([]);
  });
});

describe('the book of loans on the device', () => {
  it('is the owner’s alone, and holds no number of anybody', async () => {
    const { pages } = await syncAll(bff, 'shares', null, ayu.headers);
    expect(idsOf(pages)).toEqual(
      expect.arrayContaining(['shr_ayu_citra', 'shr_ayu_dimas', 'shr_ayu_bima']),
    );
    expect(JSON.stringify(pages)).not.toMatch(/\+62|@/);
    expect(idsOf((await syncAll(bff, 'shares', null, citra.headers)).pages)).toEqual([]);
  });
});

describe('getAvailableVehicleSlotID', () => {
  const ask = async (who: Rider, param: object) => {
    const { data, errors } = await bff.gql<{ getAvailableVehicleSlotID: unknown }>(
      `query Slot($param: AvailableVehicleSlotParam!) { getAvailableVehicleSlotID(param: $param) {
        uID message success totalSlot } }`,
      { param },
      { headers: who.headers },
    );
    return errors?.[0]?.extensions?.code ?? data?.getAvailableVehicleSlotID;
  };

  it('works: how many are free, and for whom', async () => {
    expect(await ask(ayu, { vin: VINS.cervo, uID: 'cus_guest' })).toEqual({
      uID: 'cus_guest',
      message: 'sharing.free',
      success: true,
      totalSlot: 3,
    });
    expect(await ask(ayu, { vin: VINS.one, uID: 'cus_guest' })).toMatchObject({
      message: 'sharing.rides',
      success: false,
    });
  });

  it('refuses whoever does not own it', async () => {
    expect(await ask(citra, { vin: VINS.one })).toBe('NOT_FOUND');
  });
});

describe('customerSearch', () => {
  const search = async (who: Rider, keyword: string) => {
    const { data, errors } = await bff.gql<{ customerSearch: Record<string, unknown> }>(
      `query CustomerSearch($keyword: String!) { customerSearch(keyword: $keyword) {
        success message errorCode customer { name uID odooID } } }`,
      { keyword },
      { headers: who.headers },
    );
    return errors?.[0]?.extensions?.code ?? data?.customerSearch;
  };
  const NOBODY = {
    success: false,
    message: 'No customer found',
    errorCode: 'NO_CUSTOMER_FOUND',
    customer: null,
  };

  it.each(['guest@alva.demo', ' GUEST@alva.demo', '0857-1001-0003', '+62 857 1001 0003'])(
    'works: finds one person by the whole of %j, and masks the name',
    async (keyword) => {
      expect(await search(ayu, keyword)).toEqual({
        success: true,
        message: 'OK',
        errorCode: null,
        customer: { name: 'C**** D***', uID: 'cus_guest', odooID: 500_103 },
      });
    },
  );

  it.each(['guest@alva', '%', 'Citra', '0857', '', 'owner@alva.demo', "x' OR '1'='1"])(
    'refuses %j with the same words',
    async (keyword) => {
      expect(await search(ayu, keyword)).toEqual(NOBODY);
    },
  );

  it('is safe: fifteen tries an hour, then no more', async () => {
    await roomInWindow();
    const answers = [];
    for (let n = 0; n < 17; n++) answers.push(await search(bima, `0812000000${n + 10}`));
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(2);
  });
});
