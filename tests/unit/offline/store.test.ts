import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  databaseName,
  deleteDevice,
  type Owner,
  openDevice,
  ownersOnDevice,
} from '#web/platform/offline/database.ts';
import { openStore, StoreClosed } from '#web/platform/offline/store.ts';
import { freshDevice, page, record } from './device.ts';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The database as code of another version opens it. */
const raw = (owner: Owner, version?: number, upgrade?: (db: IDBDatabase) => void) => {
  const request = indexedDB.open(databaseName(owner), version);
  request.onupgradeneeded = () => upgrade?.(request.result);
  return done(request);
};

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

  it('of a person is over when another tab deletes it', async () => {
    const store = await openStore('cus_owner', clock);
    await store.apply(page({ collection: 'vehicles', changed: [record('v')] }));
    await deleteDevice('cus_owner');
    await expect(store.list('vehicles')).rejects.toThrow(StoreClosed);
    expect(await ownersOnDevice([])).toEqual([]);
  });

  it('keeps what a later page does not mention, drops what it removes', async () => {
    const store = await openStore('public', clock);
    await store.apply(page({ changed: [record('a'), record('b')] }));
    await store.apply(page({ changed: [record('c')], removed: ['a'], cursor: 'c2' }));
    expect((await store.list('stations')).map(({ id }) => id)).toEqual(['b', 'c']);
    expect((await store.state('stations')).cursor).toBe('c2');
  });

  describe('with a long page to write', () => {
    const many = Array.from({ length: 45 }, (_, at) => record(`r${at + 10}`));
    const { put } = IDBObjectStore.prototype;
    afterEach(() => {
      IDBObjectStore.prototype.put = put;
    });

    it('lets the page breathe between a few records each', async () => {
      let inOneGo = 0;
      let most = 0;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
        if (inOneGo === 0) setImmediate(() => (inOneGo = 0));
        most = Math.max(most, ++inOneGo);
        return put.apply(this, args);
      };
      const store = await openStore('public', clock);
      await store.apply(page({ changed: many }));
      expect(most).toBeLessThanOrEqual(10);
      expect((await store.list('stations')).map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    });

    it('says so when one of the last is refused, and does not move its cursor on', async () => {
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
        if ((args[0] as { id?: string }).id === 'r54')
          throw new DOMException('refused', 'DataCloneError');
        return put.apply(this, args);
      };
      const store = await openStore('public', clock);
      await expect(store.apply(page({ changed: many }))).rejects.toThrow('refused');
      expect((await store.state('stations')).cursor).toBeNull();
    });
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

  it('keeps a loan that begins later, and shows it from then on, without any network', async () => {
    const later = { ...record('v', { vin: 'v' }), visibleFrom: 2_000, visibleUntil: 3_000 };
    const before = await openStore('cus_guest', clock);
    await before.apply(page({ collection: 'vehicles', changed: [later] }));
    expect(await before.list('vehicles')).toEqual([]);
    expect(await before.nextMoment('vehicles')).toBe(2_000);
    await before.dropEnded('vehicles');
    before.close();
    const store = await openStore('cus_guest', clock);
    now = 2_000;
    expect((await store.list('vehicles')).map(({ id }) => id)).toEqual(['v']);
    expect(await store.nextMoment('vehicles')).toBe(3_000);
    now = 3_000;
    expect(await store.get('vehicles', 'v')).toBeUndefined();
    expect(await store.nextMoment('vehicles')).toBeUndefined();
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

  it('gives way to the upgrade of a newer tab, and both go on with the newer database', async () => {
    const old = await openStore('public', clock);
    await old.apply(page({ changed: [record('a')] }));
    const newer = await raw('public', 99, (db) => db.createObjectStore('trips'));
    expect((await old.get('stations', 'a'))?.id, 'the old tab reads on').toBe('a');
    await old.apply(page({ changed: [record('b')], cursor: 'c2' }));
    const records = newer.transaction('records').objectStore('records');
    expect(await done(records.getAllKeys()), 'and writes').toEqual([
      ['stations', 'a'],
      ['stations', 'b'],
    ]);
    newer.close();
  });

  it('waits for nobody when it upgrades under an open tab of older code, and loses nothing', async () => {
    const older = await raw('cus_owner', 1, (db) => {
      db.createObjectStore('records', { keyPath: ['collection', 'id'] }).createIndex(
        'by-collection',
        'collection',
      );
      db.createObjectStore('state', { keyPath: 'collection' });
      db.createObjectStore('favourites', { keyPath: ['collection', 'id'] });
    });
    older.onversionchange = () => older.close();
    const oldRecord = {
      ...record('v', { vin: 'v' }),
      collection: 'vehicles',
      fetchedAt: 1,
      pass: 0,
    };
    await done(older.transaction('records', 'readwrite').objectStore('records').put(oldRecord));
    const store = await openStore('cus_owner', clock);
    expect((await store.get('vehicles', 'v'))?.value).toEqual({ vin: 'v' });
    const now = await raw('cus_owner');
    expect([...now.objectStoreNames]).toContain('outbox');
    now.close();
  });

  it('takes no change of a copy that is not here any more', async () => {
    const store = await openStore('cus_owner', clock);
    const change = page({ collection: 'vehicles', cursor: 'c2' });
    expect(await store.apply(change, 'c1'), 'the browser cleared its storage meanwhile').toBe(
      false,
    );
    expect((await store.state('vehicles')).syncedAt).toBeNull();
    await store.apply(page({ collection: 'vehicles', starts: true, cursor: 'c1' }), null);
    expect(await store.apply(change, 'c1')).toBe(true);
    expect(await store.apply(change, 'c1'), 'another tab was faster').toBe(false);
  });

  it('takes a confirmation for the copy it is about, and for no other', async () => {
    const store = await openStore('public', clock);
    await store.confirm('stations', null);
    expect((await store.state('stations')).syncedAt, 'nothing was ever downloaded').toBeNull();
    await store.apply(page({ cursor: 'c1' }));
    now = 2_000;
    await store.confirm('stations', 'c0');
    expect((await store.state('stations')).syncedAt, 'another tab moved on').toBe(1_000);
    await store.confirm('stations', 'c1');
    expect((await store.state('stations')).syncedAt).toBe(2_000);
    await store.apply(page({ cursor: 'c2', hasMore: true }));
    expect((await store.state('stations')).syncedAt, 'of the copy before').toBe(1_000);
  });

  it('has a copy whose end was never noted confirmed as whole', async () => {
    const store = await openStore('public', clock);
    await store.apply(page({ changed: [record('a')], hasMore: true, cursor: 'c1' }));
    expect((await store.state('stations')).syncedAt).toBeNull();
    await store.confirm('stations', 'c1');
    expect(await (await openStore('public', clock)).state('stations')).toMatchObject({
      syncedAt: 1_000,
      cursor: 'c1',
    });
  });

  it('deletes what was lent once its time is over', async () => {
    const lent = { ...record('v', { vin: 'v' }), visibleUntil: 2_000 };
    const store = await openStore('cus_guest', clock);
    await store.apply(page({ collection: 'vehicles', changed: [lent, record('w')] }));
    now = 2_000;
    await store.dropEnded('vehicles');
    expect((await store.state('vehicles')).incomplete).toBe(false);
    now = 1_000;
    expect((await store.list('vehicles')).map(({ id }) => id)).toEqual(['w']);
  });

  it('downloads anew what older code kept with another list of fields', async () => {
    const store = await openStore('public', clock);
    await store.apply(page({ changed: [record('a')], cursor: 'c1' }));
    const db = await openDevice('public', () => undefined);
    const state = await db.get('state', 'stations');
    if (state !== undefined) await db.put('state', { ...state, shape: 'id' });
    db.close();
    expect(await store.state('stations')).toMatchObject({ cursor: null, syncedAt: 1_000 });
    await store.apply(page({ changed: [record('b')], starts: true, hasMore: true, cursor: 'n1' }));
    expect((await store.state('stations')).cursor).toBe('n1');
    expect((await store.list('stations')).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
