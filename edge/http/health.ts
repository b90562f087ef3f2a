import type { Handler } from 'hono';
import { COMMITS } from '#db/bookmark.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { AppEnv } from './state.ts';

/**
 * Commits the replica is behind the primary; 0 where there is none, null while the primary is away,
 * when the region still answers reads. Asks both at once.
 */
const replicaLag = async ({ db, env }: Deps): Promise<number | null> => {
  const hasReplica = env.DATABASE_PRIMARY_URL !== undefined;
  const [[local], [primary]] = await Promise.all([
    db.read([COMMITS]),
    hasReplica ? db.readPrimary([COMMITS]).catch(() => [null]) : [undefined],
  ]);
  if (primary === null) return null;
  return primary === undefined ? 0 : Math.max(0, primary - local);
};

/** Which version answers, where, and how fresh its store is; 503 while the store is away. */
export const health =
  (deps: Deps): Handler<AppEnv> =>
  async (c) => {
    const { VERSION: version, REGION: region } = deps.env;
    try {
      return c.json({ status: 'ok', version, region, replicaLag: await replicaLag(deps) });
    } catch (error) {
      deps.log.error('store away', { requestId: c.get('state').requestId, cause: String(error) });
      return c.json({ status: 'unavailable', version, region }, 503);
    }
  };
