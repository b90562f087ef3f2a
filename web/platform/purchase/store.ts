import { INITIAL_PURCHASE, type PurchaseState, readPurchase } from './state.ts';

/** Also one of the keys that a sign-out removes (`PERSONAL_KEYS`). */
const PURCHASE_KEY = 'purchase';

export interface PurchaseStore {
  readonly state: PurchaseState;
  update(change: (state: PurchaseState) => PurchaseState): void;
  /** Called for changes of every tab. */
  subscribe(listener: () => void): () => void;
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The storage is asked each time: what another tab wrote, or a sign-out removed, holds at once, and
 * a change rests on the newest state, not on the one this tab saw last.
 */
export const createPurchaseStore = (
  storage: () => TextStorage,
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): PurchaseStore => {
  const listeners = new Set<() => void>();
  /** For a browser that refuses storage: the choice lives as long as the page. */
  let inMemory: string | null = null;
  let read: { raw: string | null; state: PurchaseState } = { raw: null, state: INITIAL_PURCHASE };

  const raw = (): string | null => {
    try {
      return storage().getItem(PURCHASE_KEY) ?? inMemory;
    } catch {
      return inMemory;
    }
  };
  const current = (): PurchaseState => {
    const now = raw();
    if (now !== read.raw) read = { raw: now, state: readPurchase(now) };
    return read.state;
  };
  return {
    get state() {
      return current();
    },
    update: (change) => {
      const next = JSON.stringify(change(current()));
      inMemory = null;
      try {
        storage().setItem(PURCHASE_KEY, next);
      } catch {
        inMemory = next;
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const heard = ({ key }: StorageEvent): void => {
        if (key === PURCHASE_KEY || key === null) listener();
      };
      window.addEventListener('storage', heard);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', heard);
      };
    },
  };
};
