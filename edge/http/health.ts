import type { Handler } from 'hono';
import { COMMITS } from '#db/bookmark.ts';
import { SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { readAges } from '#edge/platform/watch/measure.sql.ts';
import type { AppEnv } from './state.ts';

/** In whole seconds; null: never. */
const ageOf = (now: number, at: number | null): number | null =>
  at === null ? null : Math.max(0, Math.round((now - at) / SECOND_MS));

/**
 * How fresh the store is. `replicaLag` is the commits the replica is behind the primary: 0 where there is
 * none, null while the primary is away, when the region still answers reads. Asks both at once. The ages are
 * of the last job that was done, of the newest write in a copy, of the last write to the live copies, and of the
 * last restore that was rehearsed.
 */
const freshness = async ({ db, env, clock }: Deps) => {
  const hasReplica = env.DATABASE_PRIMARY_URL !== undefined;
  const [[local, ages], [primary]] = await Promise.all([
    db.read([COMMITS, readAges({})]),
    hasReplica ? db.readPrimary([COMMITS]).catch(() => [null]) : [undefined],
  ]);
  const now = clock();
  return {
    replicaLag: primary === null ? null : Math.max(0, (primary ?? local) - local),
    lastJobAge: ageOf(now, ages.lastJobAt),
    lastCopyAge: ageOf(now, ages.lastCopyAt),
    lastLiveCopyAge: ageOf(now, ages.lastLiveCopyAt),
    lastRehearsalAge: ageOf(now, ages.lastRehearsalAt),
  };
};

/** Which version answers, where, and how fresh its store is; 503 while the store is away. */
export const health =
  (deps: Deps): Handler<AppEnv> =>
  async (c) => {
    const { VERSION: version, REGION: region } = deps.env;
    try {
      return c.json({ status: 'ok', version, region, ...(await freshness(deps)) });
    } catch (error) {
      deps.log.error('store away', { requestId: c.get('state').requestId, cause: String(error) });
      return c.json({ status: 'unavailable', version, region }, 503);
    }
  };
