import type { Collection, Records } from '#edge/contract/sync/collections.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import type { ServerClock } from './clock.ts';
import { isPrivate, PRIVATE_COLLECTIONS } from './collections.ts';
import type { Connectivity } from './connectivity.ts';
import type { CollectionState, Owner, StoredRecord } from './database.ts';
import type { Gate } from './gate.ts';
import { type FetchPage, type PullOutcome, pull, type Unreachable } from './pull.ts';
import { type DeviceStore, openStore } from './store.ts';
import type { Tabs } from './tabs.ts';

/** How the last try to refresh a collection ended. */
export type Refresh = 'not-tried' | 'under-way' | PullOutcome['kind'];

/** A collection as it is on the device right now. */
interface Copy<C extends Collection> {
  readonly records: readonly StoredRecord<Records[C]>[];
  readonly state: CollectionState;
  readonly refresh: Refresh;
}

export interface Parts {
  readonly clock: ServerClock;
  readonly connectivity: Connectivity;
  readonly tabs: Tabs;
  readonly fetchPage: FetchPage;
  /** The gate of an owner's data in this tab; whoever wipes closes it, and signing in again opens it. */
  readonly gateOf: (owner: Owner) => Gate;
  /** Whether a copy that had to give records up should be downloaded again. */
  readonly mayFillAgain: (state: CollectionState) => Promise<boolean>;
  /** Runs work in one tab at a time; `undefined` when another tab is at it. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** Runs work in one tab at a time, after what other tabs are at. */
  readonly inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

/** What is on this device, and how it is kept fresh. The one cache behind every offline page. */
export interface Device {
  readonly clock: ServerClock;
  readonly connectivity: Connectivity;
  /** `undefined` for a private collection while nobody is known to be signed in. */
  read<C extends Collection>(collection: C): Promise<Copy<C> | undefined>;
  /** Pulls what changed; several callers share one pull. */
  refresh(collection: Collection): Promise<PullOutcome>;
  /** Removes the copy from this device. */
  remove(collection: Collection): Promise<void>;
  /**
   * Whether a pull that began after this call reached the end. For whoever has written: `refresh` may
   * share a pull that began before the write and brings what was there before it.
   */
  catchUp(collection: Collection): Promise<boolean>;
  /** What the person marked here; it is kept when room is short. */
  favourites(collection: Collection): Promise<string[]>;
  setFavourite(collection: Collection, id: string, favourite: boolean): Promise<void>;
  /** Gives up public records that can be downloaded again, for a write that cannot; answers how many. */
  makeRoom(): Promise<number>;
  /** Called when a collection changed, also by another tab. */
  subscribe(listener: (collection: Collection) => void): () => void;
  /** Whose private collections this tab shows; `undefined` shows nobody's and deletes nothing. */
  person(customerId: string | undefined): Promise<void>;
}

interface Open {
  readonly store: DeviceStore;
  readonly gate: Gate;
}

/** Timers stand still while a phone sleeps: look at the clock this often, whenever a loan begins or ends. */
const LOOK_MS = 30_000;

/** A pull that the server failed is tried again by itself: nothing else would say that it can. */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * MINUTE_MS;

/** Doubling, and spread so that phones do not come back in step; never before the server wants it. */
const retryDelay = (failures: number, { waitMs = 0 }: Unreachable): number =>
  Math.max(Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS), waitMs) *
  (1 + Math.random() / 2);

export const createDevice = (parts: Parts): Device => {
  const { clock, connectivity, tabs, fetchPage, gateOf, mayFillAgain, alone, inTurn } = parts;
  const stopTimers = new Map<Collection, () => void>();
  const listeners = new Set<(collection: Collection) => void>();
  const pulling = new Map<Collection, Promise<PullOutcome>>();
  const refreshes = new Map<Collection, Refresh>();
  const retries = new Map<Collection, { readonly failures: number; readonly stop: () => void }>();
  let shared: Promise<Open> | undefined;
  let personal: { owner: Owner; gate: Gate; open: Promise<Open> } | undefined;

  const openShared = (): Promise<Open> => {
    shared ??= openStore('public', clock.now).then((store) => ({ store, gate: gateOf('public') }));
    return shared;
  };

  const openPersonal = async (owner: Owner, gate: Gate): Promise<Open> => {
    const store = await openStore(owner, clock.now, makeRoom);
    // Hidden it is already: what the page shows first does not wait for the deleting.
    void dropEnded(store).catch(() => undefined);
    return { store, gate };
  };

  const dropEnded = async (store: DeviceStore): Promise<void> => {
    for (const collection of PRIVATE_COLLECTIONS) await store.dropEnded(collection);
  };

  const makeRoom = async (): Promise<number> => {
    const freed = await (await openShared()).store.makeRoom();
    if (freed > 0) changed('stations');
    return freed;
  };

  const opened = (collection: Collection): Promise<Open> | undefined =>
    isPrivate(collection) ? personal?.open : openShared();

  const changed = (collection: Collection): void => {
    for (const listener of listeners) listener(collection);
  };

  const stopTimer = (collection: Collection): void => {
    stopTimers.get(collection)?.();
    stopTimers.delete(collection);
  };

  /** Tells the pages when time alone shows or hides a record; what has ended is deleted then. */
  const followTime = async (collection: Collection, store: DeviceStore): Promise<void> => {
    const at = await store.nextMoment(collection);
    stopTimer(collection);
    if (at === undefined) return;
    const look = async (): Promise<void> => {
      if (clock.now() < at) return arm();
      stopTimers.delete(collection);
      await store.dropEnded(collection);
      changed(collection);
    };
    const arm = (): void => {
      const run = () => void look().catch(() => undefined);
      const ms = Math.min(at - clock.now(), LOOK_MS);
      stopTimers.set(collection, parts.setTimer(run, ms));
    };
    arm();
  };

  const letGo = async (): Promise<void> => {
    PRIVATE_COLLECTIONS.forEach(stopTimer);
    const leaving = personal?.open;
    personal = undefined;
    (await leaving?.catch(() => undefined))?.store.close();
  };

  tabs.listen((message) => {
    if (message.kind === 'changed') message.collections.forEach(changed);
    else if (message.kind === 'wipe' && message.owner === personal?.owner) {
      personal.gate.close();
      void letGo();
      PRIVATE_COLLECTIONS.forEach(changed);
    }
  });

  const work = async (collection: Collection, isFresh: boolean): Promise<PullOutcome> => {
    const target = await opened(collection);
    if (target === undefined) return { kind: 'locked' };
    const { store, gate } = target;
    const take = isFresh ? inTurn : alone;
    const outcome = await take(`pull-${store.owner}-${collection}`, async () => {
      if (await mayFillAgain(await store.state(collection))) await store.startOver(collection);
      return pull(store, collection, fetchPage, gate, isFresh);
    });
    // Another tab is pulling and will say when it is done.
    if (outcome === undefined) return { kind: 'done', pages: 0, changed: 0 };
    if (outcome.kind === 'done') connectivity.report(true);
    // A server that fails, or wants to rest, is not a signal that is gone.
    else if (outcome.kind === 'unreachable' && !outcome.answered) connectivity.report(false);
    if (outcome.kind === 'done') tabs.tell({ kind: 'changed', collections: [collection] });
    return outcome;
  };

  const followFailure = (collection: Collection, outcome: PullOutcome): void => {
    const last = retries.get(collection);
    last?.stop();
    retries.delete(collection);
    if (outcome.kind !== 'unreachable' || !outcome.answered) return;
    const failures = last?.failures ?? 0;
    const run = (): void => void refresh(collection);
    const stop = parts.setTimer(run, retryDelay(failures, outcome));
    retries.set(collection, { failures: failures + 1, stop });
  };

  const mark = (collection: Collection, refresh: Refresh): void => {
    refreshes.set(collection, refresh);
    changed(collection);
  };

  const refresh = (collection: Collection, isFresh = false): Promise<PullOutcome> => {
    const under = pulling.get(collection);
    if (under !== undefined) return under;
    mark(collection, 'under-way');
    const into = opened(collection);
    // Storage that fails must not leave the page waiting.
    const started = work(collection, isFresh)
      .catch((): PullOutcome => ({ kind: into === opened(collection) ? 'no-room' : 'closed' }))
      .then((outcome) => {
        pulling.delete(collection);
        mark(collection, outcome.kind);
        followFailure(collection, outcome);
        return outcome;
      });
    pulling.set(collection, started);
    return started;
  };

  const copyOf = async <C extends Collection>(collection: C): Promise<Copy<C> | undefined> => {
    const target = await opened(collection);
    if (target === undefined) return undefined;
    const [records, state] = await Promise.all([
      target.store.list(collection),
      target.store.state(collection),
      isPrivate(collection) && target.gate.open ? followTime(collection, target.store) : undefined,
    ]);
    return { records, state, refresh: refreshes.get(collection) ?? 'not-tried' } as Copy<C>;
  };

  return {
    clock,
    connectivity,
    read: async <C extends Collection>(collection: C) => {
      const from = opened(collection);
      try {
        return await copyOf(collection);
      } catch (error) {
        // They left while it was read.
        if (from !== opened(collection)) return undefined;
        throw error;
      }
    },
    refresh: (collection) => refresh(collection),
    makeRoom,
    remove: async (collection) => {
      await (await opened(collection))?.store.clear(collection);
      changed(collection);
      tabs.tell({ kind: 'changed', collections: [collection] });
    },
    catchUp: async (collection) => {
      await pulling.get(collection);
      return (await refresh(collection, true)).kind === 'done';
    },
    favourites: async (collection) =>
      (await (await opened(collection))?.store.favourites(collection)) ?? [],
    setFavourite: async (collection, id, favourite) => {
      await (await opened(collection))?.store.setFavourite(collection, id, favourite);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    person: async (customerId) => {
      const owner = customerId as Owner | undefined;
      if (personal?.owner === owner) return;
      await letGo();
      if (owner !== undefined) {
        const gate = gateOf(owner);
        // On their way out: opening the database would make it anew.
        if (!gate.open) return;
        personal = { owner, gate, open: openPersonal(owner, gate) };
      }
      for (const collection of PRIVATE_COLLECTIONS) {
        changed(collection);
        if (owner !== undefined) void refresh(collection);
      }
    },
  };
};
