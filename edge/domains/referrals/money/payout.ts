import { canMove } from '#edge/contract/machine.ts';
import { accountId } from '#edge/contract/payments/ledger.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import { PAYOUT_EFFECTS, payoutMachine } from '#edge/contract/referrals/payout-machine.ts';
import { ratesAt } from '#edge/contract/referrals/rates.ts';
import { withheldOf } from '#edge/contract/referrals/tax.ts';
import { REFERRAL_TERMS } from '#edge/contract/referrals/terms.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { post } from '#edge/domains/payments/index.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { commissionMover } from './commission.sql.ts';
import type { When } from './commission.ts';
import {
  type BatchRow,
  batchById,
  changedIn,
  freeCommissions,
  freeCorrections,
  freeCorrectionsOf,
  gather,
  gatheredIn,
  holdUnchanged,
  noteReturn,
  openBatches,
  type Payable,
  type PayoutLine,
  payeesToPay,
  payoutLineById,
  payoutMover,
  payoutsOfBatch,
} from './payout.sql.ts';

type Deciding = Pick<Context, 'readPrimary' | 'clock' | 'ids'>;
type Decided = Promise<Result<Decision<{ id: string }>, ReferralFault>>;

/** `BP-2611-K3M9XQ4T`: year and month, and forty random bits that nobody guesses. */
const newSlip = ({ now, ids }: When): string =>
  `BP-${dayInJakarta(now).slice(2, 7).replace('-', '')}-${ids('x').slice(-8).toUpperCase()}`;

const payoutOf = (batchId: string, { payee, customerType, grossIdr }: Payable, when: When) => {
  const isCompany = customerType === 'company';
  // A company is known by its NPWP alone; a person by the NIK as well.
  const hasTaxNumber = payee.taxUnknownAt === null && (!isCompany || payee.taxKind === 'NPWP');
  const { tax: rates } = ratesAt(when.now);
  const { rule, basisIdr, taxIdr, netIdr, surcharged } = withheldOf(
    grossIdr,
    { isCompany, known: hasTaxNumber },
    rates,
  );
  return {
    id: when.ids('pyt'),
    batchId,
    customerId: payee.customerId,
    grossIdr,
    taxIdr,
    netIdr,
    taxRule: rule,
    basisIdr,
    surcharged,
    rates,
    slip: newSlip(when),
    bank: payee.bank,
    accountNumberSealed: payee.accountNumberSealed,
    accountTail: payee.accountTail,
    accountName: payee.accountName,
    taxKind: payee.taxKind,
    taxTail: payee.taxTail,
  };
};

/** Gathers what everybody is owed. Under the same id it is the same payout. */
export const preparePayout = async (
  staffId: string,
  id: string,
  { readPrimary, clock, ids }: Deciding,
): Decided => {
  const [[batch], payable, open] = await Promise.all([
    readPrimary(batchById({ id })),
    readPrimary(payeesToPay({ least: REFERRAL_TERMS.leastPayoutIdr })),
    readPrimary(openBatches({})),
  ]);
  if (batch !== undefined) return ok({ statements: [], outcome: { id } });
  if (payable.length === 0) return err('ORP_NOTHING_TO_PAY');
  if (open > 0) return err('ORP_PAYOUT_OPEN');
  const now = clock();
  const when = { now, ids };
  return ok({
    statements: payoutMover.insert(
      'prepare',
      { id, preparedBy: staffId, createdAt: now, updatedAt: now },
      {
        [PAYOUT_EFFECTS.gathered]: payable.flatMap((each) => gather(payoutOf(id, each, when))),
      },
    ),
    outcome: { id },
  });
};

/** The batch, when it may still be approved; what stands in the way otherwise. */
const approvable = async (
  id: string,
  { readPrimary }: Deciding,
): Promise<Result<BatchRow, ReferralFault>> => {
  const [[batch], changed] = await Promise.all([
    readPrimary(batchById({ id })),
    readPrimary(changedIn({ id })),
  ]);
  if (batch === undefined) return err('ORP_NOT_FOUND');
  const isOpen = batch.state === 'PREPARED' || batch.state === 'APPROVED';
  return isOpen && changed > 0 ? err('ORP_PAYOUT_CHANGED') : ok(batch);
};

/** One person approves it, another one releases it. */
export const approvePayout = async (staffId: string, id: string, deps: Deciding): Decided => {
  const batch = await approvable(id, deps);
  if (!batch.ok) return batch;
  const { state, approvedBy, releasedBy } = batch.value;
  const updatedAt = deps.clock();
  const outcome = { id };
  const isTheirs = approvedBy === staffId || releasedBy === staffId;
  if (state === 'PREPARED')
    return ok({
      statements: [
        holdUnchanged({ id }),
        ...payoutMover.move('approve', { id, set: { approvedBy: staffId, updatedAt } }),
      ],
      outcome,
    });
  if (state === 'APPROVED')
    return isTheirs
      ? err('ORP_SECOND_PERSON')
      : ok({
          statements: [
            holdUnchanged({ id }),
            ...payoutMover.move('release', { id, set: { releasedBy: staffId, updatedAt } }),
          ],
          outcome,
        });
  return isTheirs && state !== 'WITHDRAWN' ? ok({ statements: [], outcome }) : err('ORP_STATE');
};

const moneyOf = ({ payout }: PayoutLine, { now, ids }: When) => {
  const debit = accountId('affiliate', payout.customerId);
  const common = { debit, ref: payout.id, eventAt: now, now };
  return [
    ...post({
      ...common,
      id: ids('trf'),
      key: `payout:${payout.id}:net`,
      code: 'commission_paid',
      credit: accountId('bank'),
      amountIdr: payout.netIdr,
    }),
    ...(payout.taxIdr === 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key: `payout:${payout.id}:tax`,
          code: 'tax_withheld',
          credit: accountId('tax'),
          amountIdr: payout.taxIdr,
        })),
  ];
};

/**
 * The bank has transferred it: the money leaves in the books, and what was gathered is paid. That is so
 * whatever changed since two people released it: who is owed less by now stands below zero, and it comes
 * off the next payout.
 */
export const payPayout = async (
  staffId: string,
  { id, reference }: { readonly id: string; readonly reference: string },
  deps: Deciding,
): Decided => {
  const [batch] = await deps.readPrimary(batchById({ id }));
  if (batch === undefined) return err('ORP_NOT_FOUND');
  const { state } = batch;
  const outcome = { id };
  if (state === 'PAID') return ok({ statements: [], outcome });
  if (!canMove(payoutMachine, 'pay', state)) return err('ORP_STATE');
  const lines = await deps.readPrimary(payoutsOfBatch({ id }));
  const now = deps.clock();
  const when = { now, ids: deps.ids };
  return ok({
    statements: payoutMover.move('pay', {
      id,
      set: { paidBy: staffId, reference, paidAt: now, updatedAt: now },
      effects: {
        [PAYOUT_EFFECTS.paid]: [
          ...lines.flatMap((line) => moneyOf(line, when)),
          commissionMover.moveAll('pay', gatheredIn(lines.map(({ payout }) => payout.id)), {
            updatedAt: now,
          }),
        ],
      },
    }),
    outcome,
  });
};

interface Withdrawing {
  readonly id: string;
  readonly reason: string;
  /** The bank's word that it transferred nothing; null before it was told to. */
  readonly reference: string | null;
}

/**
 * It is not paid: what was gathered waits for another one. Once it is released the bank may have been told
 * to pay, and paying its lines again would pay them twice: then it ends only by the bank's own word, written
 * down by another person than the one who released it.
 */
export const withdrawPayout = async (
  staffId: string,
  { id, reason, reference }: Withdrawing,
  { readPrimary, clock }: Deciding,
): Decided => {
  const [batch] = await readPrimary(batchById({ id }));
  if (batch === undefined) return err('ORP_NOT_FOUND');
  const { state, releasedBy } = batch;
  if (state === 'WITHDRAWN') return ok({ statements: [], outcome: { id } });
  const hasFailed = canMove(payoutMachine, 'fail', state);
  if (hasFailed && reference === null) return err('ORP_PAYOUT_RELEASED');
  if (hasFailed && releasedBy === staffId) return err('ORP_PAYOUT_OTHER_PERSON');
  if (!hasFailed && !canMove(payoutMachine, 'withdraw', state)) return err('ORP_STATE');
  return ok({
    statements: payoutMover.move(hasFailed ? 'fail' : 'withdraw', {
      id,
      set: {
        note: `${staffId}: ${reason}`,
        reference: hasFailed ? reference : null,
        updatedAt: clock(),
      },
      effects: { [PAYOUT_EFFECTS.freed]: [freeCommissions({ id }), freeCorrections({ id })] },
    }),
    outcome: { id },
  });
};

const moneyBackOf = (
  payout: PayoutLine['payout'],
  { now, ids }: When,
): ReturnType<typeof moneyOf> => {
  const credit = accountId('affiliate', payout.customerId);
  const common = { credit, ref: payout.id, eventAt: now, now };
  return [
    ...post({
      ...common,
      id: ids('trf'),
      key: `payout:${payout.id}:net-returned`,
      code: 'commission_returned',
      debit: accountId('bank'),
      amountIdr: payout.netIdr,
    }),
    ...(payout.taxIdr === 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key: `payout:${payout.id}:tax-returned`,
          code: 'tax_returned',
          debit: accountId('tax'),
          amountIdr: payout.taxIdr,
        })),
  ];
};

interface Returning {
  /** Of the line. */
  readonly id: string;
  /** Of the bank, for the money that came back. */
  readonly reference: string;
  readonly reason: string;
}

/**
 * The bank sent one line of a paid payout back: it is owed again, with the tax that was withheld of it, and
 * waits for a payout to another account. Written down by another person than the one who released it.
 */
export const returnPayout = async (
  staffId: string,
  { id, reference, reason }: Returning,
  { readPrimary, clock, ids }: Deciding,
): Decided => {
  const [line] = await readPrimary(payoutLineById({ id }));
  if (line === undefined) return err('ORP_NOT_FOUND');
  const { payout, batch, back } = line;
  if (batch.state !== 'PAID') return err('ORP_STATE');
  if (back !== null)
    return back.reference === reference
      ? ok({ statements: [], outcome: { id } })
      : err('ORP_STATE');
  if (batch.releasedBy === staffId) return err('ORP_PAYOUT_OTHER_PERSON');
  const now = clock();
  return ok({
    statements: [
      ...noteReturn({ payoutId: id, reference, reason, returnedBy: staffId, returnedAt: now }),
      ...moneyBackOf(payout, { now, ids }),
      commissionMover.moveAll('comeBack', gatheredIn([id]), { payoutId: null, updatedAt: now }),
      freeCorrectionsOf({ id }),
    ],
    outcome: { id },
  });
};
