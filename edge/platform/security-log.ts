import { hashOf } from './hash.ts';
import type { Log } from './log.ts';

/**
 * What is worth asking later who did it:
 * - `sign-in`, `sign-out`: a session begun, refused or ended by its person
 * - `refusal`, `limit`: a request that was not allowed, or was one too many
 * - `verdict`, `staff-action`, `staff-read`: staff about content, in their work, looking at other people's data
 * - `identity`: a code or a link asked for or tried, whether an email or a number is registered
 * - `account`: an account changed by its person; closed, opened or signed out by others
 * - `transfer`: a motorcycle on its way to another owner
 */
export type SecurityKind =
  | 'sign-in'
  | 'sign-out'
  | 'refusal'
  | 'limit'
  | 'verdict'
  | 'staff-action'
  | 'staff-read'
  | 'identity'
  | 'account'
  | 'transfer';

interface SecurityEvent {
  readonly kind: SecurityKind;
  /** The operation or route, never what was sent to it. */
  readonly what: string;
  /** `ok`, or the code of what was in the way. */
  readonly outcome: string;
  /**
   * Id of the row it is about: a customer, a listing, a call; of a way to sign in, its provider. Never a
   * name, an address or a number plate.
   */
  readonly subject?: string | undefined;
}

/** Whose session it is, as its signed token says. */
export interface SecurityActor {
  readonly customerId: string;
  readonly sessionId: string;
}

export type RecordSecurity = (event: SecurityEvent, who?: SecurityActor) => Promise<void>;

/** Enough to tell sessions apart; the id itself stays out of the log. */
const SESSION_DIGITS = 16;

/**
 * The security log: one line of one shape for each event, `event: "security"`. It says who by customer
 * id, and holds nothing else about a person (ASVS 5.0 16.2, 16.3).
 */
export const securityLog =
  (
    log: Log,
    requestId: string | undefined,
    whoAsks: () => SecurityActor | undefined,
  ): RecordSecurity =>
  async ({ kind, what, outcome, subject }, who = whoAsks()) => {
    const session = who && (await hashOf(who.sessionId)).slice(0, SESSION_DIGITS);
    log.info('security', {
      kind,
      what,
      outcome,
      who: who?.customerId ?? null,
      session: session ?? null,
      subject: subject ?? null,
      requestId: requestId ?? null,
    });
  };
