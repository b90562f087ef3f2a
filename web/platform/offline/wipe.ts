import { deleteDB } from 'idb';
import { clearFavourites, deleteDevice, type Owner, ownersOnDevice } from './database.ts';
import type { Gate } from './gate.ts';
import { deleteOverdue, isSealed, seal, unseal } from './seal.ts';
import type { Tabs } from './tabs.ts';

/** Whose data is being deleted, or was when the tab closed. */
export const WIPE_PENDING = 'alva-wipe-pending';
/** Before the owner, when what they could not send is to stay. */
const SEAL = 'seal ';

export interface WipeTools {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly tabs: Pick<Tabs, 'tell'>;
  /** Storage keys that hold personal state, e.g. the purchase. */
  readonly personalKeys: readonly string[];
  /** Databases that hold what a person put there, beside those of this module. */
  readonly personalDatabases: readonly string[];
  /** By the server's clock, epoch ms. */
  readonly now: () => number;
}

/** Which pages somebody read, and where they live, is theirs, though what stands in it is everybody's. */
const PERSONAL_CACHE = /personal|^alva-pages-|^alva-payloads-|^alva-regions$|^alva-map-/;

/** What a person leaves on a device beside their own database. */
const forgetTraces = async (tools: WipeTools): Promise<void> => {
  // What is kept from eviction is what the person marked.
  await clearFavourites();
  for (const key of tools.personalKeys) tools.storage.removeItem(key);
  for (const name of tools.personalDatabases) await deleteDB(name);
  for (const name of (await tools.caches?.keys()) ?? [])
    if (PERSONAL_CACHE.test(name)) await tools.caches?.delete(name);
};

const finish = async (owner: Owner, tools: WipeTools): Promise<void> => {
  await deleteDevice(owner);
  unseal(owner, tools.storage);
  await forgetTraces(tools);
  tools.storage.removeItem(WIPE_PENDING);
};

const setAside = async (owner: Owner, tools: WipeTools): Promise<void> => {
  await seal(owner, tools.storage, tools.now());
  await forgetTraces(tools);
  tools.storage.removeItem(WIPE_PENDING);
};

/**
 * Deletes everything of one person, without needing the network (ASVS 5.0 14.3.1). The order
 * matters: close the gate, note what is to be done, tell the other tabs, delete.
 */
export const wipe = async (owner: Owner, gate: Gate, tools: WipeTools): Promise<void> => {
  if (owner === 'public') return;
  gate.close();
  tools.storage.setItem(WIPE_PENDING, owner);
  tools.tabs.tell({ kind: 'wipe', owner });
  await finish(owner, tools);
};

/**
 * Another person has signed in: everything of the one before goes, but for what they wrote and could
 * not send. That stays sealed (seal.ts): nobody asked them whether it may be lost.
 */
export const handOver = async (owner: Owner, gate: Gate, tools: WipeTools): Promise<void> => {
  if (owner === 'public') return;
  gate.close();
  tools.storage.setItem(WIPE_PENDING, SEAL + owner);
  tools.tabs.tell({ kind: 'wipe', owner });
  await setAside(owner, tools);
};

/**
 * At every start: finishes a wipe that was cut (the tab closed, the phone died), removes the
 * databases of anybody but the person signed in, and what was sealed for too long.
 */
export const wipeLeftovers = async (
  signedIn: Owner | undefined,
  tools: WipeTools,
): Promise<void> => {
  const pending = tools.storage.getItem(WIPE_PENDING);
  if (pending?.startsWith(SEAL)) await setAside(pending.slice(SEAL.length) as Owner, tools);
  else if (pending !== null) await finish(pending as Owner, tools);
  await deleteOverdue(tools.storage, tools.now());
  if (signedIn === undefined) return;
  unseal(signedIn, tools.storage);
  for (const owner of await ownersOnDevice([]))
    if (owner !== 'public' && owner !== signedIn && !isSealed(owner, tools.storage))
      await setAside(owner, tools);
};
