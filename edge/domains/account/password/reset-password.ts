import * as v from 'valibot';
import { assertOneChanged } from '#db/assertion.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { unauthenticated } from '#edge/auth/policy.ts';
import {
  customerByUid,
  proveSession,
  revokeAllSessions,
  revokeOtherSessions,
} from '#edge/auth/session.sql.ts';
import {
  ACCOUNT_LIMITS,
  newPasswordInput,
  type PasswordFault,
} from '#edge/contract/account/security.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { noteFailures } from '#edge/domains/account/failures.sql.ts';
import { linksOf } from '#edge/domains/account/link.sql.ts';
import {
  contactOf,
  endTickets,
  reopenTicket,
  spendTicket,
  ticketById,
} from '#edge/domains/account/ticket.sql.ts';
import { readTicket } from '#edge/domains/account/ticket.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { countAttempt } from '#edge/platform/attempts.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { isOvertaken } from '#edge/platform/write/overtaken.ts';
import { weaknessOf } from './judge.ts';
import { type Newcomer, newcomerBehind, setNewcomerPassword } from './newcomer.ts';

const WRONG = declareLimit({
  purpose: 'account.wrong-passwords',
  most: ACCOUNT_LIMITS.wrongPasswords.most,
  windowMs: HOUR_MS,
  what: 'wrong old passwords',
  by: 'customer',
});

const Input = main.inputType('ResetOldPasswordInput', {
  description:
    'The new password, and what proves whose it is: the token of a mail, or the old password of the person signed in.',
  fields: (t) => ({
    token: t.string({ extensions: upTo(200) }),
    oldPassword: t.string({ extensions: upTo(128) }),
    password: t.string({ required: true, extensions: upTo(128) }),
  }),
});

type Given = typeof Input.$inferInput;

/** Whose password it is, and what proves it. */
interface Proved {
  readonly customerId: string;
  readonly email: string;
  readonly ticketId: string | undefined;
  /** The session that goes on; a mail's link has none. */
  readonly sessionId: string | undefined;
}

const byToken = async (
  token: string,
  context: Context,
): Promise<Result<Proved | Newcomer, PasswordFault>> => {
  const { cipher, readPrimary, clock } = context;
  const id = await readTicket(token, cipher);
  if (id === undefined) return err('PASSWORD_RESET_TOKEN_INVALID');
  const [ticket] = await readPrimary(ticketById({ id }));
  if (ticket === undefined) return newcomerBehind(id, context);
  if (ticket.purpose !== 'PASSWORD_RESET' || ticket.usedAt !== null)
    return err('PASSWORD_RESET_TOKEN_INVALID');
  if (clock() >= ticket.expiresAt) return err('PASSWORD_RESET_TOKEN_EXPIRED');
  const { customerId } = ticket;
  const [contact] = await readPrimary(contactOf({ id: customerId }));
  // A link to a mailbox that the account no longer has opens nothing.
  if (contact?.email !== ticket.email || contact.disabledAt !== null)
    return err('PASSWORD_RESET_TOKEN_INVALID');
  return ok({ customerId, email: ticket.email, ticketId: ticket.id, sessionId: undefined });
};

const byOldPassword = async (
  oldPassword: string,
  context: Context,
): Promise<Result<Proved, PasswordFault>> => {
  const { identity, readPrimary, clock, ids, db, security } = context;
  const session = await identity.session();
  if (session === undefined) throw unauthenticated();
  const { customerId } = session.actor;
  const [contact] = await readPrimary(contactOf({ id: customerId }));
  const email = contact?.email ?? '';
  // Counted before it is tried: guesses sent at once are all counted.
  const tries = await countAttempt(context, WRONG, customerId);
  if (tries > WRONG.most)
    throw new Refusal('RATE_LIMITED', 'Too many tries. Please try again later.');
  if (await identity.accounts.hasPassword(email, oldPassword))
    return ok({ customerId, email, ticketId: undefined, sessionId: session.claims.sessionId });
  const [owner] = await db.write([
    noteFailures({ id: ids('aev'), customerId, kind: 'FAILED_PROOFS', tries, now: clock() }),
  ]);
  if (owner !== undefined)
    await security({
      kind: 'account',
      what: 'wrong-old-password',
      outcome: 'TOLD',
      subject: owner,
    });
  return err('INVALID_CREDENTIALS');
};

interface Account {
  readonly uid: string;
  readonly isLinked: boolean;
}

/** The customer's account at the identity provider that a password opens together with this address. */
const accountWith = async (
  email: string,
  customerId: string,
  { identity: { accounts }, readPrimary }: Context,
): Promise<Account | undefined> => {
  const address = email.toLowerCase();
  const links = await readPrimary(linksOf({ customerId }));
  const signIns = await accounts.signInsOf(links.map(({ uid }) => uid));
  const own = signIns.find((each) => each.email === address);
  if (own !== undefined) return { uid: own.uid, isLinked: true };
  // Whoever has not signed in yet has no link here; the provider knows their account by the address.
  const uid = await accounts.uidOf(address);
  if (uid === undefined) return undefined;
  const [owner] = await readPrimary(customerByUid({ uid }));
  return owner === undefined ? { uid, isLinked: false } : undefined;
};

/** Sets it at the identity provider, which alone knows passwords, and ends the sessions it opened. */
const setPassword = async (
  { customerId, email, ticketId, sessionId }: Proved,
  password: string,
  context: Context,
): Promise<Result<undefined, PasswordFault>> => {
  const { identity, db, clock, ids } = context;
  const now = clock();
  const account = await accountWith(email, customerId, context);
  if (account === undefined) return err('PASSWORD_RESET_TOKEN_INVALID');
  const { uid, isLinked } = account;
  if (await identity.accounts.hasPassword(email, password)) return err('PASSWORD_SAME');
  // Before the provider hears of it: of two uses of a link at once, one sets a password.
  if (ticketId !== undefined)
    try {
      await db.write([spendTicket({ id: ticketId, now }), assertOneChanged]);
    } catch (error) {
      if (isOvertaken(error)) return err('PASSWORD_RESET_TOKEN_INVALID');
      throw error;
    }
  try {
    // Of one that nobody has opened yet the mail has just proved the address.
    if (!isLinked) await identity.verifyEmail(uid, email);
    await identity.accounts.setPassword(uid, password, now);
  } catch (error) {
    if (ticketId !== undefined) await db.write([reopenTicket({ id: ticketId })]);
    throw error;
  }
  await db.write([
    ...(sessionId === undefined
      ? [revokeAllSessions({ customerId, now, reason: 'everywhere' })]
      : [
          proveSession({ id: sessionId, now }),
          revokeOtherSessions({ customerId, id: sessionId, now, reason: 'everywhere' }),
        ]),
    endTickets({ customerId, purpose: 'PASSWORD_RESET', keep: '', now }),
    noteAccountEvent({ id: ids('aev'), customerId, kind: 'PASSWORD_CHANGED', now }),
  ]);
  return ok(undefined);
};

const reset = async (
  { token, oldPassword, password }: Given,
  context: Context,
): Promise<Result<undefined, PasswordFault>> => {
  if (password === '' || (!token && !oldPassword)) return err('MISSING_PASSWORD');
  if (!v.safeParse(newPasswordInput, password).success) return err('PASSWORD_INVALID');
  const proved = token
    ? await byToken(token, context)
    : await byOldPassword(oldPassword ?? '', context);
  if (!proved.ok) return proved;
  const weakness = await weaknessOf(password, proved.value.email, context);
  if (weakness !== undefined) return err(weakness);
  return 'codeId' in proved.value
    ? setNewcomerPassword(proved.value, password, context)
    : setPassword(proved.value, password, context);
};

main.mutationField('resetOldPassword', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Sets a new password, ends the other sessions and tells the person. Refuses the old one, those that are tried first, and leaked ones. Answers `MISSING_PASSWORD`, `INVALID_CREDENTIALS`, `PASSWORD_RESET_TOKEN_INVALID`, `PASSWORD_RESET_TOKEN_EXPIRED`, `PASSWORD_INVALID`, `PASSWORD_SAME`, `PASSWORD_COMMON` or `PASSWORD_BREACHED`.',
    args: { input: t.arg({ type: Input, required: true }) },
    resolve: async (_, { input }, context) => {
      const done = await reset(input, context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

interface PasswordLink extends Common {
  readonly email: string | null;
}

const PasswordLinkRef = main.objectRef<PasswordLink>('PasswordLink').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success', {
      description: 'Whether a password can be set by it now.',
    }),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Whose password it sets: the mailbox it was sent to.',
    }),
  }),
});

main.queryField('passwordLink', (t) =>
  t.field({
    type: PasswordLinkRef,
    description:
      'What a link to a new password is good for; nothing is used up. Answers `PASSWORD_RESET_TOKEN_INVALID` or `PASSWORD_RESET_TOKEN_EXPIRED`.',
    args: { token: t.arg.string({ required: true, extensions: upTo(200) }) },
    resolve: async (_, { token }, context): Promise<PasswordLink> => {
      const proved = await byToken(token, context);
      return proved.ok
        ? { ...DONE, email: proved.value.email }
        : { ...failed(proved.error), email: null };
    },
  }),
);
