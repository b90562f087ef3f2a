import { beforeEach, describe, expect, it } from 'vitest';
import { databaseName, type Owner } from '#web/platform/offline/database.ts';
import { openStore } from '#web/platform/offline/store.ts';
import { freshDevice, page, record } from './device.ts';

beforeEach(freshDevice);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A database as the release before left it: it noted the fields in the order of its own list. */
const leave = async (owner: Owner, collection: string, shape: string, value: object) => {
  const request = indexedDB.open(databaseName(owner), 2);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore('records', { keyPath: ['collection', 'id'] }).createIndex(
      'by-collection',
      'collection',
    );
    db.createObjectStore('state', { keyPath: 'collection' });
    db.createObjectStore('favourites', { keyPath: ['collection', 'id'] });
    db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
  };
  const db = await done(request);
  const tx = db.transaction(['records', 'state'], 'readwrite');
  tx.objectStore('records').put({
    collection,
    id: 'a',
    value,
    fetchedAt: 1,
    visibleUntil: null,
    visibleFrom: null,
    pass: 1,
  });
  const state = { filling: false, incomplete: false, gaveUpAt: null, count: 1 };
  tx.objectStore('state').put({ ...state, collection, cursor: 'c7', syncedAt: 1, pass: 1, shape });
  await new Promise((resolve) => {
    tx.oncomplete = resolve;
  });
  db.close();
};

describe('a copy made by the release before', () => {
  it('goes on from its cursor: its fields are the same in another order', async () => {
    await leave('public', 'stationStatus', 'id stationId status since lastUpdated', { id: 'a' });
    const store = await openStore('public', () => 2);
    expect(await store.state('stationStatus')).toMatchObject({ cursor: 'c7', syncedAt: 1 });
    const next = page({ collection: 'stationStatus', changed: [record('b')], cursor: 'c8' });
    expect(await store.apply(next, 'c7')).toBe(true);
    expect((await store.list('stationStatus')).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await store.state('stationStatus')).cursor).toBe('c8');
  });

  it('of one person, too', async () => {
    await leave('cus_owner', 'stationFavourites', 'stationId changedAt', { stationId: 's' });
    const store = await openStore('cus_owner', () => 2);
    expect((await store.state('stationFavourites')).cursor).toBe('c7');
    expect((await store.get('stationFavourites', 'a'))?.value).toEqual({ stationId: 's' });
  });

  it('is shown while it is downloaded anew when a field was added since', async () => {
    await leave('public', 'stationStatus', 'id stationId status since', { id: 'a' });
    const store = await openStore('public', () => 2);
    expect(await store.state('stationStatus')).toMatchObject({ cursor: null, syncedAt: 1 });
    expect((await store.list('stationStatus')).map(({ id }) => id)).toEqual(['a']);
  });
});
