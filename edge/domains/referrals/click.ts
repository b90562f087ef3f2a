import * as v from 'valibot';
import { customerIdOf } from '#edge/auth/policy.ts';
import { referralCode } from '#edge/contract/referrals/key.ts';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE } from '#edge/graphql/common.ts';
import { countAttempt, triedBy } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { activeAffiliate } from './affiliate.sql.ts';
import { clickOnce } from './click.sql.ts';

const CLICKS = declareLimit({
  purpose: 'referrals.click',
  most: REFERRAL_LIMITS.clicks,
  windowMs: REFERRAL_LIMITS.clickWindowMs,
  what: 'links of affiliates followed',
  by: 'address',
  silent: true,
});

main.mutationField('addCountClick', (t) =>
  t.field({
    type: CommonRef,
    description: `Somebody came by a link with this key: counted once for each visitor and day. The answer
      is always the same, so that nobody reads the register of keys by it.`,
    args: {
      refferalCode: t.arg.string({
        required: true,
        extensions: upTo(REFERRAL_LIMITS.key),
        description: 'As the specification writes it.',
      }),
      visitor: t.arg.string({
        extensions: upTo(64),
        description: 'Random, made by the device for a day; without it the connection counts.',
      }),
    },
    resolve: async (_, { refferalCode, visitor }, context) => {
      const { cipher, clock, db, read } = context;
      const parsed = v.safeParse(referralCode, refferalCode);
      const tries = await countAttempt(context, CLICKS, await triedBy(undefined, context));
      if (tries > CLICKS.most || !parsed.success || parsed.output === null) return DONE;
      const [actor, [affiliate]] = await Promise.all([
        context.actor(),
        read(activeAffiliate({ key: parsed.output })),
      ]);
      if (affiliate === undefined || affiliate.customerId === customerIdOf(actor)) return DONE;
      const now = clock();
      const day = dayInJakarta(now);
      const { customerId } = affiliate;
      const who = await cipher.index(`click ${day} ${visitor || context.address}`);
      await db.write([...clickOnce({ customerId, day, visitor: who, now })]);
      return DONE;
    },
  }),
);
