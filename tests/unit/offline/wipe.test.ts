import { beforeEach, describe, expect, it } from 'vitest';
import { ownersHere } from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import { pull } from '#web/platform/offline/pull.ts';
import { openStore } from '#web/platform/offline/store.ts';
import type { TabMessage } from '#web/platform/offline/tabs.ts';
import { type WipeTools, wipe, wipeLeftovers } from '#web/platform/offline/wipe.ts';
import { freshDevice, memoryStorage, page, record } from './device.ts';

let told: TabMessage[];
let tools: WipeTools;

beforeEach(() => {
  freshDevice();
  told = [];
  tools = {
    storage: memoryStorage(),
    caches: undefined,
    tabs: { tell: (message) => void told.push(message) },
    personalKeys: ['purchase'],
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
    expect(await ownersHere([])).toEqual(['public']);
    expect(tools.storage.getItem('purchase')).toBeNull();
    expect(told).toEqual([{ kind: 'wipe', owner: 'cus_owner' }]);
  });

  it('is finished at the next start when it was cut', async () => {
    await filled('cus_owner');
    tools.storage.setItem('alva-wipe-pending', 'cus_owner');
    await wipeLeftovers(undefined, tools);
    expect(await ownersHere([])).toEqual([]);
    expect(tools.storage.getItem('alva-wipe-pending')).toBeNull();
  });

  it('removes the person before when another signs in', async () => {
    await filled('cus_other');
    await filled('cus_owner');
    await wipeLeftovers('cus_owner', tools);
    expect(await ownersHere([])).toEqual(['cus_owner']);
  });

  it('does not touch anything while nobody is known to be signed in', async () => {
    await filled('cus_owner');
    await wipeLeftovers(undefined, tools);
    expect(await ownersHere([])).toEqual(['cus_owner']);
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
