import type { ServerClock } from './clock.ts';
import { type Collection, isPrivate, type Records } from './collections.ts';
import type { Connectivity } from './connectivity.ts';
import type { CollectionState, Owner, StoredRecord } from './database.ts';
import { Gate } from './gate.ts';
import { type FetchPage, type PullOutcome, pull } from './pull.ts';
import { type DeviceStore, openStore } from './store.ts';
import type { Tabs } from './tabs.ts';
import { type WipeTools, wipe, wipeLeftovers } from './wipe.ts';

/** A collection as it is on the device right now. */
export interface Copy<C extends Collection> {
  readonly records: readonly StoredRecord<Records[C]>[];
  readonly state: CollectionState;
}

export interface Parts {
  readonly clock: ServerClock;
  readonly connectivity: Connectivity;
  readonly tabs: Tabs;
  readonly fetchPage: FetchPage;
  readonly wipeTools: WipeTools;
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
  /** A person is signed in. Another person's data goes first. */
  signedIn(customerId: string): Promise<void>;
  /** An explicit sign-out: everything personal goes, with or without network. */
  signOut(): Promise<void>;
}

interface Open {
  readonly store: DeviceStore;
  readonly gate: Gate;
}

export const createDevice = (parts: Parts): Device => {
  const { clock, connectivity, tabs, fetchPage, wipeTools, alone } = parts;
  const listeners = new Set<(collection: Collection) => void>();
  const pulling = new Map<Collection, Promise<PullOutcome>>();
  let shared: Promise<Open> | undefined;
  let personal: { owner: Owner; open: Promise<Open> } | undefined;

  const open = async (owner: Owner): Promise<Open> => ({
    store: await openStore(owner, clock.now),
    gate: new Gate(),
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
    const leaving = await personal?.open;
    personal = undefined;
    leaving?.gate.close();
    leaving?.store.close();
  };

  tabs.listen((message) => {
    if (message.kind === 'changed') message.collections.forEach(changed);
    else if (message.owner === personal?.owner) void letGo();
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
    changed(collection);
    if (outcome.kind === 'done') tabs.tell({ kind: 'changed', collections: [collection] });
    return outcome;
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
      return { records, state } as Copy<C>;
    },
    refresh: (collection) => {
      const under = pulling.get(collection);
      if (under !== undefined) return under;
      const started = work(collection).finally(() => pulling.delete(collection));
      pulling.set(collection, started);
      return started;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signedIn: async (customerId) => {
      const owner = customerId as Owner;
      if (personal?.owner === owner) return;
      await letGo();
      await wipeLeftovers(owner, wipeTools);
      personal = { owner, open: open(owner) };
      changed('vehicles');
    },
    signOut: async () => {
      const leaving = personal;
      if (leaving === undefined) return;
      const { gate, store } = await leaving.open;
      personal = undefined;
      store.close();
      await wipe(leaving.owner, gate, wipeTools);
      changed('vehicles');
    },
  };
};
