import { assertOneChanged } from '#db/assertion.ts';
import type { PasswordFault } from '#edge/contract/account/security.ts';
import {
  codeById,
  dropSignUpNumber,
  reopenCode,
  spendLink,
} from '#edge/domains/account/code/code.sql.ts';
import { deliveryPlace } from '#edge/domains/account/code/one-time.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { isOvertaken } from '#edge/platform/write/overtaken.ts';

/** Somebody who signed up and has never signed in, behind the link of a mail. */
export interface Newcomer {
  readonly codeId: string;
  /** Of the identity provider. */
  readonly uid: string;
  readonly email: string;
  /** The address as it is sealed. */
  readonly delivery: string;
}

/** @param id of the row a token names */
export const newcomerBehind = async (
  id: string,
  { readPrimary, cipher, clock }: Context,
): Promise<Result<Newcomer, PasswordFault>> => {
  const [row] = await readPrimary(codeById({ id }));
  if (row === undefined || row.kind !== 'PASSWORD' || row.usedAt !== null)
    return err('PASSWORD_RESET_TOKEN_INVALID');
  if (clock() >= (row.tokenExpiresAt ?? 0)) return err('PASSWORD_RESET_TOKEN_EXPIRED');
  const { uid, delivery } = row;
  if (uid === null || delivery === null) return err('PASSWORD_RESET_TOKEN_INVALID');
  return ok({ codeId: id, uid, email: await cipher.open(delivery, deliveryPlace(id)), delivery });
};

/** Sets it at the identity provider. The mail has proved the address, so that it counts as verified as well. */
export const setNewcomerPassword = async (
  { codeId, uid, email, delivery }: Newcomer,
  password: string,
  { identity, db, clock, security }: Context,
): Promise<Result<undefined, PasswordFault>> => {
  const now = clock();
  if (await identity.accounts.hasPassword(email, password)) return err('PASSWORD_SAME');
  try {
    await db.write([spendLink({ id: codeId, now }), assertOneChanged, dropSignUpNumber({ uid })]);
  } catch (error) {
    if (isOvertaken(error)) return err('PASSWORD_RESET_TOKEN_INVALID');
    throw error;
  }
  try {
    // An account that has another address by now is not whom the mail was for.
    if (!(await identity.verifyEmail(uid, email))) return err('PASSWORD_RESET_TOKEN_INVALID');
    await identity.accounts.setPassword(uid, password, now);
  } catch (error) {
    await db.write([reopenCode({ id: codeId, delivery })]);
    throw error;
  }
  await security({ kind: 'identity', what: 'newcomer-password', outcome: 'ok' });
  return ok(undefined);
};
