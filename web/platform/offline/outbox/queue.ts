import { type DeviceDatabase, type Owner, openDevice } from '#web/platform/offline/database.ts';
import type { Gate } from '#web/platform/offline/gate.ts';
import type { Draft, OutboxItem } from './item.ts';

/** The outbox of one owner, in their database. */
export interface Queue {
  readonly owner: Owner;
  readonly gate: Gate;
  /** Oldest first. */
  all(): Promise<OutboxItem[]>;
  /** On the disk when it resolves: a write is durable before anything is sent. */
  add(draft: Draft): Promise<OutboxItem>;
  /** Changes an item that is still there, has still this key and still passes; else `undefined`. */
  change(
    item: OutboxItem,
    to: Partial<OutboxItem>,
    passes?: (now: OutboxItem) => boolean,
  ): Promise<OutboxItem | undefined>;
  remove(items: readonly OutboxItem[]): Promise<void>;
  close(): void;
}

/** Thrown at whoever comes after the wipe: opening would create the database anew. */
export class OutboxClosed extends Error {
  override readonly name = 'OutboxClosed';
}

/** `onClosed`: another tab upgrades or deletes the database; the next use opens it again, if the gate is open. */
export const openQueue = (owner: Owner, gate: Gate, onClosed: () => void = () => {}): Queue => {
  let opening: Promise<DeviceDatabase> | undefined;
  const database = (): Promise<DeviceDatabase> => {
    if (!gate.open) throw new OutboxClosed();
    opening ??= openDevice(owner, () => {
      opening = undefined;
      onClosed();
    });
    return opening;
  };
  const writing = async () => {
    const tx = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' });
    // Signed out while the database opened.
    if (!gate.open) {
      tx.abort();
      await tx.done.catch(() => undefined);
      throw new OutboxClosed();
    }
    return tx;
  };
  return {
    owner,
    gate,
    all: async () => (await database()).getAll('outbox'),
    add: async (draft) => {
      const tx = await writing();
      // `seq` is the store's to give.
      const seq = await tx.store.add(draft as OutboxItem);
      await tx.done;
      return { ...draft, seq };
    },
    change: async (item, to, passes = () => true) => {
      const tx = await writing();
      const now = await tx.store.get(item.seq);
      if (now === undefined || now.key !== item.key || !passes(now)) {
        await tx.done;
        return undefined;
      }
      const next = { ...now, ...to };
      await tx.store.put(next);
      await tx.done;
      return next;
    },
    remove: async (items) => {
      const tx = await writing();
      for (const { seq } of items) await tx.store.delete(seq);
      await tx.done;
    },
    close: () => {
      void opening?.then((db) => db.close()).catch(() => undefined);
      opening = undefined;
    },
  };
};
