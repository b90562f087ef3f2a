import { beforeEach, describe, expect, it } from 'vitest';
import type { Owner } from '#web/platform/offline/database.ts';
import { createDevice, type Device } from '#web/platform/offline/device.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import type { PageAnswer } from '#web/platform/offline/pull.ts';
import type { TabMessage } from '#web/platform/offline/tabs.ts';
import { freshDevice, page, record } from './device.ts';

let answer: (collection: string) => Promise<PageAnswer>;
let told: TabMessage[];
let hear: (message: TabMessage) => void;
let online: boolean[];
let gates: Map<Owner, Gate>;
let device: Device;

beforeEach(() => {
  freshDevice();
  told = [];
  online = [];
  gates = new Map();
  answer = async (collection) => ({
    kind: 'page',
    page: page({ collection: collection as 'stations', changed: [record(`${collection}-1`)] }),
  });
  device = createDevice({
    clock: { now: () => 1_000, learn: () => undefined },
    connectivity: {
      online: undefined,
      probe: async () => true,
      subscribe: () => () => undefined,
      report: (now) => void online.push(now),
      stop: () => undefined,
    },
    tabs: {
      tell: (message) => void told.push(message),
      listen: (listener) => {
        hear = listener;
        return () => undefined;
      },
      close: () => undefined,
    },
    alone: (_, work) => work(),
    gateOf: (owner) => {
      const gate = gates.get(owner) ?? new Gate();
      gates.set(owner, gate);
      return gate;
    },
    forgetGate: (owner) => void gates.delete(owner),
    fetchPage: (collection) => answer(collection),
  });
});

describe('device', () => {
  it('shows what it has before, while and after it refreshes', async () => {
    expect((await device.read('stations'))?.refresh).toBe('not-tried');
    const refreshing = device.refresh('stations');
    expect((await device.read('stations'))?.refresh).toBe('under-way');
    await refreshing;
    const copy = await device.read('stations');
    expect(copy).toMatchObject({ refresh: 'done', state: { syncedAt: 1_000 } });
    expect(copy?.records.map(({ id }) => id)).toEqual(['stations-1']);
    expect(told).toEqual([{ kind: 'changed', collections: ['stations'] }]);
  });

  it('keeps the copy when the refresh fails, and says that it failed', async () => {
    await device.refresh('stations');
    answer = async () => ({ kind: 'unreachable' });
    await device.refresh('stations');
    const copy = await device.read('stations');
    expect(copy).toMatchObject({ refresh: 'unreachable', state: { syncedAt: 1_000 } });
    expect(copy?.records).toHaveLength(1);
    expect(online).toEqual([true, false]);
  });

  it('shows nobody a garage, and fetches it as soon as somebody is known', async () => {
    expect(await device.read('vehicles')).toBeUndefined();
    expect(await device.refresh('vehicles')).toEqual({ kind: 'locked' });
    await device.person('cus_owner');
    await device.refresh('vehicles');
    expect((await device.read('vehicles'))?.records).toHaveLength(1);
  });

  it('locks without deleting when the session is over', async () => {
    await device.person('cus_owner');
    await device.refresh('vehicles');
    await device.person(undefined);
    expect(await device.read('vehicles')).toBeUndefined();
    await device.person('cus_owner');
    expect((await device.read('vehicles'))?.records).toHaveLength(1);
  });

  it('drops an answer that was meant for another person', async () => {
    await device.person('cus_owner');
    await device.refresh('vehicles');
    answer = async () => ({ kind: 'other-person' });
    expect(await device.refresh('vehicles')).toEqual({ kind: 'other-person' });
    expect((await device.read('vehicles'))?.records).toHaveLength(1);
  });

  it('closes the gate when another tab signs the person out', async () => {
    await device.person('cus_owner');
    await device.refresh('vehicles');
    const gate = gates.get('cus_owner');
    hear({ kind: 'wipe', owner: 'cus_owner' });
    expect(gate?.open).toBe(false);
    expect(await device.read('vehicles')).toBeUndefined();
  });

  it('fills again for the same person who signs in after another tab signed them out', async () => {
    await device.person('cus_owner');
    await device.refresh('vehicles');
    hear({ kind: 'wipe', owner: 'cus_owner' });
    await device.person(undefined);
    await device.person('cus_owner');
    expect(await device.refresh('vehicles')).toMatchObject({ kind: 'done' });
  });

  it('does not leave a page waiting when storage fails', async () => {
    answer = async () => {
      throw new Error('storage');
    };
    expect(await device.refresh('stations')).toEqual({ kind: 'no-room' });
    expect((await device.read('stations'))?.refresh).toBe('no-room');
  });

  it('shares one pull between callers', async () => {
    let asked = 0;
    answer = async () => {
      asked++;
      return { kind: 'page', page: page() };
    };
    await Promise.all([device.refresh('stations'), device.refresh('stations')]);
    expect(asked).toBe(1);
  });
});
