/** A switch takes a tenth of a second; after this long the browser may have forgotten it. */
const REMIND_MS = 1_000;
/** Something of the old worker that does not end may hold it up for minutes; nobody waits that long. */
const PATIENCE_MS = 15_000;

export interface SwitchTools {
  /** Asks the waiting worker to take over. */
  readonly ask: () => void;
  readonly remind: () => void;
  /** Calls back when it has; answers how to stop listening. */
  readonly onTaken: (taken: () => void) => () => void;
}

/**
 * Has the waiting worker take over; false when it has not by the end of our patience. It may still
 * do so later.
 */
export const switchOver = ({ ask, remind, onTaken }: SwitchTools): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (taken: boolean): void => {
      stopListening();
      clearInterval(reminding);
      clearTimeout(late);
      resolve(taken);
    };
    const stopListening = onTaken(() => end(true));
    const reminding = setInterval(remind, REMIND_MS);
    const late = setTimeout(() => end(false), PATIENCE_MS);
    ask();
  });

/** Small, and no page: nothing of ours runs in it. */
const WITHIN_SCOPE = '/icons/favicon.svg';

/**
 * Chromium waits for the old worker to rest before it stops it. A request that comes in while it
 * stops starts it again, and then it stays until it has rested for 30 s: asking again changes
 * nothing, but whatever is opened within its scope makes the browser look whether a worker waits.
 */
export const remindBrowser = (): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = WITHIN_SCOPE;
  document.body.append(frame);
  setTimeout(() => frame.remove(), REMIND_MS);
};
