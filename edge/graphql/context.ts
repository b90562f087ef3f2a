import type { Actor } from '#edge/auth/actor.ts';
import type { RequestIdentity } from '#edge/auth/request-identity.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { RecordSecurity } from '#edge/platform/security-log.ts';
import type { Reader } from './reader.ts';

/** What every resolver gets; one per request. */
export interface Context extends Deps {
  readonly requestId: string;
  /** Address of the connection, never a value the client sent. */
  readonly address: string;
  /** Reads of one operation, collected into one trip. */
  readonly read: Reader;
  /**
   * Who asks. Its check against the store rides in the same batch as the reads, so call it and
   * `read` together: `await Promise.all([actor(), read(…)])`. Throws when the session was revoked.
   */
  readonly actor: () => Promise<Actor>;
  /** Beginning and ending sessions; what most operations need of it is `actor`. */
  readonly identity: RequestIdentity;
  /** Like `read`, never from a replica: what a write decides on. */
  readonly readPrimary: Reader;
  /** The device's key for this write; see edge/platform/write/once.ts. */
  readonly idempotencyKey: string | undefined;
  /** The security log of this request. */
  readonly security: RecordSecurity;
  /** Numbers of identity cards at rest. */
  readonly cipher: Cipher;
}
