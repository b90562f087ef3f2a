/** A count for a screen goes no further: what more there is costs time, and changes nothing for who reads it. */
export const MOST_COUNTED = 1_000;

export interface Counted {
  /** Exact, unless there are `more`. */
  readonly count: number;
  /** Counting ended here, and there are more. */
  readonly more: boolean;
}

/** @param rows how many there are, at most one more than `MOST_COUNTED` */
export const cutCount = (rows: number): Counted => ({
  count: Math.min(rows, MOST_COUNTED),
  more: rows > MOST_COUNTED,
});
