import * as v from 'valibot';
import { requireFreshCustomer } from '#edge/auth/step-up.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import { type BankAccountOrp, bankAccountOrpInput } from '#edge/contract/referrals/inputs.ts';
import { isSameName } from '#edge/contract/referrals/person.ts';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import {
  affiliateOf,
  applicantOf,
  noteOnAffiliate,
} from '#edge/domains/referrals/affiliate.sql.ts';
import { TaxKindEnum } from '#edge/domains/referrals/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { holdAccountToOne, otherWithAccount, payeeOf, writePayee } from './payee.sql.ts';

const TAIL = 4;

const ACCOUNTS = declareLimit({
  purpose: 'referrals.account',
  most: REFERRAL_LIMITS.accounts,
  windowMs: REFERRAL_LIMITS.dayMs,
  what: 'changes of the account commissions are paid to',
  by: 'customer',
});

/** Where a payee's numbers are sealed: they open nowhere else. */
export const payeePlace = (customerId: string): string => `affiliate_payee/${customerId}`;

const BankAccountInput = main.inputType('BankAccountOrpParam', {
  fields: (t) => ({
    bank: t.string({ required: true }),
    bankAccountNo: t.string({ required: true }),
    bankAccountName: t.string({ required: true, description: 'As the bank has it.' }),
    taxKind: t.field({ type: TaxKindEnum, required: true }),
    taxNumber: t.string({ required: true, description: 'NPWP, or the NIK in its place.' }),
  }),
});

const save = async (
  customerId: string,
  input: BankAccountOrp,
  { readPrimary, cipher, clock, ids }: Context,
): Promise<Result<Decision<null>, ReferralFault>> => {
  const accountNumberIndex = await cipher.index(`${input.bankAccountNo}`);
  const taxNumberIndex = await cipher.index(input.taxNumber);
  const [[affiliate], [person], [other], [before]] = await Promise.all([
    readPrimary(affiliateOf({ customerId })),
    readPrimary(applicantOf({ customerId })),
    readPrimary(otherWithAccount({ index: accountNumberIndex, customerId })),
    readPrimary(payeeOf({ customerId })),
  ]);
  if (affiliate === undefined || affiliate.state === 'APPLIED' || affiliate.state === 'REJECTED')
    return err('ORP_NOT_AFFILIATE');
  if (person === undefined || !isSameName(input.bankAccountName, person.name))
    return err('ORP_ACCOUNT_NAME');
  if (other !== undefined) return err('ORP_ACCOUNT_TAKEN');
  const place = payeePlace(customerId);
  const now = clock();
  const row = {
    customerId,
    bank: input.bank,
    accountNumberSealed: await cipher.seal(input.bankAccountNo, place),
    accountNumberIndex,
    accountTail: input.bankAccountNo.slice(-TAIL),
    accountName: input.bankAccountName,
    taxKind: input.taxKind,
    taxNumberSealed: await cipher.seal(input.taxNumber, place),
    taxNumberIndex,
    taxTail: input.taxNumber.slice(-TAIL),
    // What staff heard of a number stays with it.
    taxUnknownAt: before?.taxNumberIndex === taxNumberIndex ? before.taxUnknownAt : null,
    updatedAt: now,
  };
  const note = noteOnAffiliate({
    id: ids('afe'),
    customerId,
    kind: before === undefined ? 'payee' : 'payeeChanged',
    doneBy: customerId,
    note: `${row.bank} •••• ${row.accountTail}`,
    doneAt: now,
  });
  return ok({
    statements: [writePayee(row), holdAccountToOne({ index: accountNumberIndex }), note],
    outcome: null,
  });
};

main.mutationField('bankAccountORP', (t) =>
  t.field({
    type: CommonRef,
    description: `Where commissions are paid to, and the number the tax office knows the payee by. Wants
      a fresh sign-in; the account has to be in the person’s own name, and they hear of the change.`,
    args: { param: t.arg({ type: BankAccountInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who } = await requireFreshCustomer(context);
      const parsed = v.safeParse(bankAccountOrpInput, param);
      if (!parsed.success) return failed('ORP_INVALID');
      await holdToAttempts(context, ACCOUNTS, who);
      const write = { operation: 'bankAccountORP', who, input: param };
      const done = await once(context, write, () => save(who, parsed.output, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
