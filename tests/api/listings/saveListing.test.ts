import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { COMPLETE, newKey, newListing, newSave, type Selling, SPARE, sellingOn } from './seller.ts';

let bff: Bff;
let on: Selling;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  on = sellingOn(bff);
  vin = await vinOf(bff, 'veh_ayu_one');
});
beforeEach(() => on.clear());
afterAll(() => bff.stop());

const rows = async () => (await bff.db.primary.execute('SELECT * FROM listing')).rows;
const DONE = { success: true, errorCode: null, conflict: null };

describe('saveListing works', () => {
  it('begins a draft with whatever is known so far', async () => {
    const id = newListing();
    const empty = { price: null, area: null, city: '', description: '', condition: [] };
    expect(await on.save('owner', { id, vin, ...empty, accident: null })).toEqual(DONE);
    expect((await rows())[0]).toMatchObject({ id, status: 'DRAFT', price_idr: null });
    expect((await on.standing(id))?.state).toBe('UNKNOWN');
  });

  it("brings it to the owner's other devices, and to nobody else's", async () => {
    const id = newListing();
    await on.save('owner', { id, vin });
    const pulled = async (by: 'owner' | 'owner2') => {
      const { pages } = await syncAll(bff, 'listings', null, (await on.as(by)).headers as never);
      return pages.flatMap(({ changed }) => changed.map((each) => each.record));
    };
    expect(await pulled('owner')).toMatchObject([
      { id, vin, kind: 'MOTORCYCLE', title: 'ALVA ONE', status: 'DRAFT', price: COMPLETE.price },
    ]);
    expect(await pulled('owner2')).toEqual([]);
  });

  it('writes to one that is there, knowing what it was', async () => {
    const [id, first] = [newListing(), newSave()];
    await on.save('owner', { id, vin, saveId: first });
    expect(await on.save('owner', { id, vin, lastSave: first, price: 23_000_000 })).toEqual(DONE);
    expect(await rows()).toMatchObject([{ price_idr: 23_000_000 }]);
  });

  it('lists a battery that is out of any motorcycle, and drops grades that are not of batteries', async () => {
    const id = newListing();
    await on.save('owner', { id, batteryNumber: SPARE });
    expect(JSON.parse(String((await rows())[0]?.condition))).toEqual({});
  });
});

describe('saveListing refuses', () => {
  it.each([
    ['a price under 100,000', { price: 99_999 }],
    ['a price above 500 million', { price: 500_000_001 }],
    ['an unknown province', { area: '99' }],
    ['a description over 2,000 characters', { description: 'x'.repeat(2_001) }],
    ['a range over 300 km', { rangeKm: 301 }],
    ['an id it did not make', { id: 'lst_1' }],
    ['a motorcycle and a battery in one listing', { batteryNumber: SPARE }],
    ['neither a motorcycle nor a battery', { vin: null }],
  ])('%s', async (_, param) => {
    const answer = await on.save('owner', { id: newListing(), vin, ...param });
    expect(answer).toMatchObject({ success: false, errorCode: 'LISTING_INVALID' });
    expect(await rows()).toEqual([]);
  });

  it('a fraction of a rupiah', async () => {
    const answer = await on.save('owner', { id: newListing(), vin, price: 24_500_000.5 });
    expect(answer).toMatchObject({ success: false, errorCode: 'BAD_USER_INPUT' });
    expect(await rows()).toEqual([]);
  });

  it.each(['owner2', 'guestRider', 'staff'] as const)(
    "%s to sell or to write to another's, as if it were none",
    async (by) => {
      const [id, saveId] = [newListing(), newSave()];
      expect(await on.save(by, { id: newListing(), vin })).toMatchObject({
        errorCode: 'LISTING_NOT_FOUND',
      });
      await on.save('owner', { id, vin, saveId });
      expect(await on.save(by, { id, vin, lastSave: saveId, price: 100_000 })).toMatchObject({
        errorCode: 'LISTING_NOT_FOUND',
      });
      expect(await rows()).toMatchObject([{ price_idr: COMPLETE.price }]);
    },
  );

  it('a battery that is locked, and one that is reported missing', async () => {
    const answer = async (by: 'affiliate' | 'staff', batteryNumber: string) =>
      (await on.save(by, { id: newListing(), batteryNumber })).errorCode;
    expect(await answer('affiliate', 'AB74-24-2024-0031872')).toBe('LISTING_BATTERY_LOCKED');
    expect(await answer('staff', 'AB60-50-2024-0017306')).toBe('LISTING_BATTERY_MISSING');
  });

  it('to write over what another device wrote meanwhile, and says what that was', async () => {
    const [id, first, second] = [newListing(), newSave(), newSave()];
    await on.save('owner', { id, vin, saveId: first });
    await on.save('owner', { id, vin, saveId: second, lastSave: first, price: 21_000_000 });
    const late = await on.save('owner', { id, vin, lastSave: first, price: 26_000_000 });
    expect(late).toMatchObject({
      success: false,
      errorCode: 'LISTING_CHANGED',
      conflict: { lastSave: second, price: 21_000_000 },
    });
    expect(await rows()).toMatchObject([{ price_idr: 21_000_000 }]);
  });

  it('to take away what buyers have to know while they look at it', async () => {
    const [id, saveId] = [newListing(), newSave()];
    await on.save('owner', { id, vin, saveId });
    await on.move('owner', id, 'publish');
    expect(await on.save('owner', { id, vin, lastSave: saveId, price: null })).toMatchObject({
      errorCode: 'LISTING_INCOMPLETE',
    });
  });

  it('to change what was sold', async () => {
    const [id, saveId] = [newListing(), newSave()];
    await on.save('owner', { id, vin, saveId });
    await on.move('owner', id, 'publish');
    await on.move('owner', id, 'sell');
    expect(await on.save('owner', { id, vin, lastSave: saveId })).toMatchObject({
      errorCode: 'LISTING_CLOSED',
    });
  });

  it('a first write that claims there was one before', async () => {
    expect(await on.save('owner', { id: newListing(), vin, lastSave: newSave() })).toMatchObject({
      errorCode: 'LISTING_NOT_FOUND',
    });
  });
});

describe('saveListing is safe', () => {
  it('leaves one open listing of a thing however many devices begin one at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => on.save('owner', { id: newListing(), vin })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const others = answers.filter(({ success }) => !success);
    expect(new Set(others.map(({ errorCode }) => errorCode))).toEqual(new Set(['LISTING_EXISTS']));
    expect(await rows()).toHaveLength(1);
  });

  it('counts what a device sends again once, with its key and long after', async () => {
    const param = { id: newListing(), vin, saveId: newSave() };
    const key = newKey();
    await Promise.all(Array.from({ length: 5 }, () => on.save('owner', param, key)));
    expect(await on.save('owner', param, key)).toMatchObject({ success: true });
    await bff.db.primary.execute('DELETE FROM idempotency');
    expect(await on.save('owner', param)).toMatchObject({ success: true });
    expect(await rows()).toHaveLength(1);
  });

  it('lets one of two devices through that write at once; the other decides', async () => {
    const [id, first] = [newListing(), newSave()];
    await on.save('owner', { id, vin, saveId: first });
    const answers = await Promise.all(
      [20_000_000, 22_000_000].map((price) =>
        on.save('owner', { id, vin, lastSave: first, price }),
      ),
    );
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['LISTING_CHANGED', null]);
  });

  it('gives way to a new listing once the old one has expired by the clock', async () => {
    const id = newListing();
    await on.save('owner', { id, vin });
    await on.move('owner', id, 'publish');
    await bff.db.primary.execute('UPDATE listing SET expires_at = 1');
    expect(await on.save('owner', { id: newListing(), vin })).toEqual(DONE);
    expect(await on.status(id)).toBe('EXPIRED');
  });
});
