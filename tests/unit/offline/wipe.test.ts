import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { type Owner, openDevice, ownersOnDevice } from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import { openQueue } from '#web/platform/offline/outbox/queue.ts';
import { pull } from '#web/platform/offline/pull.ts';
import { openStore } from '#web/platform/offline/store.ts';
import type { TabMessage } from '#web/platform/offline/tabs.ts';
import { handOver, type WipeTools, wipe, wipeLeftovers } from '#web/platform/offline/wipe.ts';
import { fakeCaches } from './caches.ts';
import { freshDevice, memoryStorage, page, record } from './device.ts';

let messages: TabMessage[];
let tools: WipeTools;
let now: number;

beforeEach(() => {
  freshDevice();
  messages = [];
  now = 1_000_000;
  tools = {
    storage: memoryStorage(),
    caches: undefined,
    tabs: { tell: (message) => void messages.push(message) },
    personalKeys: ['purchase'],
    personalDatabases: ['stations-packs'],
    now: () => now,
  };
});

const filled = async (owner: 'cus_owner' | 'cus_other' | 'public') => {
  const store = await openStore(owner, Date.now);
  await store.apply(page({ changed: [record('MARKER')] }));
  store.close();
};

describe('wipe', () => {
  it('deletes the person and leaves the public copy', async () => {
    await filled('cus_owner');
    await filled('public');
    tools.storage.setItem('purchase', 'MARKER');
    await wipe('cus_owner', new Gate(), tools);
    expect(await ownersOnDevice([])).toEqual(['public']);
    expect(tools.storage.getItem('purchase')).toBeNull();
    expect(messages).toEqual([{ kind: 'wipe', owner: 'cus_owner' }]);
  });

  it('is finished at the next start when it was cut', async () => {
    await filled('cus_owner');
    tools.storage.setItem('alva-wipe-pending', 'cus_owner');
    await wipeLeftovers(undefined, tools);
    expect(await ownersOnDevice([])).toEqual([]);
    expect(tools.storage.getItem('alva-wipe-pending')).toBeNull();
  });

  it('removes the person before when another signs in', async () => {
    await filled('cus_other');
    await filled('cus_owner');
    await wipeLeftovers('cus_owner', tools);
    expect(await ownersOnDevice([])).toEqual(['cus_owner']);
  });

  it('does not touch anything while nobody is known to be signed in', async () => {
    await filled('cus_owner');
    await wipeLeftovers(undefined, tools);
    expect(await ownersOnDevice([])).toEqual(['cus_owner']);
  });

  it('keeps an answer that was under way from being written back', async () => {
    const store = await openStore('cus_owner', Date.now);
    const gate = new Gate();
    const outcome = await pull(
      store,
      'vehicles',
      async () => {
        gate.close();
        return { kind: 'page', page: page({ collection: 'vehicles', changed: [record('v')] }) };
      },
      gate,
    );
    expect(outcome).toEqual({ kind: 'closed' });
    expect(await store.list('vehicles')).toEqual([]);
  });
});

const written = async (owner: Owner, text: string, state: 'waiting' | 'sent' = 'waiting') => {
  const queue = openQueue(owner, new Gate());
  await queue.add({
    key: text,
    operation: 'note',
    entity: 'a',
    variables: { text },
    about: null,
    createdAt: now,
    state,
    attempts: 0,
    uncertain: false,
    notBefore: 0,
    confirmed: false,
    code: null,
    conflict: null,
  });
  queue.close();
};

/** Keys of the writes, and how many records stand beside them. */
const leftOf = async (owner: Owner): Promise<[string[], number]> => {
  const db = await openDevice(owner, () => undefined);
  const items = await db.getAll('outbox');
  const records = await db.count('records');
  db.close();
  return [items.map(({ key }) => key), records];
};

describe('another person signs in', () => {
  it('and of the one before only what they could not send is left, for seven days', async () => {
    await filled('cus_owner');
    await written('cus_owner', 'call for help');
    await written('cus_owner', 'done', 'sent');
    await handOver('cus_owner', new Gate(), tools);
    expect(messages).toEqual([{ kind: 'wipe', owner: 'cus_owner' }]);
    expect(await leftOf('cus_owner')).toEqual([['call for help'], 0]);
    now += 7 * DAY_MS - 1;
    await filled('cus_other');
    await wipeLeftovers('cus_other', tools);
    expect(await leftOf('cus_owner')).toEqual([['call for help'], 0]);
    now += 1;
    await wipeLeftovers('cus_other', tools);
    expect(await ownersOnDevice([])).toEqual(['cus_other']);
    expect(tools.storage.getItem('alva-sealed')).toBeNull();
  });

  it('and nothing is left of one who had sent everything', async () => {
    await filled('cus_owner');
    await handOver('cus_owner', new Gate(), tools);
    expect(await ownersOnDevice([])).toEqual([]);
    expect(tools.storage.getItem('alva-sealed')).toBeNull();
  });

  it('and the one before, who comes back, finds what was sealed', async () => {
    await written('cus_owner', 'call for help');
    await handOver('cus_owner', new Gate(), tools);
    now += DAY_MS;
    await wipeLeftovers('cus_owner', tools);
    now += 30 * DAY_MS;
    await wipeLeftovers('cus_owner', tools);
    expect(await leftOf('cus_owner')).toEqual([['call for help'], 0]);
  });

  it('and a seal that was cut is finished at the next start', async () => {
    await filled('cus_owner');
    await written('cus_owner', 'call for help');
    tools.storage.setItem('alva-wipe-pending', 'seal cus_owner');
    await wipeLeftovers(undefined, tools);
    expect(await leftOf('cus_owner')).toEqual([['call for help'], 0]);
    expect(tools.storage.getItem('alva-wipe-pending')).toBeNull();
  });

  it('and who signs out on purpose loses what they were asked about', async () => {
    await written('cus_owner', 'call for help');
    await wipe('cus_owner', new Gate(), tools);
    expect(await ownersOnDevice([])).toEqual([]);
  });
});

describe('what a person leaves beside their own database', () => {
  it.each([
    ['signs out', wipe],
    ['gives way to another', handOver],
  ])('goes when the person %s', async (_, leave) => {
    const { storage: caches } = fakeCaches();
    const names = [
      'alva-pages-b1',
      'alva-payloads-b1',
      'alva-personal-answers',
      'alva-regions',
      'alva-map-seen',
      'alva-map-area-pak_1',
      'alva-shell',
      'alva-pictures',
    ];
    for (const name of names) await caches.open(name);
    (await openDB('stations-packs', 1)).close();
    await filled('cus_owner');
    await leave('cus_owner', new Gate(), { ...tools, caches });
    expect(await caches.keys()).toEqual(['alva-shell', 'alva-pictures']);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('stations-packs');
  });

  it.each([
    ['signs out', wipe],
    ['gives way to another', handOver],
  ])('a guest sees none of the favourites once the person %s', async (_, leave) => {
    await filled('cus_owner');
    await filled('public');
    const store = await openStore('public', Date.now);
    await store.setFavourite('stations', 'sta_home', true);
    expect(await store.favourites('stations')).toEqual(['sta_home']);
    await leave('cus_owner', new Gate(), tools);
    expect(await store.favourites('stations')).toEqual([]);
    store.close();
    expect(await ownersOnDevice([])).toEqual(['public']);
  });
});
