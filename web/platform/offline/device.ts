import type { ServerClock } from './clock.ts';
import { type Collection, isPrivate, PRIVATE_COLLECTIONS, type Records } from './collections.ts';
import type { Connectivity } from './connectivity.ts';
import type { CollectionState, Owner, StoredRecord } from './database.ts';
import type { Gate } from './gate.ts';
import { type FetchPage, type PullOutcome, pull } from './pull.ts';
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
  /** The gate of an owner's data in this tab; whoever wipes closes it. */
  readonly gateOf: (owner: Owner) => Gate;
  /** After a wipe: the same person signing in again starts with an open gate. */
  readonly forgetGate: (owner: Owner) => void;
  /** Runs work in one tab at a time; `undefined` when another tab is at it. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
}

/** What is on this device, and how it is kept fresh. The one cache behind every offline page. */
export interface Device {
  readonly clock: ServerClock;
  readonly connectivity: Connectivity;
  /** `undefined` for a private collection while nobody is known to be signed in. */
  read<C extends Collection>(collection: C): Promise<Copy<C> | undefined>;
  /** Pulls what changed; several callers share one pull. */
  refresh(collection: Collection): Promise<PullOutcome>;
  /** Called when a collection changed, also by another tab. */
  subscribe(listener: (collection: Collection) => void): () => void;
  /** Whose private collections this tab shows; `undefined` shows nobody's and deletes nothing. */
  person(customerId: string | undefined): Promise<void>;
}

interface Open {
  readonly store: DeviceStore;
  readonly gate: Gate;
}

export const createDevice = (parts: Parts): Device => {
  const { clock, connectivity, tabs, fetchPage, gateOf, forgetGate, alone } = parts;
  const listeners = new Set<(collection: Collection) => void>();
  const pulling = new Map<Collection, Promise<PullOutcome>>();
  const refreshes = new Map<Collection, Refresh>();
  let shared: Promise<Open> | undefined;
  let personal: { owner: Owner; gate: Gate; open: Promise<Open> } | undefined;

  const open = async (owner: Owner, gate = gateOf(owner)): Promise<Open> => ({
    store: await openStore(owner, clock.now),
    gate,
  });

  const opened = (collection: Collection): Promise<Open> | undefined => {
    if (isPrivate(collection)) return personal?.open;
    shared ??= open('public');
    return shared;
  };

  const changed = (collection: Collection): void => {
    for (const listener of listeners) listener(collection);
  };

  const letGo = async (): Promise<void> => {
    const leaving = personal?.open;
    personal = undefined;
    (await leaving?.catch(() => undefined))?.store.close();
  };

  tabs.listen((message) => {
    if (message.kind === 'changed') message.collections.forEach(changed);
    else if (message.owner === personal?.owner) {
      const { owner, gate } = personal;
      gate.close();
      void letGo();
      forgetGate(owner);
      PRIVATE_COLLECTIONS.forEach(changed);
    }
  });

  const work = async (collection: Collection): Promise<PullOutcome> => {
    const target = await opened(collection);
    if (target === undefined) return { kind: 'locked' };
    const outcome = await alone(`pull-${target.store.owner}-${collection}`, () =>
      pull(target.store, collection, fetchPage, target.gate),
    );
    // Another tab is pulling and will say when it is done.
    if (outcome === undefined) return { kind: 'done', pages: 0, changed: 0 };
    if (outcome.kind === 'done' || outcome.kind === 'unreachable')
      connectivity.report(outcome.kind === 'done');
    if (outcome.kind === 'done') tabs.tell({ kind: 'changed', collections: [collection] });
    return outcome;
  };

  const mark = (collection: Collection, refresh: Refresh): void => {
    refreshes.set(collection, refresh);
    changed(collection);
  };

  const refresh = (collection: Collection): Promise<PullOutcome> => {
    const under = pulling.get(collection);
    if (under !== undefined) return under;
    mark(collection, 'under-way');
    // Storage that fails must not leave the page waiting.
    const started = work(collection)
      .catch((): PullOutcome => ({ kind: 'no-room' }))
      .then((outcome) => {
        pulling.delete(collection);
        mark(collection, outcome.kind);
        return outcome;
      });
    pulling.set(collection, started);
    return started;
  };

  return {
    clock,
    connectivity,
    read: async <C extends Collection>(collection: C) => {
      const target = await opened(collection);
      if (target === undefined) return undefined;
      const [records, state] = await Promise.all([
        target.store.list(collection),
        target.store.state(collection),
      ]);
      return { records, state, refresh: refreshes.get(collection) ?? 'not-tried' } as Copy<C>;
    },
    refresh,
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
        personal = { owner, gate, open: open(owner, gate) };
      }
      for (const collection of PRIVATE_COLLECTIONS) {
        changed(collection);
        if (owner !== undefined) void refresh(collection);
      }
    },
  };
};
