export const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** A row that people hear of, as SQL over `NEW` and, after an update, `OLD`. */
export interface Source {
  /** Names the events; the planner of notifications knows each by it. */
  readonly name: string;
  readonly table: string;
  readonly after: 'INSERT' | `UPDATE OF ${string}`;
  readonly when?: string;
  /** Where it is other rows that people hear of: they, of what `NEW` names. */
  readonly from?: string;
  /** What of the row makes the event: the same text is the same event. */
  readonly key: string;
  readonly entity: string;
  readonly row: string;
  /** Epoch ms of the happening. */
  readonly at: string;
}
