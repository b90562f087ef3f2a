import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDevice, type Owner, ownersOnDevice } from '#web/platform/offline/database.ts';
import { createDevice, type Device } from '#web/platform/offline/device.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import type { PageAnswer } from '#web/platform/offline/pull.ts';
import type { TabMessage } from '#web/platform/offline/tabs.ts';
import { freshDevice, page, record } from './device.ts';

let answer: (collection: string, cursor: string | null) => Promise<PageAnswer>;
let messages: TabMessage[];
let hear: (message: TabMessage) => void;
let online: boolean[];
let gates: Map<Owner, Gate>;
let device: Device;
let room: boolean;
/** A pull that another tab is at. */
let elsewhere: PromiseWithResolvers<void> | undefined;
let now: number;
let timers: { run: () => void; ms: number }[];

/** As a tab that has just been opened has it. */
const visit = (): Device =>
  createDevice({
    clock: { now: () => now, offset: 0, learn: () => undefined },
    connectivity: {
      online: undefined,
      failing: false,
      probe: async () => true,
      reach: async () => true,
      subscribe: () => () => undefined,
      report: (now) => void online.push(now),
      stop: () => undefined,
    },
    tabs: {
      tell: (message) => void messages.push(message),
      listen: (listener) => {
        hear = listener;
        return () => undefined;
      },
      close: () => undefined,
    },
    alone: async (_, work) => (elsewhere === undefined ? work() : undefined),
    inTurn: async (_, work) => {
      await elsewhere?.promise;
      return work();
    },
    mayFillAgain: async ({ incomplete }) => incomplete && room,
    gateOf: (owner) => {
      const gate = gates.get(owner) ?? new Gate();
      gates.set(owner, gate);
      return gate;
    },
    setTimer: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    fetchPage: (collection, cursor) => answer(collection, cursor),
  });

beforeEach(() => {
  freshDevice();
  messages = [];
  room = false;
  elsewhere = undefined;
  now = 1_000;
  timers = [];
  online = [];
  gates = new Map();
  answer = async (collection) => ({
    kind: 'page',
    page: page({ collection: collection as 'stations', changed: [record(`${collection}-1`)] }),
  });
  device = visit();
});

/** What the session does before the device hears of it. */
const signsInAgain = (owner: Owner): void => void gates.delete(owner);

describe('device', () => {
  it('shows what it has before, while and after it refreshes', async () => {
    expect((await device.read('stations'))?.refresh).toBe('not-tried');
    const refreshing = device.refresh('stations');
    expect((await device.read('stations'))?.refresh).toBe('under-way');
    await refreshing;
    const copy = await device.read('stations');
    expect(copy).toMatchObject({ refresh: 'done', state: { syncedAt: 1_000 } });
    expect(copy?.records.map(({ id }) => id)).toEqual(['stations-1']);
    expect(messages).toEqual([{ kind: 'changed', collections: ['stations'] }]);
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

  it('is not without signal because the server fails, and tries again by itself, later each time', async () => {
    answer = async () => ({ kind: 'unreachable', answered: true });
    await device.refresh('stations');
    expect((await device.read('stations'))?.refresh).toBe('unreachable');
    expect(online).toEqual([]);
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const [timer] = timers.splice(0, 1);
      waits.push(timer?.ms ?? Number.NaN);
      timer?.run();
      await device.refresh('stations');
    }
    for (const [tries, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(5_000 * 2 ** tries);
      expect(wait).toBeLessThanOrEqual(7_500 * 2 ** tries);
    }
    answer = async () => ({ kind: 'unreachable', answered: true, waitMs: 600_000 });
    await device.refresh('stations');
    expect(timers).toHaveLength(1);
    expect(timers[0]?.ms).toBeGreaterThanOrEqual(600_000);
    answer = async () => ({ kind: 'page', page: page() });
    timers.splice(0, 1)[0]?.run();
    expect(await device.refresh('stations')).toMatchObject({ kind: 'done' });
    expect(timers).toEqual([]);
    expect(online).toEqual([true]);
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

  it('shows a loan when it begins and hides it when it ends, on an open page and without a network', async () => {
    const lent = { ...record('v', { vin: 'v' }), visibleFrom: 5_000, visibleUntil: 70_000 };
    answer = async (collection) => ({
      kind: 'page',
      page: page({
        collection: collection as 'vehicles',
        changed: collection === 'vehicles' ? [lent] : [],
      }),
    });
    await device.person('cus_guest');
    await device.refresh('vehicles');
    answer = async () => ({ kind: 'unreachable' });
    const seen: number[] = [];
    const look = async () =>
      void seen.push((await device.read('vehicles'))?.records.length ?? Number.NaN);
    device.subscribe((which) => void (which === 'vehicles' && look()));
    await look();
    /** Lets time pass to whatever the device waits for, until then. */
    const passUntil = async (moment: number): Promise<void> => {
      while (now < moment) {
        await expect.poll(() => timers).toHaveLength(1);
        const [timer] = timers.splice(0, 1);
        now += timer?.ms ?? 0;
        timer?.run();
      }
    };
    expect(timers.map(({ ms }) => ms)).toEqual([4_000]);
    await passUntil(5_000);
    await expect.poll(() => seen).toEqual([0, 1]);
    await passUntil(70_000);
    await expect.poll(() => seen).toEqual([0, 1, 0]);
    expect(now).toBe(70_000);
    now = 60_000;
    expect((await device.read('vehicles'))?.records, 'not hidden only, deleted').toEqual([]);
    expect(timers).toEqual([]);
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

  it('keeps the gate closed after a wipe until the person signs in again', async () => {
    await device.person('cus_owner');
    await device.refresh('vehicles');
    hear({ kind: 'wipe', owner: 'cus_owner' });
    // Until the session says that they left, whatever asks for their gate must find it closed.
    expect(gates.get('cus_owner')?.open).toBe(false);
    await device.person('cus_owner');
    expect(await device.read('vehicles')).toBeUndefined();
    expect(await device.refresh('vehicles')).toEqual({ kind: 'locked' });
    await device.person(undefined);
    signsInAgain('cus_owner');
    await device.person('cus_owner');
    expect(await device.refresh('vehicles')).toMatchObject({ kind: 'done' });
  });

  it('never makes the database of a person anew once it is deleted, whoever still reads', async () => {
    await device.person('cus_owner');
    await device.refresh('vehicles');
    const reading = device.read('vehicles');
    const pulling = device.refresh('vehicles');
    hear({ kind: 'wipe', owner: 'cus_owner' });
    await deleteDevice('cus_owner');
    expect(await device.read('vehicles')).toBeUndefined();
    await Promise.all([reading, pulling, device.person('cus_owner')]);
    expect(await ownersOnDevice([])).not.toContain('cus_owner');
  });

  it.each([
    ['public', 'stations'],
    ['cus_owner', 'vehicles'],
  ] as const)(
    'is filled from the beginning when the database %s was deleted between two visits',
    async (owner, collection) => {
      await device.person('cus_owner');
      await device.refresh(collection);
      await deleteDevice(owner);
      const cursors: (string | null)[] = [];
      const all = answer;
      answer = (of, cursor) => {
        if (of === collection) cursors.push(cursor);
        return all(of, cursor);
      };
      device = visit();
      signsInAgain('cus_owner');
      await device.person('cus_owner');
      // Before anything came, nothing looks like "there is none".
      expect((await device.read(collection))?.state.syncedAt ?? null).toBeNull();
      expect(await device.refresh(collection)).toMatchObject({ kind: 'done', changed: 1 });
      expect((await device.read(collection))?.records).toHaveLength(1);
      expect(cursors[0]).toBeNull();
    },
  );

  it('fills again for the same person who signs in after another tab signed them out', async () => {
    await device.person('cus_owner');
    await device.refresh('vehicles');
    hear({ kind: 'wipe', owner: 'cus_owner' });
    await device.person(undefined);
    signsInAgain('cus_owner');
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

  it('gives public records up for what cannot be downloaded again', async () => {
    await device.refresh('stations');
    expect(await device.makeRoom()).toBe(1);
    expect(await device.read('stations')).toMatchObject({
      records: [],
      state: { incomplete: true },
    });
    expect(await device.makeRoom()).toBe(0);
  });

  it('downloads anew what it had to give up, once there is room', async () => {
    await device.refresh('stations');
    await device.makeRoom();
    const cursors: (string | null)[] = [];
    answer = async () => ({ kind: 'unreachable' });
    const original = answer;
    answer = (collection, cursor) => {
      cursors.push(cursor);
      return original(collection, cursor);
    };
    await device.refresh('stations');
    room = true;
    await device.refresh('stations');
    expect(cursors).toEqual(['c1', null]);
  });

  it('shares one pull between callers', async () => {
    let requests = 0;
    answer = async () => {
      requests++;
      return { kind: 'page', page: page() };
    };
    await Promise.all([device.refresh('stations'), device.refresh('stations')]);
    expect(requests).toBe(1);
  });

  it('catches up with a pull of its own: one that was under way may have begun before a write', async () => {
    const began: string[] = [];
    let written = 'before';
    let finish = (): void => undefined;
    answer = async () => {
      began.push(written);
      if (began.length === 1) await new Promise<void>((resolve) => (finish = resolve));
      return { kind: 'page', page: page() };
    };
    const early = device.refresh('stations');
    await vi.waitFor(() => expect(began).toEqual(['before']));
    written = 'after';
    const late = Promise.all([device.catchUp('stations'), device.catchUp('stations')]);
    finish();
    await early;
    expect(await late).toEqual([true, true]);
    expect(began).toEqual(['before', 'after']);
  });

  it('catches up after the pull of another tab, which a refresh leaves to that tab', async () => {
    let requests = 0;
    answer = async () => {
      requests++;
      return { kind: 'page', page: page() };
    };
    elsewhere = Promise.withResolvers<void>();
    await device.refresh('stations');
    const late = device.catchUp('stations');
    await device.read('stations');
    expect(requests).toBe(0);
    elsewhere.resolve();
    expect(await late).toBe(true);
    expect(requests).toBe(1);
  });
});
