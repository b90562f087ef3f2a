import { assertOneChanged } from '#db/assertion.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import type { SignIns } from '#edge/auth/firebase/manage-accounts.ts';
import { unauthenticated } from '#edge/auth/policy.ts';
import { revokeOtherSessions } from '#edge/auth/session.sql.ts';
import { linksOf } from '#edge/domains/account/link.sql.ts';
import {
  contactOf,
  customerWithEmail,
  endTickets,
  setEmailAddress,
  spendTicket,
  ticketById,
} from '#edge/domains/account/ticket.sql.ts';
import { readTicket } from '#edge/domains/account/ticket.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { isOvertaken } from '#edge/platform/write/overtaken.ts';

type Fault =
  | 'IDENTIFIER_CHANGE_TOKEN_INVALID'
  | 'IDENTIFIER_CHANGE_TOKEN_EXPIRED'
  | 'EMAIL_ADDRESS_CONFLICT';

interface Change {
  readonly customerId: string;
  readonly sessionId: string;
  readonly token: string;
}

/**
 * Accounts at the identity provider that the old address still opens: by a password, or by the
 * provider's own mail that sets one. The one that has the address comes first.
 */
const openedBy = (signIns: readonly SignIns[], address: string): readonly string[] =>
  signIns
    .filter(({ email, providers }) => providers.includes('password') || email === address)
    .toSorted((a, b) => Number(b.email === address) - Number(a.email === address))
    .map(({ uid }) => uid);

/**
 * Gives the account the address whose mailbox the token came from. The identity provider first, because
 * two people may be after one address there as well; what it took is taken back when the store refuses.
 */
const change = async (
  { customerId, sessionId, token }: Change,
  context: Context,
): Promise<Result<undefined, Fault>> => {
  const { cipher, readPrimary, db, clock, ids, identity } = context;
  const id = await readTicket(token, cipher);
  const [ticket] = id === undefined ? [] : await readPrimary(ticketById({ id }));
  const isTheirs = ticket?.customerId === customerId && ticket.purpose === 'EMAIL_CHANGE';
  if (!isTheirs) return err('IDENTIFIER_CHANGE_TOKEN_INVALID');
  const [[contact], links, [taken]] = await Promise.all([
    readPrimary(contactOf({ id: customerId })),
    readPrimary(linksOf({ customerId })),
    readPrimary(customerWithEmail({ email: ticket.email })),
  ]);
  // The answer of the first time may have got lost.
  if (ticket.usedAt !== null)
    return contact?.email === ticket.email ? ok(undefined) : err('IDENTIFIER_CHANGE_TOKEN_INVALID');
  const now = clock();
  if (now >= ticket.expiresAt) return err('IDENTIFIER_CHANGE_TOKEN_EXPIRED');
  if (taken !== undefined && taken.id !== customerId) return err('EMAIL_ADDRESS_CONFLICT');
  const { accounts } = identity;
  const before = contact?.email ?? '';
  const signIns = await accounts.signInsOf(links.map(({ uid }) => uid));
  const [main, ...others] = openedBy(signIns, before.toLowerCase());
  if (main !== undefined && !(await accounts.setEmail(main, ticket.email)))
    return err('EMAIL_ADDRESS_CONFLICT');
  // One address is one account's there: a password of another one would open at an address that was left before.
  for (const uid of others) await accounts.removeProvider(uid, 'password');
  try {
    await db.write([
      spendTicket({ id: ticket.id, now }),
      assertOneChanged,
      setEmailAddress({ id: customerId, email: ticket.email, now }),
      endTickets({ customerId, purpose: 'PASSWORD_RESET', keep: ticket.id, now }),
      revokeOtherSessions({ customerId, id: sessionId, now, reason: 'everywhere' }),
      noteAccountEvent({
        id: ids('aev'),
        customerId,
        kind: 'EMAIL_CHANGED',
        facts: { email: ticket.email, before },
        now,
      }),
    ]);
  } catch (error) {
    if (before !== '' && main !== undefined) await accounts.setEmail(main, before);
    if (isOvertaken(error)) return err('EMAIL_ADDRESS_CONFLICT');
    throw error;
  }
  return ok(undefined);
};

main.mutationField('customerEditEmailAddress', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Gives the account the address that the token was sent to; the old address is told, and other devices are signed out. Answers `IDENTIFIER_CHANGE_TOKEN_INVALID`, `IDENTIFIER_CHANGE_TOKEN_EXPIRED` or `EMAIL_ADDRESS_CONFLICT`.',
    args: { token: t.arg.string({ required: true, extensions: upTo(200) }) },
    resolve: async (_, { token }, context) => {
      const session = await context.identity.session();
      // Only in the account that asked: a stranger whose address was mistyped must not get it.
      if (session === undefined) throw unauthenticated();
      const { customerId } = session.actor;
      const { sessionId } = session.claims;
      const changed = await change({ customerId, sessionId, token }, context);
      return changed.ok ? DONE : failed(changed.error);
    },
  }),
);
