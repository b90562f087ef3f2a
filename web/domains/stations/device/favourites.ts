'use client';

import { device } from '../../../platform/device/device.ts';
import { outbox } from '../../../platform/device/outbox.ts';
import type { OutboxItem } from '../../../platform/offline/outbox/item.ts';

/**
 * The chargers marked on this device. They stand in the public database, where they are kept from
 * eviction and serve a guest, too. For somebody signed in the account has the last word, with the
 * writes that are still on their way laid over it. Signing out clears them (wipe.ts).
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

/** What the account says, and what it has not been told yet; `undefined` while nobody is known. */
const ofAccount = async (): Promise<ReadonlySet<string> | undefined> => {
  const mine = await device().read('stationFavourites');
  if (mine === undefined || mine.state.syncedAt === null) return undefined;
  const marked = new Set(mine.records.map(({ value }) => value.stationId));
  for (const { variables } of (await outbox().items()).filter(isMarking))
    if (variables.isFavourite) marked.add(variables.stationId);
    else marked.delete(variables.stationId);
  return marked;
};

const load = async (): Promise<void> => {
  const here = device();
  const local = new Set(await here.favourites(COLLECTION));
  const account = await ofAccount();
  if (account !== undefined && !local.has(TAKEN_OVER)) {
    for (const id of local) if (!account.has(id)) await send(id, true);
    await here.setFavourite(COLLECTION, TAKEN_OVER, true);
    for (const id of account) await here.setFavourite(COLLECTION, id, true);
  } else if (account !== undefined) {
    for (const id of local)
      if (id !== TAKEN_OVER && !account.has(id)) await here.setFavourite(COLLECTION, id, false);
    for (const id of account) if (!local.has(id)) await here.setFavourite(COLLECTION, id, true);
  }
  ids = new Set((await here.favourites(COLLECTION)).filter((id) => id !== TAKEN_OVER));
  for (const listener of listeners) listener();
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
    await device().setFavourite(COLLECTION, stationId, marked);
    // A guest has no account to tell; the device's own mark is all there is.
    await send(stationId, marked);
    await reload();
  },
};
