import { connectivity } from '#web/platform/offline/online.ts';

/** A network that accepts and does not answer is none: after that long it is said, and still waited for. */
const PATIENCE_MS = 8_000;

/** What comes late, once for the whole tab. */
export interface Arrival<Part> {
  /** Undefined until it is there. */
  readonly part: () => Part | undefined;
  /** It did not come, or not in time; it is fetched again when there is a connection. */
  readonly isMissing: () => boolean;
  /** Begins to fetch it; the same promise each time, never refused in a browser. */
  readonly fetch: () => Promise<Part>;
  /** Somebody does not want to wait for the connection. */
  readonly again: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Connection {
  readonly subscribe: (listener: (online: boolean) => void) => () => void;
  /** Asks whether there is one, though it was said a moment ago that there is. */
  readonly reach: (doubted: boolean) => Promise<unknown>;
}

/** @param load an `import()`: one that was refused is fetched anew when it is called again */
export const arrival = <Part>(
  load: () => Promise<Part>,
  connection: () => Connection = connectivity,
): Arrival<Part> => {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let isMissing = false;
  let isUnderWay = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  let whole: Promise<Part> | undefined;
  let come: (part: Part) => void = () => undefined;

  const say = (missing: boolean): void => {
    isMissing = missing;
    for (const listener of listeners) listener();
  };
  const attempt = (): void => {
    clearTimeout(patience);
    patience = setTimeout(() => say(true), PATIENCE_MS);
    say(false);
    // One that hangs is not begun a second time: the browser would hand out the same.
    if (isUnderWay) return;
    isUnderWay = true;
    load().then(
      (loaded) => {
        clearTimeout(patience);
        stopListening?.();
        part = loaded;
        say(false);
        come(loaded);
      },
      () => {
        clearTimeout(patience);
        isUnderWay = false;
        say(true);
        stopListening ??= connection().subscribe((online) => {
          if (online && !isUnderWay) attempt();
        });
        // Whether there is a connection decides when it is tried again.
        void connection().reach(true);
      },
    );
  };

  return {
    part: () => part,
    isMissing: () => isMissing,
    fetch: () => {
      // Where pages are made, what is missing stops the build.
      if (typeof window === 'undefined') whole ??= load();
      if (whole === undefined) {
        whole = new Promise((resolve) => {
          come = resolve;
        });
        attempt();
      }
      return whole;
    },
    again: () => {
      if (part === undefined) attempt();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
