/** Where the answer lives; absent means nobody was asked yet. */
const KEY = 'alva-consent';

export type Consent = 'granted' | 'refused' | 'unasked';

interface StoredConsent {
  analytics: boolean;
  /** Epoch ms: a consent must be provable. */
  at: number;
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const parse = (stored: string | null): Consent => {
  if (stored === null) return 'unasked';
  try {
    const { analytics } = JSON.parse(stored) as Partial<StoredConsent>;
    if (analytics === undefined) return 'unasked';
    return analytics ? 'granted' : 'refused';
  } catch {
    return 'unasked';
  }
};

export const readConsent = (): Consent => {
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    // Without storage the answer could not be kept: asking on every page would be a nuisance.
    return 'refused';
  }
};

export const giveConsent = (analytics: boolean, now: number): void => {
  const stored: StoredConsent = { analytics, at: now };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    return;
  }
  tell();
};

/** Asks again: withdrawing must be as easy as consenting. */
export const reopenConsent = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
  tell();
};

export const subscribeConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
