'use client';

import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/**
 * The chargers marked on this device. They stand in the public database, where they are kept from
 * eviction and serve a guest, too. For somebody signed in the account has the last word, with the
 * writes that are still on their way laid over it. Signing out clears them (wipe.ts); while nobody is
 * known to be signed in, those of an account are shown to nobody.
 */
const COLLECTION = 'stations';
/** Among the marked: the account has taken over what a guest had marked here before. */
const TAKEN_OVER = '~account';

let ids: ReadonlySet<string> | undefined;
let started = false;
let running: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

interface Marking {
  readonly stationId: string;
  readonly isFavourite: boolean;
}

const isMarking = (item: OutboxItem): item is OutboxItem<Marking> =>
  item.operation === 'setStationFavourite' && item.state !== 'refused';

const send = (stationId: string, isFavourite: boolean): Promise<unknown> =>
  outbox().enqueue('setStationFavourite', {
    stationId,
    isFavourite,
    changedAt: new Date(device().clock.now()).toISOString(),
  });

/** Marked on this page while it is an account's device and nobody is signed in. */
const inPassing = new Map<string, boolean>();

const isTakenOver = async (): Promise<boolean> =>
  (await device().favourites(COLLECTION)).includes(TAKEN_OVER);

/** What the account says, and what it has not been told yet. */
const ofAccount = async (): Promise<ReadonlySet<string> | 'nobody' | 'unknown'> => {
  const mine = await device().read('stationFavourites');
  if (mine === undefined) return 'nobody';
  if (mine.state.syncedAt === null) return 'unknown';
  const marked = new Set(mine.records.map(({ value }) => value.stationId));
  for (const { variables } of (await outbox().items()).filter(isMarking))
    if (variables.isFavourite) marked.add(variables.stationId);
    else marked.delete(variables.stationId);
  return marked;
};

const show = (marked: readonly string[]): void => {
  ids = new Set(marked);
  for (const listener of listeners) listener();
};

const load = async (): Promise<void> => {
  const store = device();
  const local = new Set(await store.favourites(COLLECTION));
  const account = await ofAccount();
  if (account === 'nobody' && local.has(TAKEN_OVER)) {
    // Somebody's session has ended: the next one who looks may be anybody.
    show([...inPassing].flatMap(([id, marked]) => (marked ? [id] : [])));
    return;
  }
  const listed = typeof account === 'string' ? undefined : account;
  if (listed !== undefined) inPassing.clear();
  if (listed !== undefined && !local.has(TAKEN_OVER)) {
    for (const id of local) if (!listed.has(id)) await send(id, true);
    await store.setFavourite(COLLECTION, TAKEN_OVER, true);
    for (const id of listed) await store.setFavourite(COLLECTION, id, true);
  } else if (listed !== undefined) {
    for (const id of local)
      if (id !== TAKEN_OVER && !listed.has(id)) await store.setFavourite(COLLECTION, id, false);
    for (const id of listed) if (!local.has(id)) await store.setFavourite(COLLECTION, id, true);
  }
  show((await store.favourites(COLLECTION)).filter((id) => id !== TAKEN_OVER));
};

/** One at a time: two that reconcile at once would undo each other. A device without storage has none. */
const reload = (): Promise<void> => {
  running = running.then(load).catch(() => {
    ids ??= new Set();
  });
  return running;
};

const start = (): void => {
  if (started) return;
  started = true;
  device().subscribe((which) => {
    if (which === 'stationFavourites') void reload();
  });
  outbox().subscribe(() => void reload());
  void reload();
};

export const favourites = {
  subscribe: (listener: () => void): (() => void) => {
    start();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** `undefined` until the device was read. */
  current: (): ReadonlySet<string> | undefined => ids,
  /** What the person saw decides, not what was read between their look and their tap. */
  mark: async (stationId: string, marked: boolean): Promise<void> => {
    inPassing.set(stationId, marked);
    if ((await ofAccount()) !== 'nobody' || !(await isTakenOver()))
      await device().setFavourite(COLLECTION, stationId, marked);
    // A guest has no account to tell; the device's own mark is all there is.
    await send(stationId, marked);
    await reload();
  },
};
