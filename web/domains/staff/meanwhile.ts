/** A thing of the desk, as the page around a dialog has it now. */
export interface Subject {
  /** Which of several the dialog is about, where whoever writes may turn to another. */
  readonly id?: string | undefined;
  readonly version: number;
  /** What the dialog does can be done to it. */
  readonly isPossible: boolean;
}

/** What a dialog writes to: the version whoever decides has seen, and what the server said about it. */
export interface SeenSubject {
  readonly id: string | undefined;
  /** Goes along as `expectedVersion`. */
  readonly version: number;
  /** Refused for this version, whose next one the page does not have yet. */
  readonly isStale: boolean;
  /** It is another one than when the dialog opened, or than at the last try. */
  readonly isChanged: boolean;
  /** For this version the server said that it cannot be done. */
  readonly endedAt: number | null;
}

/** Changed: it can be sent again. Over: it cannot. */
export type MeanwhileChange = 'changed' | 'over';

export const seenAtFirst = (version: number, id?: string): SeenSubject => ({
  id,
  version,
  isStale: false,
  isChanged: false,
  endedAt: null,
});

/** @param isOver the server says that it cannot be done at all, not only that it was changed */
export const afterRefusal = (seen: SeenSubject, isOver: boolean): SeenSubject => ({
  ...seen,
  isStale: true,
  isChanged: !isOver,
  endedAt: isOver ? seen.version : null,
});

/**
 * Once the page has it anew, the dialog writes to that: what changed is on the screen by then. Of another one
 * nothing was seen yet.
 */
export const afterReading = (seen: SeenSubject, { id, version }: Subject): SeenSubject => {
  if (id !== seen.id) return seenAtFirst(version, id);
  return seen.isStale && version !== seen.version
    ? { ...seenAtFirst(version, id), isChanged: true }
    : seen;
};

export const changeOf = (
  { version, isChanged, endedAt }: SeenSubject,
  { isPossible }: Subject,
): MeanwhileChange | undefined => {
  if (!isPossible || endedAt === version) return 'over';
  return isChanged ? 'changed' : undefined;
};
