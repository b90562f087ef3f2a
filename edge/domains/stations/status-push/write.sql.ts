import type { Query } from '#db/query.ts';
import type { EvseStatus } from '#edge/contract/stations/vocabulary.ts';
import { evseIdOf } from '#edge/domains/stations/slug.ts';

export interface PushedStatus {
  /** The operator's uid. */
  readonly evsesId: string;
  readonly status: EvseStatus;
  /** Epoch ms. */
  readonly since: number | null;
  readonly lastUpdated: number;
}

/** Only EVSEs of the operator's own active stations. */
const OWN = `FROM evse_status t JOIN station s ON s.id = t.station_id AND s.source = ?2 AND s.is_active = 1`;

/**
 * An older report never overwrites a newer one, so pushes may arrive twice or out of order. A status
 * that stays keeps its `since`.
 */
const UPDATE = `UPDATE evse_status SET
    since_at = coalesce(n.value ->> 3, iif(evse_status.status = n.value ->> 2, evse_status.since_at, n.value ->> 4)),
    status = n.value ->> 2, last_updated_at = n.value ->> 4
  FROM json_each(?1) n WHERE evse_status.id = n.value ->> 0
    AND coalesce(evse_status.last_updated_at, -1) < n.value ->> 4
    AND EXISTS (SELECT 1 ${OWN} WHERE t.id = evse_status.id)`;

const UNKNOWN = `SELECT n.value ->> 1 AS uid FROM json_each(?1) n
  WHERE NOT EXISTS (SELECT 1 ${OWN} WHERE t.id = n.value ->> 0)`;

export interface StatusWrite {
  /** How many statuses are new. */
  readonly update: Query<number>;
  /** Uids that the operator has no EVSE for here. */
  readonly unknown: Query<string[]>;
}

export const statusWrite = (source: string, pushed: readonly PushedStatus[]): StatusWrite => {
  const list = pushed.map((each) => [
    evseIdOf(source, each.evsesId),
    each.evsesId,
    each.status,
    each.since,
    each.lastUpdated,
  ]);
  const args = [JSON.stringify(list), source];
  return {
    update: { sql: UPDATE, args, map: (result) => result.rowsAffected },
    unknown: { sql: UNKNOWN, args, map: ({ rows }) => rows.map((row) => String(row.uid)) },
  };
};
