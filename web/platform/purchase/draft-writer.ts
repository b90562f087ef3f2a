/** Long enough that a word is one write, short enough that nobody waits for it. */
const DRAFT_DELAY_MS = 300;

export interface DraftWriter {
  /** Something was typed. */
  changed(): void;
  /** Writes what waits, at once: the page or the step is left. */
  flush(): void;
}

/**
 * Writes what is typed a moment after the last key.
 *
 * @param write reads the form when it is called; not called while nothing waits
 * @param mayWrite whether the person is still there: after a sign-out nothing of them is written again
 */
export const createDraftWriter = (write: () => void, mayWrite: () => boolean): DraftWriter => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (mayWrite()) write();
  };
  return {
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_DELAY_MS);
    },
    flush,
  };
};
