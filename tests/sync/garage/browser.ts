import { HOUR_MS } from '#edge/contract/time.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Dice } from '#tests/support/random.ts';
import { memoryStorage } from '#tests/unit/offline/device.ts';
import { lockTable, tabBus } from '#tests/unit/outbox/tabs.ts';
import { createFetchPage } from '#web/platform/device/fetch-page.ts';
import {
  type DeviceDatabase,
  type Owner,
  openDevice,
  type StoredRecord,
} from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { createOutbox, type Outbox } from '#web/platform/offline/outbox/outbox.ts';
import { post } from '#web/platform/offline/outbox/post.ts';
import { pull } from '#web/platform/offline/pull.ts';
import { type DeviceStore, openStore } from '#web/platform/offline/store.ts';
import { wipe } from '#web/platform/offline/wipe.ts';
import type { Network } from './network.ts';
import type { GarageServer } from './server.ts';

/** Thrown where a tab dies. What it had written stays, what it remembered does not. */
class Crash extends Error {}

export interface Tab {
  readonly outbox: Outbox<typeof ALLOWED>;
  readonly store: DeviceStore;
  /** Dies at the so-many-th step from here; 0 never. */
  dieIn: number;
}

export const COLLECTIONS = ['vehicles', 'shares', 'shareOffers'] as const;

/** One browser of one person: several tabs on one storage, a clock of its own. */
export class Browser {
  readonly name: string;
  person: string;
  /** The session in its cookies: the person's, another's, or none. */
  cookie: string | undefined;
  storage = new IDBFactory();
  tabs: Tab[] = [];
  readonly skew: number;
  readonly #server: GarageServer;
  readonly #network: Network;
  readonly #random: Dice;
  #bus = tabBus();
  #locks = lockTable();
  #gate = new Gate();
  #database: Promise<DeviceDatabase> | undefined;
  #busy = 0;

  /** `skew`: how far its clock is off; some hours either way when left out. */
  constructor(
    name: string,
    person: string,
    server: GarageServer,
    network: Network,
    random: Dice,
    skew = (random.roll(5) - 2) * HOUR_MS,
  ) {
    this.name = name;
    this.person = person;
    this.#server = server;
    this.#network = network;
    this.#random = random;
    this.skew = skew;
  }

  get owner(): Owner {
    return this.person as Owner;
  }

  readonly now = (): number => this.#server.now() + this.skew;

  async openTab(): Promise<Tab> {
    this.#act();
    const die = (): void => {
      if (tab.dieIn > 0 && --tab.dieIn === 0) throw new Crash();
    };
    const gate = this.#gate;
    const locks = this.#locks;
    const outbox = createOutbox({
      allowed: ALLOWED,
      now: () => {
        die();
        return this.now();
      },
      offset: () => 0,
      random: () => this.#random.roll(1_000) / 1_000,
      tabs: this.#bus(),
      gateOf: (owner) => (owner === 'public' ? new Gate() : gate),
      inTurn: (name, work) =>
        this.#counted(() =>
          // A crashed tab's lock is free for the next one.
          locks(name, () => work()),
        ),
      post: async (owner, item, signal) => {
        die();
        const verdict = await post(ALLOWED, owner, item, signal);
        die();
        return verdict;
      },
      online: () => true,
      reach: async () => true,
      cut: () => false,
      answered: () => undefined,
      pull: (collection) =>
        this.#counted(async () => {
          die();
          const outcome = await pull(store, collection, this.#fetchPage(), gate);
          die();
          return outcome.kind === 'done';
        }),
      makeRoom: async () => false,
      wakeLater: () => undefined,
      setTimer: () => () => undefined,
    });
    const store = await openStore(this.owner, this.now);
    const tab: Tab = { outbox, store, dieIn: 0 };
    this.tabs.push(tab);
    outbox.person(this.person);
    await this.calm();
    await outbox.items();
    return tab;
  }

  #fetchPage() {
    return createFetchPage(
      () => this.person,
      () => undefined,
    );
  }

  /** From here on this browser's storage and cookies are the ones in use. */
  #act(): void {
    globalThis.indexedDB = this.storage;
    this.#network.cookie = this.cookie;
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    try {
      return await work();
    } finally {
      this.#busy--;
    }
  }

  /** Waits for what a tab does by itself. */
  async calm(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet = this.#busy === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve));
  }

  /** Lets a tab do something; a tab that dies on the way is gone. */
  async act(work: (tab: Tab) => Promise<unknown>): Promise<void> {
    this.#act();
    const tab = this.#random.pick(this.tabs);
    await work(tab).catch((error) => {
      if (!(error instanceof Crash)) throw error;
    });
    await this.calm();
    const died = tab.dieIn === 0 && this.#dying.has(tab);
    if (!died) return;
    this.#dying.delete(tab);
    tab.outbox.person(undefined);
    await this.calm();
    tab.store.close();
    this.tabs = this.tabs.filter((each) => each !== tab);
    if (this.tabs.length === 0) await this.openTab();
  }

  readonly #dying = new Set<Tab>();

  /** The next action of one tab is cut at some step. */
  doom(): void {
    const tab = this.#random.pick(this.tabs);
    tab.dieIn = 1 + this.#random.roll(8);
    this.#dying.add(tab);
  }

  async refresh(tab: Tab): Promise<void> {
    for (const collection of COLLECTIONS)
      await pull(tab.store, collection, this.#fetchPage(), this.#gate);
  }

  /** What is on the disk, whatever the tabs believe. */
  async disk(): Promise<{ items: OutboxItem[]; records: StoredRecord[] }> {
    this.#act();
    this.#database ??= openDevice(this.owner, () => {
      this.#database = undefined;
    });
    const db = await this.#database;
    return { items: await db.getAll('outbox'), records: await db.getAll('records') };
  }

  /** Signs out, wipes, and hands the browser to somebody else. */
  async handOver(person: string, cookie: string): Promise<void> {
    this.#act();
    await wipe(this.owner, this.#gate, {
      storage: memoryStorage(),
      caches: undefined,
      tabs: { tell: () => undefined },
      personalKeys: [],
      personalDatabases: [],
      now: this.now,
    });
    for (const tab of this.tabs) tab.outbox.person(undefined);
    await this.calm();
    this.tabs = [];
    this.#database = undefined;
    this.#gate = new Gate();
    this.person = person;
    this.cookie = cookie;
    await this.openTab();
  }

  async owners(): Promise<string[]> {
    return (await this.storage.databases()).map(({ name }) => name ?? '').sort();
  }
}
