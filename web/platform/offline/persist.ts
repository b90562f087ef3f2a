const ASKED = 'alva-persist-asked';

export interface PersistTools {
  readonly manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Asks the browser not to evict what is on the device. Called once somebody has something to lose
 * here (signed in, or installed): some browsers ask the person, and that happens only once.
 */
export const askToPersist = async ({ manager, storage }: PersistTools): Promise<boolean> => {
  if (manager === undefined) return false;
  if (await manager.persisted()) return true;
  if (storage.getItem(ASKED) !== null) return false;
  storage.setItem(ASKED, '1');
  return manager.persist();
};
