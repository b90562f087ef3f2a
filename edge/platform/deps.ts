import type { Database } from '#db/client.ts';
import type { Env } from '#edge/env.ts';
import type { Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Log } from './log.ts';
import type { SendSmtp } from './smtp.ts';
import type { LargeFile } from './storage/large-file.ts';
import type { FileStorage } from './storage/storage.ts';

/** Everything the app takes from outside; made once in `worker.ts`, `node.ts` or a test. */
export interface Deps {
  readonly env: Env;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly fetch: typeof fetch;
  /**
   * For addresses that strangers gave: refuses names that lead inside (fetch-public.ts). A Worker has
   * none, because it can reach nothing inside.
   */
  readonly fetchPublic?: typeof fetch;
  /** In Node, where a mail server is configured (SMTP_URL). */
  readonly sendSmtp?: SendSmtp | undefined;
  readonly log: Log;
  readonly files: FileStorage;
  /** The archive of the map's tiles; without one maps draw their own coast and cities alone. */
  readonly mapFile?: LargeFile | undefined;
}
