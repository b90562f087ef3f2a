import * as v from 'valibot';
import { requireStaff } from '#edge/auth/policy.ts';
import { referralReasonInput } from '#edge/contract/referrals/inputs.ts';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import { noteOnAffiliate } from '#edge/domains/referrals/affiliate.sql.ts';
import { batchById, payoutsOfBatch } from '#edge/domains/referrals/money/payout.sql.ts';
import { payeePlace } from '#edge/domains/referrals/programme/payee.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

const REVEALS = declareLimit({
  purpose: 'referrals.reveal',
  most: REFERRAL_LIMITS.reveals,
  windowMs: REFERRAL_LIMITS.windowMs,
  what: 'payouts whose bank accounts are opened',
  by: 'one of the staff',
});

interface Opened {
  readonly id: string;
  readonly bank: string;
  readonly number: string;
  readonly name: string;
  readonly netIdr: number;
}

const OpenedRef = main.objectRef<Opened>('PayoutAccount').implement({
  description: 'Where a part of a payout is transferred to, in full.',
  fields: (t) => ({
    id: t.exposeID('id'),
    bank: t.exposeString('bank'),
    bankAccountNo: t.exposeString('number'),
    bankAccountName: t.exposeString('name'),
    net: t.field({ type: 'Rupiah', resolve: ({ netIdr }) => netIdr }),
  }),
});

main.mutationField('revealPayoutAccounts', (t) =>
  t.field({
    type: [OpenedRef],
    description:
      'Opens the bank accounts of a released payout for staff; none before. Who did it and why is noted with each affiliate first.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the payout.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, reason }, context) => {
      const { customerId: staffId } = requireStaff(await context.actor());
      await holdToAttempts(context, REVEALS, staffId);
      const parsed = v.safeParse(referralReasonInput, { reason });
      if (!parsed.success) throw new Refusal('BAD_USER_INPUT', 'A reason is needed.');
      const { readPrimary, db, ids, clock, cipher } = context;
      const [[batch], lines] = await Promise.all([
        readPrimary(batchById({ id })),
        readPrimary(payoutsOfBatch({ id })),
      ]);
      // Before two people have released it nobody can tell the bank, so it can still be withdrawn.
      if (batch?.state !== 'RELEASED' && batch?.state !== 'PAID') return [];
      await db.write(
        lines.map(({ payout }) =>
          noteOnAffiliate({
            id: ids('afe'),
            customerId: payout.customerId,
            kind: 'accountRead',
            doneBy: staffId,
            note: parsed.output.reason,
            doneAt: clock(),
          }),
        ),
      );
      return Promise.all(
        lines.map(async ({ payout }) => ({
          id: payout.id,
          bank: payout.bank,
          number: await cipher.open(payout.accountNumberSealed, payeePlace(payout.customerId)),
          name: payout.accountName,
          netIdr: payout.netIdr,
        })),
      );
    },
  }),
);
