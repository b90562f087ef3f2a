import * as v from 'valibot';
import { isAssertionFailure } from '#db/assertion.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { requireFreshSession } from '#edge/auth/step-up.ts';
import {
  ACCOUNT_LIMITS,
  type EmailChangeFault,
  emailChangeForm,
} from '#edge/contract/account/security.ts';
import { iso } from '#edge/contract/time.ts';
import {
  contactOf,
  emailChanges,
  endTickets,
  firstEmailChange,
  insertTicket,
} from '#edge/domains/account/ticket.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { once } from '#edge/platform/write/once.ts';

const LIMIT = declareLimit({
  purpose: 'account.email-change',
  most: ACCOUNT_LIMITS.emailChanges,
  windowMs: ACCOUNT_LIMITS.emailChangeWindowMs,
  what: 'new addresses of an account',
  by: 'customer',
  answer: 'EMAIL_CHANGE_LIMIT',
});

interface Permission {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: EmailChangeFault | null;
  readonly remaining: number;
  readonly nextAt: number | null;
}

const PermissionRef = main.objectRef<Permission>('PermissionToUpdateEmailAddress').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success', { description: 'Whether it may be changed now.' }),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: '`EMAIL_CHANGE_LIMIT`',
    }),
    limit: t.int({
      description: 'Changes in 24 hours.',
      resolve: () => LIMIT.most,
    }),
    remaining: t.exposeInt('remaining'),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next one is possible, while none is left.',
      resolve: ({ nextAt }) => nextAt,
    }),
  }),
});

main.queryField('permissionToUpdateEmailAddress', (t) =>
  t.field({
    type: PermissionRef,
    description: 'Whether the person may change the email of their account, and how often.',
    resolve: async (_, __, context): Promise<Permission> => {
      const { customerId } = requireCustomer(await context.actor());
      const { windowMs, most } = LIMIT;
      const since = context.clock() - windowMs;
      const [used, first] = await Promise.all([
        context.readPrimary(emailChanges.count({ customerId, since })),
        context.readPrimary(firstEmailChange({ customerId, since })),
      ]);
      const remaining = Math.max(0, most - used);
      return remaining > 0
        ? { ...DONE, remaining, nextAt: null }
        : { ...failed('EMAIL_CHANGE_LIMIT'), remaining, nextAt: (first ?? 0) + windowMs };
    },
  }),
);

/**
 * Whether an address can be asked for. That another account has it is told only to whoever opens the
 * link in its mailbox: anything else would tell strangers who is a customer.
 */
const judge = async (
  customerId: string,
  email: string,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<string, EmailChangeFault>> => {
  const parsed = v.safeParse(emailChangeForm, { email });
  if (!parsed.success) return err('EMAIL_INVALID');
  const address = parsed.output.email.toLowerCase();
  const since = clock() - LIMIT.windowMs;
  const [[contact], used] = await Promise.all([
    readPrimary(contactOf({ id: customerId })),
    readPrimary(emailChanges.count({ customerId, since })),
  ]);
  if (contact?.email?.toLowerCase() === address) return err('EMAIL_SAME');
  return used >= LIMIT.most ? err('EMAIL_CHANGE_LIMIT') : ok(address);
};

main.queryField('customerVefifyNewEmail', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Whether a new address can be asked for: `EMAIL_INVALID`, `EMAIL_SAME`, `EMAIL_CHANGE_LIMIT`. Not whether another account has it.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, { email }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const judged = await judge(customerId, email, context);
      return judged.ok ? DONE : failed(judged.error);
    },
  }),
);

main.mutationField('requestEmailAddressChange', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Sends a link to a new address, for 24 hours; `customerEditEmailAddress` takes its token. After a fresh sign-in.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, { email }, context) => {
      const { actor } = await requireFreshSession(context);
      const { customerId: who } = actor;
      const input = { email };
      try {
        const done = await once(
          context,
          { operation: 'requestEmailAddressChange', who, input },
          async () => {
            const judged = await judge(who, email, context);
            if (!judged.ok) return judged;
            const now = context.clock();
            const id = context.ids('atk');
            const purpose = 'EMAIL_CHANGE';
            const ticket = { id, customerId: who, purpose, email: judged.value, now };
            const facts = { ticket: id, email: judged.value };
            return ok({
              statements: [
                endTickets({ customerId: who, purpose, keep: id, now }),
                insertTicket({ ...ticket, expiresAt: now + ACCOUNT_LIMITS.emailLinkMs }),
                emailChanges.hold({
                  customerId: who,
                  since: now - LIMIT.windowMs,
                  most: LIMIT.most,
                }),
                noteAccountEvent({
                  id: context.ids('aev'),
                  customerId: who,
                  kind: 'EMAIL_CHANGE_REQUESTED',
                  facts,
                  now,
                }),
              ],
              outcome: iso(now),
            });
          },
        );
        return done.ok ? DONE : failed(done.error);
      } catch (error) {
        if (isAssertionFailure(error)) return failed('EMAIL_CHANGE_LIMIT');
        throw error;
      }
    },
  }),
);
