import type { FeedPage } from '#db/feed/page.ts';
import type { Context } from './context.ts';

/**
 * How a domain hands its records to `sync`: reads those whose id is in `changedIds`
 * (db/feed/page.ts) with the page's values, all in one turn so that they share its one trip, and
 * gives them by id. Example: `edge/domains/garage/vehicle-record.ts`.
 */
export type LoadChanged<T> = (
  page: FeedPage,
  context: Pick<Context, 'read' | 'clock'>,
) => Promise<ReadonlyMap<string, T>>;
