import type { Query } from '#db/query.ts';
import { accountId, type TransferCode } from '#edge/contract/payments/ledger.ts';
import {
  COMMISSION_EFFECTS,
  type CommissionReason,
} from '#edge/contract/referrals/commission-machine.ts';
import { ratesAt } from '#edge/contract/referrals/rates.ts';
import { commissionFor } from '#edge/contract/referrals/terms.ts';
import { post } from '#edge/domains/payments/index.ts';
import {
  type CommissionRow,
  commissionMover,
  correctionRow,
  holdCorrected,
  type OrderReferral,
} from './commission.sql.ts';

export interface When {
  readonly now: number;
  readonly ids: (prefix: string) => string;
}

type Statements = readonly Query<unknown>[];

const COST = accountId('commission_cost');

/** One step of a commission's money; `of` names it, so that it happens once. */
const step = (
  { id, customerId }: Pick<CommissionRow, 'id' | 'customerId'>,
  move: { readonly code: TransferCode; readonly of: string; readonly amountIdr: number },
  { now, ids }: When,
): Statements => {
  const pending = accountId('affiliate_pending', customerId);
  const owed = accountId('affiliate', customerId);
  const sides: Partial<Record<TransferCode, readonly [debit: string, credit: string]>> = {
    commission_earned: [COST, pending],
    commission_matured: [pending, owed],
    commission_cancelled: [pending, COST],
    commission_taken_back: [owed, COST],
    commission_granted: [COST, owed],
  };
  const [debit, credit] = sides[move.code] ?? [COST, COST];
  return post({
    id: ids('trf'),
    key: `commission:${move.of}`,
    code: move.code,
    debit,
    credit,
    amountIdr: move.amountIdr,
    ref: id,
    eventAt: now,
    now,
  });
};

interface ReferredOrder {
  readonly id: string;
  readonly code: string;
  readonly product: { readonly slug: string; readonly name: string };
  readonly placedAt: number;
}

/**
 * The order is paid, for the first time: whoever it came by is owed something, under reserve. Nothing
 * for an order that has its commission, and for somebody who left the programme.
 */
export const earnCommission = (
  order: ReferredOrder,
  referral: OrderReferral | null,
  when: When,
): Statements => {
  if (referral === null || referral.commission !== null) return [];
  if (referral.affiliateState === 'CLOSED') return [];
  const { now, ids } = when;
  const id = ids('com');
  const amountIdr = commissionFor(order.product.slug);
  const { affiliateId: customerId } = referral;
  return commissionMover.insert(
    'earn',
    {
      id,
      orderId: order.id,
      customerId,
      amountIdr,
      orderCode: order.code,
      productId: order.product.slug,
      productName: order.product.name,
      transactionAt: order.placedAt,
      holdingMs: ratesAt(now).holdingMs,
      createdAt: now,
      updatedAt: now,
    },
    {
      [COMMISSION_EFFECTS.earned]: step(
        { id, customerId },
        { code: 'commission_earned', of: `${order.id}:earned`, amountIdr },
        when,
      ),
    },
  );
};

/** It is no longer owed, before it has matured. */
export const cancelCommission = (row: CommissionRow, reason: string, when: When): Statements =>
  commissionMover.move('cancel', {
    id: row.id,
    set: { reason, updatedAt: when.now },
    effects: {
      [COMMISSION_EFFECTS.cancelled]: step(
        row,
        { code: 'commission_cancelled', of: `${row.orderId}:cancelled`, amountIdr: row.amountIdr },
        when,
      ),
    },
  });

/** It is owed without reserve from now on. */
export const matureCommission = (row: CommissionRow, when: When): Statements =>
  commissionMover.move('mature', {
    id: row.id,
    set: { maturedAt: when.now, updatedAt: when.now },
    effects: {
      [COMMISSION_EFFECTS.matured]: step(
        row,
        { code: 'commission_matured', of: `${row.orderId}:matured`, amountIdr: row.amountIdr },
        when,
      ),
    },
  });

interface Corrected {
  /** Names what it is done for: a second correction of a commission under it stops its batch. */
  readonly cause: string;
  readonly amountIdr: number;
  readonly reason: string;
  readonly doneBy: string;
  readonly correctedIdr: number;
}

/** What is given or taken after it has matured: a row of its own, and its money. */
export const correctCommission = (
  row: CommissionRow,
  { cause, amountIdr, reason, doneBy, correctedIdr }: Corrected,
  when: When,
): Statements => [
  ...correctionRow({
    id: when.ids('cor'),
    commissionId: row.id,
    customerId: row.customerId,
    amountIdr,
    reason,
    doneBy,
    correctedIdr,
    now: when.now,
  }),
  ...step(
    row,
    {
      code: amountIdr < 0 ? 'commission_taken_back' : 'commission_granted',
      of: `${row.id}:${cause}`,
      amountIdr: Math.abs(amountIdr),
    },
    when,
  ),
];

/**
 * The sale is over, or its money went back: what is still owed for it is not owed any more. Each cause
 * takes back what is left by then, also what staff gave again after another one.
 */
export const undoCommission = (
  referral: OrderReferral | null,
  { reason, cause }: { readonly reason: CommissionReason; readonly cause: string },
  when: When,
): Statements => {
  const row = referral?.commission;
  if (referral === null || row == null || row.state === 'CANCELLED') return [];
  if (row.state === 'PENDING' || row.state === 'ON_HOLD')
    return cancelCommission(row, reason, when);
  const { correctedIdr } = referral;
  const left = row.amountIdr + correctedIdr;
  if (left <= 0) return [holdCorrected({ id: row.id, correctedIdr })];
  const correction = { cause, amountIdr: -left, reason, doneBy: 'system', correctedIdr };
  return correctCommission(row, correction, when);
};
