/** How many pieces the cart of this device has, for the header: a sign-out removes it (`PERSONAL_KEYS`). */
const KEY = 'alva.cart-count';
const CHANGED = 'alva-cart-count';

export const cartCount = (): number => {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
};

export const setCartCount = (count: number): void => {
  try {
    if (count === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(count));
  } catch {
    // Without storage the header says nothing; the cart itself is there.
  }
  dispatchEvent(new Event(CHANGED));
};

/** Told of changes by this tab and others. */
export const followCartCount = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
};
