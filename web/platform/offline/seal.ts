import { DAY_MS } from '#edge/contract/time.ts';
import { deleteDevice, type Owner, openDevice } from './database.ts';
import { isUnsent } from './outbox/item.ts';

/** By owner, when their writes were set aside, epoch ms by the server's clock. */
const SEALED = 'alva-sealed';
/** From then on the server forgets keys, and nobody remembers what they wrote. */
const KEPT_MS = 7 * DAY_MS;

type KeyedText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const read = (storage: KeyedText): Record<string, number> => {
  try {
    return (JSON.parse(storage.getItem(SEALED) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
};

const write = (storage: KeyedText, sealed: Readonly<Record<string, number>>): void => {
  if (Object.keys(sealed).length === 0) storage.removeItem(SEALED);
  else storage.setItem(SEALED, JSON.stringify(sealed));
};

/** Deletes of a person's database all but the writes that the server does not have; answers how many those are. */
const stripToUnsent = async (owner: Owner): Promise<number> => {
  const db = await openDevice(owner, () => {});
  try {
    const tx = db.transaction(['records', 'state', 'favourites', 'outbox'], 'readwrite');
    await tx.objectStore('records').clear();
    await tx.objectStore('state').clear();
    await tx.objectStore('favourites').clear();
    const outbox = tx.objectStore('outbox');
    let left = 0;
    for (const item of await outbox.getAll())
      if (isUnsent(item)) left++;
      else await outbox.delete(item.seq);
    await tx.done;
    return left;
  } finally {
    db.close();
  }
};

/**
 * Another person uses this device now: of whoever was here before, only what they wrote and could not
 * send is left, for seven days. Nobody else's tab opens it, and it is sent when they sign in again.
 */
export const seal = async (owner: Owner, storage: KeyedText, now: number): Promise<void> => {
  // What cannot be read cannot be sent either.
  const left = await stripToUnsent(owner).catch(() => 0);
  const { [owner]: since = now, ...others } = read(storage);
  if (left === 0) await deleteDevice(owner);
  write(storage, left === 0 ? others : { ...others, [owner]: since });
};

export const isSealed = (owner: Owner, storage: KeyedText): boolean =>
  Object.hasOwn(read(storage), owner);

/** They are back: what is theirs is as before. */
export const unseal = (owner: Owner, storage: KeyedText): void => {
  const { [owner]: _, ...others } = read(storage);
  write(storage, others);
};

/** Deletes what was set aside for longer than seven days. */
export const deleteOverdue = async (storage: KeyedText, now: number): Promise<void> => {
  const sealed = read(storage);
  for (const [owner, since] of Object.entries(sealed)) {
    if (now - since < KEPT_MS) continue;
    await deleteDevice(owner as Owner);
    delete sealed[owner];
  }
  write(storage, sealed);
};
