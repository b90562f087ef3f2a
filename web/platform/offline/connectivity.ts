/**
 * Whether the BFF can be reached, by asking it: `navigator.onLine` stays true when only the server
 * is gone, and in a basement with a captive access point.
 */
export interface Connectivity {
  /** `undefined` until the first answer. */
  readonly online: boolean | undefined;
  /** The last probe got an answer, and it was that the server fails: the signal is there. */
  readonly failing: boolean;
  probe(): Promise<boolean>;
  /**
   * Whether the server answers, asked only where that is not known from a moment ago. `doubt`: a
   * request just failed, so it is asked in any case.
   */
  reach(doubt: boolean): Promise<boolean>;
  subscribe(listener: (online: boolean) => void): () => void;
  /** What a request just showed; saves a probe. */
  report(online: boolean): void;
  stop(): void;
}

interface Surroundings {
  readonly fetch: typeof fetch;
  /** The server's time, from every answer. */
  readonly learn: (dateHeader: string | null) => void;
  /** Milliseconds since some moment of this page. */
  readonly elapsed: () => number;
  /** What the browser believes (`navigator.onLine`); `false` can be trusted. */
  readonly connected: () => boolean;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/** A network that accepts and does not answer is none. */
const TIMEOUT_MS = 3_000;
/** For how long an answer says that the next request will get one. */
const PROOF_MS = 10_000;
/** While offline: 5 s, then doubling to a minute, so that a phone in a pocket is left alone. */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;
/** A page that is here that long after it was to be left stays: a download, or leaving was called off. */
const LEAVING_MS = 3_000;

export const createConnectivity = (around: Surroundings): Connectivity => {
  const listeners = new Set<(online: boolean) => void>();
  let online: boolean | undefined;
  let failing = false;
  let retry = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  let probing: ReturnType<typeof ask> | undefined;

  const report = (now: boolean, isFailing = false): void => {
    // The browser cuts what is under way when another page comes: that says nothing about the signal.
    if (!now && leaving !== undefined && around.connected()) {
      missed = true;
      return;
    }
    answeredAt = now ? around.elapsed() : Number.NEGATIVE_INFINITY;
    if (now) {
      clearTimeout(timer);
      timer = undefined;
      retry = FIRST_RETRY_MS;
    } else if (timer === undefined) {
      // One outage fails many requests at once; only probes that fail wait longer.
      timer = setTimeout(() => {
        timer = undefined;
        void probe();
      }, retry);
      retry = Math.min(retry * 2, LAST_RETRY_MS);
    }
    if (online === now && failing === isFailing) return;
    online = now;
    failing = isFailing;
    for (const listener of listeners) listener(now);
  };

  const ask = async (): Promise<'ours' | 'failing' | 'none'> => {
    try {
      const answer = await around.fetch('/api/health', {
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // A captive portal answers too, with a page of its own and any time.
      const isOurs = answer.ok && /json/.test(answer.headers.get('content-type') ?? '');
      if (isOurs) around.learn(answer.headers.get('date'));
      else if (answer.status >= 500) return 'failing';
      return isOurs ? 'ours' : 'none';
    } catch {
      return 'none';
    }
  };

  const probe = async (): Promise<boolean> => {
    probing ??= ask().finally(() => {
      probing = undefined;
    });
    const now = await probing;
    report(now === 'ours', now === 'failing');
    return now === 'ours';
  };

  const reach = async (doubt: boolean): Promise<boolean> => {
    if (!around.connected()) {
      report(false);
      return false;
    }
    return (!doubt && around.elapsed() - answeredAt < PROOF_MS) || probe();
  };

  const check = (): void => void probe();
  const lost = (): void => report(false);
  const seen = (): void => {
    if (around.document.visibilityState === 'visible') check();
  };
  const stay = (): void => {
    clearTimeout(leaving);
    leaving = undefined;
    if (missed) check();
    missed = false;
  };
  const leave = (): void => {
    clearTimeout(leaving);
    leaving = setTimeout(stay, LEAVING_MS);
  };
  around.window.addEventListener('online', check);
  around.window.addEventListener('offline', lost);
  // Firefox cuts requests at the first, Chromium at the second.
  around.window.addEventListener('beforeunload', leave);
  around.window.addEventListener('pagehide', leave);
  around.window.addEventListener('pageshow', stay);
  around.document.addEventListener('visibilitychange', seen);

  return {
    get online() {
      return online;
    },
    get failing() {
      return failing;
    },
    probe,
    reach,
    report,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(leaving);
      around.window.removeEventListener('online', check);
      around.window.removeEventListener('offline', lost);
      around.window.removeEventListener('beforeunload', leave);
      around.window.removeEventListener('pagehide', leave);
      around.window.removeEventListener('pageshow', stay);
      around.document.removeEventListener('visibilitychange', seen);
    },
  };
};
