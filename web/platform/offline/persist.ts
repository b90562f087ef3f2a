/** Prefix of what notes that it was asked. */
const ASKED = 'alva-persist-asked';

/** What somebody has to lose here: they signed in or installed it, or a write waits to be sent. */
type Occasion = 'known' | 'waiting';

export interface PersistTools {
  readonly manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Asks the browser not to evict what is on the device, once somebody has something to lose here. Some
 * browsers ask the person: that happens once for each occasion.
 */
export const askToPersist = async (
  { manager, storage }: PersistTools,
  occasion: Occasion = 'known',
): Promise<boolean> => {
  if (manager === undefined) return false;
  if (await manager.persisted()) return true;
  const key = occasion === 'known' ? ASKED : `${ASKED}-${occasion}`;
  if (storage.getItem(key) !== null) return false;
  storage.setItem(key, '1');
  return manager.persist();
};
