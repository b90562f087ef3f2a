import * as v from 'valibot';
import type { Query } from '#db/query.ts';
import { ACCOUNT_LIMITS } from '#edge/contract/account/security.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { email as emailRule } from '#edge/contract/validators/index.ts';
import { insertNewcomerReset, noteNewcomerReset } from '#edge/domains/account/code/code.sql.ts';
import { addressIndex, deliveryPlace } from '#edge/domains/account/code/one-time.ts';
import { insertResetTicket, noteResetTicket } from '#edge/domains/account/ticket.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { countAttempt, holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

const BY_SENDER = declareLimit({
  purpose: 'account.password-mails',
  most: ACCOUNT_LIMITS.passwordMails * 4,
  windowMs: HOUR_MS,
  what: 'mails for a new password asked for',
  by: 'address',
});
const BY_MAILBOX = declareLimit({
  purpose: 'account.password-mails-to',
  most: ACCOUNT_LIMITS.passwordMails,
  windowMs: HOUR_MS,
  what: 'mails for a new password sent',
  by: 'email, by its keyed hash',
  silent: true,
});

/**
 * Who signed up and never signed in is no customer yet; the identity provider alone knows their address. It is
 * asked about every address. While it is away, customers get their mail all the same.
 */
const forNewcomer = async (
  email: string,
  expiresAt: number,
  { identity, cipher, ids, clock, log }: Context,
): Promise<readonly Query<unknown>[]> => {
  const uid = await identity.accounts.uidOf(email).catch((error: unknown) => {
    log.warn('account.provider-away', { reason: String(error) });
    return undefined;
  });
  const id = ids('atk');
  const now = clock();
  const addressIndexed = await addressIndex(email, cipher);
  const delivery = await cipher.seal(email, deliveryPlace(id));
  const row = { id, addressIndex: addressIndexed, uid: uid ?? '', email, delivery, now, expiresAt };
  return [insertNewcomerReset(row), noteNewcomerReset({ id, now })];
};

main.mutationField('requestToResetPassword', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Sends a link to a new password, for an hour. Answers the same whether the address has an account or not.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, args, context) => {
      const parsed = v.safeParse(emailRule(), args.email);
      if (!parsed.success) return failed('EMAIL_INVALID');
      await holdToAttempts(context, BY_SENDER, await triedBy(undefined, context));
      const email = parsed.output.toLowerCase();
      const subject = await context.cipher.index(`password-mail ${email}`);
      const sent = await countAttempt(context, BY_MAILBOX, subject);
      // Beyond that nothing is sent, and nobody hears of it: the answer tells of no account either.
      if (sent > BY_MAILBOX.most) return DONE;
      const now = context.clock();
      const expiresAt = now + ACCOUNT_LIMITS.passwordLinkMs;
      const id = context.ids('atk');
      await context.db.write([
        insertResetTicket({ id, email, now, expiresAt }),
        noteResetTicket({ id, eventId: context.ids('aev'), now }),
        ...(await forNewcomer(email, expiresAt, context)),
      ]);
      return DONE;
    },
  }),
);
