import { clearFavourites, deleteDevice, type Owner, ownersHere } from './database.ts';
import type { Gate } from './gate.ts';
import type { Tabs } from './tabs.ts';

const PENDING = 'alva-wipe-pending';

export interface WipeTools {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly tabs: Pick<Tabs, 'tell'>;
  /** Storage keys that hold personal state, e.g. the purchase. */
  readonly personalKeys: readonly string[];
}

const PERSONAL_CACHE = /personal/;

const finish = async (owner: Owner, tools: WipeTools): Promise<void> => {
  await deleteDevice(owner);
  // What is kept from eviction is what the person marked.
  await clearFavourites();
  for (const key of tools.personalKeys) tools.storage.removeItem(key);
  for (const name of (await tools.caches?.keys()) ?? [])
    if (PERSONAL_CACHE.test(name)) await tools.caches?.delete(name);
  tools.storage.removeItem(PENDING);
};

/**
 * Deletes everything of one person, without needing the network (ASVS 5.0 14.3.1). The order
 * matters: close the gate, note what is to be done, tell the other tabs, delete.
 */
export const wipe = async (owner: Owner, gate: Gate, tools: WipeTools): Promise<void> => {
  if (owner === 'public') return;
  gate.close();
  tools.storage.setItem(PENDING, owner);
  tools.tabs.tell({ kind: 'wipe', owner });
  await finish(owner, tools);
};

/**
 * At every start: finishes a wipe that was cut (the tab closed, the phone died) and removes the
 * databases of anybody but the person signed in.
 */
export const wipeLeftovers = async (
  signedIn: Owner | undefined,
  tools: WipeTools,
): Promise<void> => {
  const pending = tools.storage.getItem(PENDING) as Owner | null;
  if (pending !== null) await finish(pending, tools);
  if (signedIn === undefined) return;
  for (const owner of await ownersHere([]))
    if (owner !== 'public' && owner !== signedIn) await finish(owner, tools);
};
