import type { Database } from '#db/client.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { fresh, verifiedIdentity } from './fresh-identity.ts';
import { customerByEmail, customerByUid, keepRegistration } from './session.sql.ts';
import type { AuthSource } from './source.ts';

export type RegisterFault =
  | 'INVALID_CREDENTIALS'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'NOT_VERIFIED'
  | 'EMAIL_ADDRESS_CONFLICT';

export interface Registration {
  readonly idToken: unknown;
  readonly name: string;
  readonly selectedLanguage: Locale;
  /** Google has verified the address; who signs up by email still has to. */
  readonly by: 'password' | 'google.com';
}

/**
 * Keeps what somebody said about themselves until a verified sign-in makes a customer of it. That an
 * address is taken is told only to whoever has proved that it is theirs.
 */
export const register = async (
  { idToken, name, selectedLanguage, by }: Registration,
  db: Database,
  source: AuthSource,
): Promise<Result<undefined, RegisterFault>> => {
  const verified = await verifiedIdentity(idToken, source);
  if (!verified.ok) return verified;
  const recent = fresh(verified.value, source);
  if (!recent.ok) return recent;
  const { uid, email, emailVerified, provider } = recent.value;
  if (email === undefined || provider !== by) return err('INVALID_CREDENTIALS');
  if (by === 'google.com' && !emailVerified) return err('NOT_VERIFIED');
  if (emailVerified) {
    const [[linked], [owner]] = await db.readPrimary([
      customerByUid({ uid }),
      customerByEmail({ email }),
    ]);
    if (linked !== undefined || owner !== undefined) return err('EMAIL_ADDRESS_CONFLICT');
  }
  await db.write([keepRegistration({ uid, name, selectedLanguage, now: source.deps.clock() })]);
  return ok(undefined);
};
