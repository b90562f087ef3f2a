import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A table whose rows belong to a record; a change in it is a change of the record. */
export interface Watched {
  readonly table: SQLiteTable;
  /** Updates of these columns count; all columns when absent. */
  readonly only?: readonly SQLiteColumn[];
  /** Updates of these columns do not count, e.g. a timestamp of the last check. */
  readonly except?: readonly SQLiteColumn[];
}

/** A table below the record's own. */
export interface Part extends Watched {
  /** Column that holds the record's id, or what `through.id` is matched with. */
  readonly entity: SQLiteColumn;
  /**
   * For a part of a part, or a row that many records refer to: the records are
   * `SELECT through.entity WHERE through.id = entity`.
   */
  readonly through?: { readonly id: SQLiteColumn; readonly entity: SQLiteColumn };
}

/** A table that lets other customers see a private record, one row per right. */
export interface Grant extends Part {
  readonly audience: SQLiteColumn;
  /** The right is void when this column is not null. */
  readonly revokedAt?: SQLiteColumn;
  /** Devices are not told of the right while this column is not null; a job empties it in time. */
  readonly pendingUntil?: SQLiteColumn;
  /** Start of the right in epoch milliseconds; told before, the record shows itself then. */
  readonly from?: SQLiteColumn;
  /** End of the right in epoch milliseconds; devices hide the record then by themselves. */
  readonly until?: SQLiteColumn;
}

/** What devices keep a copy of: one kind of record, followed by the change feed. */
export interface Collection extends Watched {
  /** The record's id as devices know it. Ids never change. */
  readonly id: SQLiteColumn;
  /** `public`, or the column with the customer who may see it. */
  readonly audience: 'public' | SQLiteColumn;
  /** Records where this column is 0 or null do not exist for devices, e.g. `is_active`. */
  readonly visible?: SQLiteColumn;
  /**
   * Counts every write to its tables, of records nobody sees too, so that answers made of them can be
   * kept (revision.ts). Only for collections without `except` and `only`.
   */
  readonly revised?: {
    /** Times at which a row begins or ceases to count, when reads of the collection look at them. */
    readonly until: readonly SQLiteColumn[];
  };
  readonly parts?: readonly Part[];
  readonly grants?: readonly Grant[];
}
