import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import type { SignUp } from '#edge/contract/validators/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { fresh, verifiedIdentity } from './fresh-identity.ts';
import {
  customerByEmail,
  customerByPhone,
  customerByUid,
  keepRegistration,
} from './session.sql.ts';
import type { AuthSource } from './source.ts';

export type RegisterFault =
  | 'INVALID_CREDENTIALS'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'NOT_VERIFIED'
  | 'EMAIL_ADDRESS_CONFLICT'
  | 'PHONE_NUMBER_CONFLICT';

export interface Registration {
  readonly idToken: unknown;
  readonly signUp: SignUp;
  /** A number that was proved meanwhile. */
  readonly phone:
    | {
        readonly phoneNumber: string;
        readonly provedAt: number;
        /** Uses the proof up. */
        readonly spend: readonly Query<unknown>[];
      }
    | undefined;
  /** Google has verified the address; who signs up by email still has to. */
  readonly by: 'password' | 'google.com';
}

/**
 * Keeps what somebody said about themselves until a verified sign-in makes a customer of it. That an
 * address or a number is taken is told only to whoever has proved that it is theirs.
 */
export const register = async (
  { idToken, signUp, phone, by }: Registration,
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
  const [[linked], [owner], [holder]] = await db.readPrimary([
    customerByUid({ uid }),
    customerByEmail({ email }),
    customerByPhone({ phoneNumber: phone?.phoneNumber ?? '' }),
  ]);
  if (emailVerified && (linked !== undefined || owner !== undefined))
    return err('EMAIL_ADDRESS_CONFLICT');
  if (holder?.phoneVerifiedAt != null) return err('PHONE_NUMBER_CONFLICT');
  const { name, selectedLanguage } = signUp;
  const { phoneNumber = null, provedAt: phoneProvedAt = null, spend = [] } = phone ?? {};
  const row = { uid, name, selectedLanguage, details: signUp, phoneNumber, phoneProvedAt };
  await db.write([keepRegistration({ ...row, now: source.deps.clock() }), ...spend]);
  return ok(undefined);
};
