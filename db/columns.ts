import { integer, text } from 'drizzle-orm/sqlite-core';
import type { Text } from '#edge/contract/locale.ts';

/** Prefix + sortable random, e.g. `veh_…` (edge/platform/ids.ts); made by whoever creates the row. */
export const id = () => text('id').primaryKey();

/** A moment in epoch milliseconds, UTC; the column's name ends in `_at`. */
export const moment = (name: `${string}_at`) => integer(name);

/** Whole rupiah; the column's name ends in `_idr`. */
export const rupiah = (name: `${string}_idr`) => integer(name);

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/** A text by language, as JSON. */
export const texts = (name: string) => text(name, { mode: 'json' }).$type<Text>();

/** What a text column has by default: SQLite adds no column to a table with rows without one. */
export const NO_TEXT = {} as Text;

/** A value that is only ever read and written as a whole, kept as JSON text. */
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();
