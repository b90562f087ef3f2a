import { assertOneChanged } from '#db/assertion.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import { referralReasonInput } from '#edge/contract/referrals/inputs.ts';
import { noteOnAffiliate } from '#edge/domains/referrals/affiliate.sql.ts';
import { payeeOf, setTaxUnknown } from '#edge/domains/referrals/programme/payee.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { decideWith } from './decision.ts';

interface Heard {
  /** Of the customer. */
  readonly id: string;
  readonly isKnown: boolean;
  readonly reason: string;
}

/** A payout that is prepared keeps its tax, so it stops at the next approval, as with a changed account. */
const record = async (
  staffId: string,
  { id: customerId, isKnown, reason }: Heard,
  { readPrimary, clock, ids }: Context,
): Promise<Result<Decision<null>, ReferralFault>> => {
  const [payee] = await readPrimary(payeeOf({ customerId }));
  if (payee === undefined) return err('ORP_NOT_FOUND');
  if ((payee.taxUnknownAt === null) === isKnown) return ok({ statements: [], outcome: null });
  const now = clock();
  const { taxNumberIndex } = payee;
  const unknownAt = isKnown ? null : now;
  return ok({
    statements: [
      setTaxUnknown({ customerId, taxNumberIndex, unknownAt, now }),
      assertOneChanged,
      noteOnAffiliate({
        id: ids('afe'),
        customerId,
        kind: isKnown ? 'taxKnown' : 'taxUnknown',
        doneBy: staffId,
        note: reason,
        doneAt: now,
      }),
    ],
    outcome: null,
  });
};

main.mutationField('recordPayeeTax', (t) =>
  t.field({
    type: CommonRef,
    description:
      'What the tax office says of an affiliate’s tax number. One that it does not know is withheld more, from the next payout on.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the customer.' }),
      isKnown: t.arg.boolean({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) =>
      decideWith(
        context,
        'recordPayeeTax',
        { schema: referralReasonInput, args },
        (staffId, typed) => record(staffId, { ...args, ...typed }, context),
      ),
  }),
);
