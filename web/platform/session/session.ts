import { endedHere } from './ended.ts';
import { INITIALIZING, type SessionState } from './state.ts';

/** What the browser needs to start the identity provider's SDK. */
export interface ProviderConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Origin of the Auth emulator on an embedded instance. */
  readonly emulator?: string;
  /** reCAPTCHA v3, or its stand-in; absent where none is configured. */
  readonly captcha?: { readonly siteKey: string; readonly script: string };
}

export interface SessionTools {
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Deletes everything this device holds of a person. */
  readonly wipe: (customerId: string) => Promise<void>;
  /** Somebody else signed in: as `wipe`, but what that person could not send stays sealed. */
  readonly handOver: (customerId: string) => Promise<void>;
  /** How many writes of that person the server does not have. */
  readonly unsent: (customerId: string) => Promise<number>;
  /** Tells the other tabs that the answer of `/api/session` may have changed. */
  readonly announce: () => void;
  /** By the server's clock, epoch ms. */
  readonly now: () => number;
}

export interface Session {
  readonly state: SessionState;
  readonly provider: ProviderConfig | undefined;
  /** Of the person who is or was here last, as the server last said; empty when it has said none. */
  readonly initials: string;
  /** This tab is signing out: its personal pages give way to the start page, not to sign-in. */
  readonly leaving: boolean;
  subscribe(listener: () => void): () => void;
  /** Asks our server who is signed in; calls at the same time share one request. */
  refresh(): Promise<SessionState>;
  /** The server's answer has changed: it is asked anew, and what it was asked before does not count. */
  changed(): Promise<SessionState>;
  /** An explicit sign-out: wipes the device, with or without a network. */
  signOut(options?: { readonly everywhere?: boolean }): Promise<void>;
}

/** The specification's key for the number of the person signed in. */
export const PERSON = 'UNIQUE_NUMBER_LOGIN';
/** When the server last confirmed that person. */
export const CONFIRMED = 'alva-session-confirmed';
/** Of their name, for the header while the server cannot be asked. */
const INITIALS = 'alva-session-initials';
/** As long as a session lasts: whoever signed out everywhere else is locked out here by then, too. */
export const TRUSTED_MS = 10_368e5;
/** There is a sign-out that the server was not told of. */
export const OWED_SIGN_OUT = 'alva-sign-out-owed';
/** How long the screens of this tab may take to follow a sign-out. */
const FOLLOW_MS = 2_000;
/** A network that swallows requests is no network. */
const PATIENCE_MS = 3_000;
/** Until then the answer may still be quick; after that what is on the device is shown meanwhile. */
const SOON_MS = 500;

interface Answer {
  readonly state: 'guest' | 'signed-in';
  /** The cookie's session was taken away for safety, or is over by time or by an ordinary sign-out. */
  readonly ended?: 'revoked' | 'expired';
  readonly customerId?: string;
  readonly initials?: string;
  readonly isStaff?: boolean;
  readonly isAffiliate?: boolean;
  readonly provider: ProviderConfig;
}

export const createSession = ({
  fetch,
  storage,
  wipe,
  handOver,
  unsent,
  announce,
  now,
}: SessionTools): Session => {
  let state: SessionState = INITIALIZING;
  let leaving = false;
  let provider: ProviderConfig | undefined;
  let asking: Promise<SessionState> | undefined;
  /** How often the answer has changed; an answer to a question from before is about the past. */
  let changes = 0;
  const listeners = new Set<() => void>();

  const become = (next: SessionState): SessionState => {
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      state = next;
      for (const listener of listeners) listener();
    }
    return state;
  };
  const remembered = (): string | undefined => storage.getItem(PERSON) ?? undefined;
  const ended = endedHere(storage);
  const guest = (): SessionState => become({ kind: 'guest', ...ended.read() });

  const logout = async (everywhere: boolean): Promise<boolean> => {
    try {
      const response = await fetch('/api/logout', {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ everywhere }),
      });
      return response.ok;
    } catch {
      return false;
    }
  };

  /** What is on the device goes first: that needs no network, and no answer may be waited for. */
  const forgetPerson = async (): Promise<void> => {
    const person = remembered();
    if (person !== undefined) await wipe(person);
    storage.removeItem(PERSON);
    storage.removeItem(CONFIRMED);
    storage.removeItem(INITIALS);
    ended.left();
  };

  /**
   * Finishes a sign-out that was noted: here, or at the next start when the tab closed half-way or
   * there was no network. The cookie is out of our reach, so the server has to be told.
   */
  const settleSignOut = async (): Promise<boolean> => {
    const owed = storage.getItem(OWED_SIGN_OUT);
    if (owed === null) return true;
    await forgetPerson();
    const isDone = await logout(owed === 'everywhere');
    if (isDone) storage.removeItem(OWED_SIGN_OUT);
    // Not before the cookie is gone: the server sends who still has it away from the sign-in page.
    guest();
    return isDone;
  };

  /**
   * The session was taken away, from a lost phone perhaps: all that is here of the person goes, what
   * they could not send included. The cookie goes with the sign-out, so that no other tab and no later
   * start misses why.
   */
  const revoke = async (): Promise<SessionState> => {
    const person = remembered();
    if (person !== undefined) ended.revoke(await unsent(person).catch(() => 0));
    storage.setItem(OWED_SIGN_OUT, 'here');
    await settleSignOut();
    announce();
    return state;
  };

  const apply = async (answer: Answer): Promise<SessionState> => {
    provider = answer.provider;
    // Asked before the sign-out began, maybe by another tab: the answer is about a person who has left.
    if (storage.getItem(OWED_SIGN_OUT) !== null) {
      await settleSignOut();
      return state;
    }
    const before = remembered();
    if (answer.state === 'guest' && answer.ended === 'revoked') return revoke();
    if (answer.state === 'guest' || answer.customerId === undefined) {
      ended.lock(before);
      return guest();
    }
    const { customerId, initials = '', isStaff = false, isAffiliate = false } = answer;
    if (before !== undefined && before !== customerId) await handOver(before);
    storage.setItem(PERSON, customerId);
    storage.setItem(CONFIRMED, String(now()));
    storage.setItem(INITIALS, initials);
    ended.over();
    return become({ kind: 'signed-in', customerId, initials, isStaff, isAffiliate });
  };

  /** What is on the device is shown before the server is asked: its answer may be long in coming. */
  const remember = (): void => {
    const person = remembered();
    if (state.kind !== 'initializing' || person === undefined) return;
    if (storage.getItem(OWED_SIGN_OUT) !== null) return;
    const { locked, revoked } = ended.read();
    const confirmed = Number(storage.getItem(CONFIRMED) ?? now());
    if (locked === undefined && revoked === undefined && now() - confirmed < TRUSTED_MS)
      become({ kind: 'initializing', remembered: person });
  };

  const ask = async (): Promise<SessionState> => {
    remember();
    const unavailable = async (): Promise<SessionState> => {
      // Asked before the sign-out began: whoever would be shown is being wiped.
      if (storage.getItem(OWED_SIGN_OUT) !== null) {
        await settleSignOut();
        return state;
      }
      const person = remembered();
      const confirmed = Number(storage.getItem(CONFIRMED) ?? now());
      // Locked, not wiped: what waits to be sent is still here when they sign in again.
      if (person !== undefined && now() - confirmed >= TRUSTED_MS) ended.lock(person);
      const { locked, revoked } = ended.read();
      // What the server said before counts without a network, too.
      return locked !== undefined || revoked !== undefined
        ? guest()
        : become({ kind: 'unavailable', lastCustomerId: person });
    };
    if (!(await settleSignOut())) return guest();
    const before = changes;
    const late = setTimeout(() => {
      if (state.kind === 'initializing' && changes === before && remembered() !== undefined)
        void unavailable();
    }, SOON_MS);
    let answer: Answer;
    try {
      const response = await fetch('/api/session', {
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) return changes === before ? unavailable() : ask();
      answer = (await response.json()) as Answer;
    } catch {
      return changes === before ? unavailable() : ask();
    } finally {
      clearTimeout(late);
    }
    return changes === before ? apply(answer) : ask();
  };

  const refresh = (): Promise<SessionState> => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return {
    get state() {
      return state;
    },
    get provider() {
      return provider;
    },
    get initials() {
      return storage.getItem(INITIALS) ?? '';
    },
    get leaving() {
      return leaving;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    changed: () => {
      changes++;
      return refresh();
    },
    signOut: async ({ everywhere = false } = {}) => {
      leaving = true;
      storage.setItem(OWED_SIGN_OUT, everywhere ? 'everywhere' : 'here');
      await settleSignOut();
      changes++;
      announce();
      setTimeout(() => {
        leaving = false;
      }, FOLLOW_MS);
    },
  };
};
