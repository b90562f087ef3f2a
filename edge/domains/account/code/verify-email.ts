import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import type { RowOf } from '#db/query.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { customerById } from '#edge/domains/account/customer.sql.ts';
import { EmailStatusEnum } from '#edge/domains/account/enums.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { hashOf } from '#edge/platform/hash.ts';
import { codeByToken, latestCodeOf, markEmailVerified, spendLink } from './code.sql.ts';
import { deliveryPlace } from './one-time.ts';
import { judgeCode } from './verify-otp.ts';

interface EmailVerified extends Common {
  readonly status: 'VERIFIED' | 'UNVERIFIED';
}

const EmailVerifiedRef = main.objectRef<EmailVerified>('EmailVerified').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    status: t.expose('status', { type: EmailStatusEnum }),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description:
        '`VERIFICATION_TOKEN_INVALID`, `VERIFICATION_TOKEN_EXPIRED` or `CODE_TOO_MANY_TRIES`.',
    }),
  }),
});

const VERIFIED: EmailVerified = { ...DONE, status: 'VERIFIED' };
const refused = (code: string): EmailVerified => ({ ...failed(code), status: 'UNVERIFIED' });

/** Takes what a mail proved: the account at the identity provider, or the customer, has the address for good. */
const take = async (
  row: RowOf<typeof codeByToken>,
  { db, clock, cipher, identity, security }: Context,
): Promise<EmailVerified> => {
  const { id, uid, customerId, delivery } = row;
  const email = delivery === null ? '' : await cipher.open(delivery, deliveryPlace(id));
  if (uid !== null && !(await identity.verifyEmail(uid, email)))
    return refused('VERIFICATION_TOKEN_INVALID');
  const now = clock();
  const customer =
    customerId === null ? [] : [markEmailVerified({ customerId, email, now }), assertOneChanged];
  try {
    await db.write([spendLink({ id, now }), assertOneChanged, ...customer]);
  } catch (error) {
    if (isAssertionFailure(error)) return refused('VERIFICATION_TOKEN_INVALID');
    throw error;
  }
  const subject = customerId ?? undefined;
  await security({ kind: 'identity', what: 'email-verified', outcome: 'ok', subject });
  return VERIFIED;
};

main.mutationField('customerVerifyEmail', (t) =>
  t.field({
    type: EmailVerifiedRef,
    description: 'Takes the link of `customerSendEmailVerification`, by whoever opened it.',
    args: { token: t.arg.string({ required: true, extensions: upTo(CODE_LIMITS.token) }) },
    resolve: async (_, { token }, context) => {
      const [row] = await context.readPrimary(codeByToken({ tokenHash: hashOf(token) }));
      if (row === undefined || row.kind !== 'EMAIL' || row.usedAt !== null)
        return refused('VERIFICATION_TOKEN_INVALID');
      return (row.tokenExpiresAt ?? 0) <= context.clock()
        ? refused('VERIFICATION_TOKEN_EXPIRED')
        : take(row, context);
    },
  }),
);

main.mutationField('verifyOtpFromEmail', (t) =>
  t.field({
    type: EmailVerifiedRef,
    description:
      'The same by the code that stands in the latest of these mails, for who is signed in.',
    args: { otpCode: t.arg.string({ required: true, extensions: upTo(16) }) },
    resolve: async (_, { otpCode }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const [row] = await context.readPrimary(latestCodeOf({ customerId }));
      if (row === undefined) return refused('VERIFICATION_TOKEN_INVALID');
      const judged = await judgeCode(row.id, 'EMAIL', otpCode, context);
      return judged.success ? take(row, context) : { ...judged, status: 'UNVERIFIED' as const };
    },
  }),
);

main.queryField('isEmailVerified', (t) =>
  t.field({
    type: EmailVerifiedRef,
    description: 'Whether the address of who is signed in is proved to be theirs.',
    resolve: async (_, __, context): Promise<EmailVerified> => {
      const { rows } = await readForCustomer(context, (id) => customerById({ id }));
      const isVerified = rows[0]?.customer.emailVerified === true;
      return { ...DONE, status: isVerified ? 'VERIFIED' : 'UNVERIFIED' };
    },
  }),
);
