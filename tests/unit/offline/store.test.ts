import { beforeEach, describe, expect, it } from 'vitest';
import { databaseName, openDevice } from '#web/platform/offline/database.ts';
import { openStore } from '#web/platform/offline/store.ts';
import { freshDevice, page, record } from './device.ts';

let now = 1_000;
const clock = () => now;

beforeEach(() => {
  freshDevice();
  now = 1_000;
});

describe('device store', () => {
  it('tells "never downloaded" from "downloaded and empty"', async () => {
    const store = await openStore('public', clock);
    expect((await store.state('stations')).syncedAt).toBeNull();
    await store.apply(page());
    expect(await store.list('stations')).toEqual([]);
    expect((await store.state('stations')).syncedAt).toBe(1_000);
  });

  it('keeps what a later page does not mention, drops what it removes', async () => {
    const store = await openStore('public', clock);
    await store.apply(page({ changed: [record('a'), record('b')] }));
    await store.apply(page({ changed: [record('c')], removed: ['a'], cursor: 'c2' }));
    expect((await store.list('stations')).map(({ id }) => id)).toEqual(['b', 'c']);
    expect((await store.state('stations')).cursor).toBe('c2');
  });

  it('shows the old copy until a full download is complete, then only the new one', async () => {
    const store = await openStore('public', clock);
    await store.apply(page({ changed: [record('a'), record('b')] }));
    await store.apply(page({ changed: [record('b')], starts: true, hasMore: true, cursor: 'f1' }));
    expect((await store.list('stations')).map(({ id }) => id)).toEqual(['a', 'b']);
    await store.apply(page({ changed: [record('c')], cursor: 'f2' }));
    expect((await store.list('stations')).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('drops what was not in a full download that was cut and went on after a restart', async () => {
    const before = await openStore('public', clock);
    await before.apply(page({ changed: [record('a')] }));
    await before.apply(page({ changed: [record('b')], starts: true, hasMore: true, cursor: 'f1' }));
    before.close();
    const after = await openStore('public', clock);
    await after.apply(page({ changed: [record('c')], cursor: 'f2' }));
    expect((await after.list('stations')).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('forgets what an abandoned full download brought when the server starts over', async () => {
    const store = await openStore('public', clock);
    await store.apply(page({ changed: [record('a')], starts: true, hasMore: true, cursor: 'f1' }));
    await store.apply(page({ changed: [record('b')], starts: true, cursor: 'g1' }));
    expect((await store.list('stations')).map(({ id }) => id)).toEqual(['b']);
  });

  it('hides a record from the moment its share ends, without any network', async () => {
    const store = await openStore('cus_guest', clock);
    await store.apply(
      page({
        collection: 'vehicles',
        changed: [{ ...record('v', { vin: 'v' }), visibleUntil: 2_000 }],
      }),
    );
    expect(await store.get('vehicles', 'v')).toBeDefined();
    now = 2_000;
    expect(await store.get('vehicles', 'v')).toBeUndefined();
    expect(await store.list('vehicles')).toEqual([]);
  });

  it('stores only the allowed fields of a vehicle', async () => {
    const store = await openStore('cus_owner', clock);
    const value = {
      vin: 'v',
      registrationPlate: 'B 1234 XYZ',
      identityCardNumber: '3171',
      user: { name: 'Ayu', own: true, phoneNumber: '+62812', email: 'a@b.c' },
    };
    await store.apply(page({ collection: 'vehicles', changed: [record('v', value)] }));
    expect((await store.get('vehicles', 'v'))?.value).toEqual({
      vin: 'v',
      registrationPlate: 'B 1234 XYZ',
      user: { name: 'Ayu', own: true },
    });
  });

  it('gives way to the upgrade of a newer tab instead of blocking it', async () => {
    const store = await openStore('public', clock);
    await store.apply(page({ changed: [record('a')] }));
    const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(databaseName('public'), 99);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    upgraded.close();
    await expect(store.get('stations', 'a')).rejects.toThrow(/version/i);
  });

  it('makes room by giving up the oldest that is no favourite, and says so', async () => {
    const store = await openStore('public', clock);
    for (const id of ['a', 'b', 'c', 'd']) {
      now += 1;
      await store.apply(page({ changed: [record(id)] }));
    }
    await store.setFavourite('stations', 'a', true);
    const { evictOldest } = await import('#web/platform/offline/quota.ts');
    const db = await openDevice('public', () => undefined);
    expect(await evictOldest(db, 'stations')).toBe(1);
    db.close();
    expect((await store.list('stations')).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect((await store.state('stations')).incomplete).toBe(true);
  });
});
