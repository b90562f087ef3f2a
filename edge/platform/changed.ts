import type { FeedPage } from '#db/feed/page.ts';
import type { Reader } from '../graphql/reader.ts';

/**
 * How a domain hands its records to `sync`: reads the records whose id is in `changedIds`
 * (db/feed/page.ts) with the page's values, all in the same turn so that they share its one trip,
 * and gives them by id. Example: `edge/domains/garage/vehicle-record.ts`.
 */
export type LoadChanged<T> = (page: FeedPage, read: Reader) => Promise<ReadonlyMap<string, T>>;
