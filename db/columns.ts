import { integer, text } from 'drizzle-orm/sqlite-core';

/** Prefix + sortable random, e.g. `veh_…` (edge/platform/ids.ts); made by whoever creates the row. */
export const id = () => text('id').primaryKey();

/** A moment in epoch milliseconds, UTC; the column's name ends in `_at`. */
export const moment = (name: `${string}_at`) => integer(name);

/** Whole rupiah; the column's name ends in `_idr`. */
export const rupiah = (name: `${string}_idr`) => integer(name);

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/** A value that is only ever read and written as a whole, kept as JSON text. */
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();
