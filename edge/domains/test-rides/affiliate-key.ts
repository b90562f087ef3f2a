import * as v from 'valibot';
import { customerIdOf } from '#edge/auth/policy.ts';
import { referralCode } from '#edge/contract/referrals/key.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { DONE, failed } from '#edge/graphql/common.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { keyIsFull } from './limits.ts';

const TRIES = declareLimit({
  purpose: 'test-rides.key-limit',
  most: 60,
  windowMs: HOUR_MS,
  what: 'affiliate keys asked about in the test-ride form',
  by: 'customer, else address',
});

interface KeyLimit {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string | null;
  readonly isLimit: boolean;
}

const KeyLimitRef = main.objectRef<KeyLimit>('LimitRegisCustomerOrpa').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    isLimit: t.exposeBoolean('isLimit', {
      description: 'The key has brought as many people this month as it may.',
    }),
  }),
});

main.queryField('checkLimitRegisCustomerOrpa', (t) =>
  t.field({
    type: KeyLimitRef,
    description:
      'Whether an affiliate key may bring one more test ride this month. A key that nobody has is answered like one that may.',
    args: { affiliateKey: t.arg.string({ required: true }) },
    resolve: async (_, { affiliateKey }, context) => {
      const customerId = customerIdOf(await context.actor());
      await holdToAttempts(context, TRIES, await triedBy(customerId, context));
      const key = v.safeParse(referralCode, affiliateKey);
      if (!key.success || key.output === null)
        return { ...failed('TEST_RIDE_INVALID'), isLimit: false };
      return { ...DONE, isLimit: await keyIsFull(key.output, context) };
    },
  }),
);
