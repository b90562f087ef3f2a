import { requireCustomer } from '#edge/auth/policy.ts';
import { canMove } from '#edge/contract/machine.ts';
import { AFFILIATE_EFFECTS, affiliateMachine } from '#edge/contract/referrals/affiliate-machine.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import {
  affiliateMover,
  affiliateOf,
  flagAffiliate,
  noteOnAffiliate,
} from '#edge/domains/referrals/affiliate.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';

const close = async (
  customerId: string,
  { readPrimary, clock, ids }: Context,
): Promise<Result<Decision<null>, ReferralFault>> => {
  const [row] = await readPrimary(affiliateOf({ customerId }));
  if (row === undefined) return err('ORP_NOT_AFFILIATE');
  if (row.state === 'CLOSED') return ok({ statements: [], outcome: null });
  if (!canMove(affiliateMachine, 'close', row.state)) return err('ORP_STATE');
  const now = clock();
  const statements = affiliateMover.move('close', {
    id: customerId,
    set: { decidedAt: now },
    effects: {
      [AFFILIATE_EFFECTS.noted]: [
        noteOnAffiliate({
          id: ids('afe'),
          customerId,
          kind: 'close',
          doneBy: customerId,
          doneAt: now,
        }),
      ],
      [AFFILIATE_EFFECTS.flag]: [flagAffiliate({ customerId, flag: 0, now })],
    },
  });
  return ok({ statements, outcome: null });
};

main.mutationField('closeORP', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Takes an application back, or ends somebody’s part in the referral programme: the key counts no more. What was earned before is still paid, and they may apply again.',
    resolve: async (_, __, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'closeORP', who, input: null };
      const done = await once(context, write, () => close(who, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
