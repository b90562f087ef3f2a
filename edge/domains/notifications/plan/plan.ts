import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import type { notificationEvent } from '#db/schema/notifications.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import type { Facts, Reader } from '#edge/domains/notifications/templates/fill.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

export type EventRow = typeof notificationEvent.$inferSelect;

/** That somebody is to hear of an event, and what. */
export interface Telling {
  readonly template: TemplateName;
  /** Null for somebody without an account, who has a `contact` and a `reader`. */
  readonly customerId: string | null;
  readonly facts: Facts;
  /** The page it opens, without the language. */
  readonly path: string;
  /** Where the person asked to be reached in this matter; else what stands in their account. */
  readonly contact?: { readonly email: string | null; readonly phone: string };
  /** How to write to somebody without an account. */
  readonly reader?: Reader;
  /** Goes also to somebody whose account is closed: it is what closed it. */
  readonly toClosed?: boolean;
}

/** Reads what an event is about, as it is now, and says who hears of it. */
export type Planner = (
  event: EventRow,
  read: <T>(statement: Query<readonly T[]>) => Promise<T | undefined>,
  readAll: <T>(statement: Query<readonly T[]>) => Promise<readonly T[]>,
  /** Opens what stands sealed in rows. */
  cipher: Pick<Cipher, 'open'>,
) => Promise<readonly Telling[]>;

/** The first row of a statement, from the primary. */
export const firstOf =
  (db: Pick<Database, 'readPrimary'>) =>
  async <T>(statement: Query<readonly T[]>): Promise<T | undefined> =>
    (await db.readPrimary([statement]))[0][0];

/** All rows of a statement, from the primary. */
export const allOf =
  (db: Pick<Database, 'readPrimary'>) =>
  async <T>(statement: Query<readonly T[]>): Promise<readonly T[]> =>
    (await db.readPrimary([statement]))[0];

export const modelName = (row: {
  readonly generation: string | null;
  readonly productCode: string | null;
}): string => productOfGeneration(row.generation ?? '')?.name ?? row.productCode ?? 'ALVA';

/** Facts without those that are not there. */
export const factsOf = (
  facts: Readonly<Record<string, string | number | null | undefined>>,
): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string | number] => entry[1] != null),
  );
