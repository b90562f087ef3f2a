import type { Query } from '#db/query.ts';
import type { Deps } from '#edge/platform/deps.ts';

/** What a part of the simulator writes. */
export type Statements = (deps: Pick<Deps, 'db' | 'clock'>) => Promise<readonly Query<unknown>[]>;
