import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import type { RecordSecurity } from '#edge/platform/security-log.ts';

/** Where one request reads and writes. */
export interface RequestStore {
  readonly db: Database;
  /** Decides which batch the session check rides in. */
  readonly read: <T>(query: Query<T>) => Promise<T>;
  readonly security: RecordSecurity;
}
