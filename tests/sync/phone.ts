import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Dice } from '#tests/support/random.ts';
import { openDevice } from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';
import { type FetchPage, type PageAnswer, pull } from '#web/platform/offline/pull.ts';
import { type DeviceStore, openStore } from '#web/platform/offline/store.ts';
import type { Server, ServerPage } from './world.ts';

/** Thrown where the phone dies. */
class Crash extends Error {}

/** One device: its storage outlives the crashes, its memory does not. */
export interface Phone {
  /** Tries to refresh on a bad network; true when the pull reached its end. */
  refresh(): Promise<boolean>;
  /** Refreshes without faults until done. */
  settle(): Promise<void>;
  contents(): Promise<Record<string, unknown>>;
  /** The code on this phone is newer from now on: what it kept so far lacks a field that it shows. */
  upgrade(): Promise<void>;
}

const answerOf = (page: ServerPage): PageAnswer => ({
  kind: 'page',
  page: {
    collection: 'pages',
    changed: page.changes.map(({ id, record }) => ({ id, value: record, visibleUntil: null })),
    removed: page.removed,
    cursor: page.cursor,
    hasMore: page.hasMore,
    starts: page.starts,
  },
});

export const createPhone = (server: Server, random: Dice): Phone => {
  const storage = new IDBFactory();
  /** Old answers by cursor, as a cache on the way might repeat them. */
  const heard = new Map<string | null, ServerPage>();
  let store: DeviceStore | undefined;

  const opened = async (): Promise<DeviceStore> => {
    globalThis.indexedDB = storage;
    store ??= await openStore('public', () => 1);
    return store;
  };

  const ask = async (cursor: string | null): Promise<PageAnswer> => {
    const page = await server.sync(cursor);
    heard.set(cursor, page);
    return answerOf(page);
  };

  const faults: readonly ((cursor: string | null) => Promise<PageAnswer>)[] = [
    async () => ({ kind: 'unreachable' }),
    // The server answered; the answer never arrived.
    async (cursor) => {
      await ask(cursor);
      return { kind: 'unreachable' };
    },
    async () => {
      throw new Crash();
    },
    async (cursor) => {
      await ask(cursor);
      throw new Crash();
    },
    async (cursor) => {
      const old = heard.get(cursor);
      return old === undefined ? ask(cursor) : answerOf(old);
    },
  ];

  const pullWith = async (fetchPage: FetchPage): Promise<boolean> => {
    const current = await opened();
    const outcome = await pull(current, 'pages', fetchPage, new Gate());
    return outcome.kind === 'done';
  };

  return {
    refresh: async () => {
      try {
        return await pullWith((_, cursor) =>
          random.chance(0.35) ? random.pick(faults)(cursor) : ask(cursor),
        );
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        store?.close();
        store = undefined;
        return false;
      }
    },
    settle: async () => {
      if (!(await pullWith((_, cursor) => ask(cursor)))) throw new Error('A clean pull must end.');
    },
    upgrade: async () => {
      (await opened()).close();
      store = undefined;
      const db = await openDevice('public', () => undefined);
      const tx = db.transaction(['records', 'state'], 'readwrite');
      for await (const cursor of tx.objectStore('records')) {
        await cursor.update({
          ...cursor.value,
          value: { ...(cursor.value.value as object), texts: {} },
        });
      }
      const states = tx.objectStore('state');
      for (const state of await states.getAll()) await states.put({ ...state, shape: 'older' });
      await tx.done;
      db.close();
    },
    contents: async () => {
      const records = await (await opened()).list('pages');
      return Object.fromEntries(records.map(({ id, value }) => [id, value]));
    },
  };
};
