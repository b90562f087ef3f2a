import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { mayFillAgain } from '#web/platform/offline/quota.ts';
import { openStore } from '#web/platform/offline/store.ts';
import { freshDevice, page, record } from './device.ts';

let now = 1_000;
const clock = () => now;

beforeEach(() => {
  freshDevice();
  now = 1_000;
});

const filled = async () => {
  const store = await openStore('public', clock);
  for (const id of ['a', 'b', 'c', 'd']) {
    now += 1;
    await store.apply(page({ changed: [record(id)] }));
  }
  return store;
};

const idsOf = async (store: Awaited<ReturnType<typeof filled>>): Promise<string[]> =>
  (await store.list('stations')).map(({ id }) => id);

describe('a device that is full', () => {
  it('gives up the oldest that is no favourite, and says that its copy is incomplete', async () => {
    const store = await filled();
    await store.setFavourite('stations', 'a', true);
    expect(await store.makeRoom()).toBe(1);
    expect(await idsOf(store)).toEqual(['a', 'c', 'd']);
    expect(await store.state('stations')).toMatchObject({ incomplete: true, gaveUpAt: now });
  });

  it('notices what it gave up when the disk was too full to note it', async () => {
    const store = await filled();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    try {
      expect(await store.makeRoom()).toBe(1);
      expect((await store.state('stations')).incomplete).toBe(true);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    now = 9_000;
    expect(await store.state('stations')).toMatchObject({ incomplete: true, gaveUpAt: 9_000 });
    now = 10_000;
    expect((await store.state('stations')).gaveUpAt, 'noted once there was room').toBe(9_000);
  });

  it('is whole again only after a download that gave nothing up', async () => {
    const store = await filled();
    await store.makeRoom();
    await store.startOver('stations');
    expect((await store.state('stations')).cursor).toBeNull();
    await store.apply(page({ changed: [record('a')], starts: true, hasMore: true, cursor: 'n1' }));
    expect((await store.state('stations')).incomplete, 'half of the new one').toBe(true);
    await store.apply(page({ changed: [record('b')], cursor: 'n2' }));
    expect(await store.state('stations')).toMatchObject({ incomplete: false, gaveUpAt: null });
    expect(await idsOf(store)).toEqual(['a', 'b']);
  });

  it('stays incomplete when the new download had to give records up, too', async () => {
    const store = await filled();
    await store.startOver('stations');
    const two = [record('x'), record('y')];
    await store.apply(page({ changed: two, starts: true, hasMore: true, cursor: 'n1' }));
    // The four of the old pass go first; nothing of the new one is missing by that.
    for (let tries = 0; tries < 5; tries++) await store.makeRoom();
    await store.apply(page({ changed: [record('z')], cursor: 'n2' }));
    expect((await store.state('stations')).incomplete).toBe(true);
    expect(await idsOf(store)).not.toEqual(['x', 'y', 'z']);
  });

  it('gives up public records for private ones, never the garage', async () => {
    const shared = await filled();
    let full = true;
    const garage = await openStore('cus_owner', clock, async () => {
      full = false;
      return shared.makeRoom();
    });
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      const holder = this.transaction.db.name;
      if (full && holder === 'alva-cus_owner') throw new DOMException('', 'QuotaExceededError');
      return put.apply(this, args);
    };
    try {
      await garage.apply(page({ collection: 'vehicles', changed: [record('v', { vin: 'v' })] }));
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect((await garage.list('vehicles')).map(({ id }) => id)).toEqual(['v']);
    expect(await idsOf(shared)).toEqual(['b', 'c', 'd']);
  });
});

describe('filling up again', () => {
  const MB = 1_000_000;
  const disk = (free: number) => ({ estimate: async () => ({ quota: free + MB, usage: MB }) });
  const lacking = { incomplete: true, gaveUpAt: 0 };

  it.each([
    ['there is room and an hour has passed', lacking, HOUR_MS, disk(50 * MB), true],
    ['the last try was just now', lacking, HOUR_MS - 1, disk(50 * MB), false],
    ['there is no room', lacking, HOUR_MS, disk(2 * MB), false],
    ['nothing is missing', { incomplete: false, gaveUpAt: null }, HOUR_MS, disk(50 * MB), false],
    ['the browser does not say', lacking, HOUR_MS, undefined, false],
  ])('when %s', async (_, state, now, storage, expected) => {
    expect(await mayFillAgain(state, now, storage)).toBe(expected);
  });
});
