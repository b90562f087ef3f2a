import type { Query } from '#db/query.ts';

/** The content of one domain. The same code gives the same statements, always. */
export interface SeedStep {
  readonly slug: string;
  /** People and things that exist to try the product out; left out of a production store. */
  readonly demo?: true;
  /** In order; running them twice must change nothing (see `upsert`, `onlyThese`). */
  statements(): Query<unknown>[];
}
