/** Kinds of accounts, and whether one may be overdrawn. A balance is credits less debits. */
const ACCOUNT_KINDS = {
  /** Customers' money that an order has and nobody has earned yet. */
  order: { floorIdr: 0 },
  /** What an order owes back. */
  refund_payable: { floorIdr: 0 },
  /** What the payment provider has for us; it pays before it is credited, so it stands below zero. */
  gateway: { floorIdr: null },
  bank: { floorIdr: null },
  /** What a financing company owes us for motorcycles handed over; below zero until it has paid. */
  lender: { floorIdr: null },
  /** What the government owes us for the help we have given; below zero until it has paid. */
  government: { floorIdr: null },
  revenue: { floorIdr: null },
  forfeits: { floorIdr: null },
  /** What the provider takes for its work. */
  fees: { floorIdr: null },
  /** Money a bank took back after it had been spent. */
  losses: { floorIdr: null },
  commission_cost: { floorIdr: null },
  affiliate_pending: { floorIdr: 0 },
  /** May go below zero: a commission taken back comes off the next payout. */
  affiliate: { floorIdr: null },
  tax: { floorIdr: null },
} as const satisfies Record<string, { readonly floorIdr: number | null }>;

type AccountKind = keyof typeof ACCOUNT_KINDS;

/** `<kind>:<owner>`, or the kind alone where there is one of it. */
export const accountId = (kind: AccountKind, owner?: string): string =>
  owner === undefined ? kind : `${kind}:${owner}`;

export const GATEWAY = accountId('gateway', 'midtrans');

/** Kind and floor of an account by its id. */
export const accountOf = (id: string) => {
  const kind = id.split(':', 1)[0] as AccountKind;
  if (!(kind in ACCOUNT_KINDS)) throw new Error(`There is no kind of account for ${id}`);
  return { id, kind, floorIdr: ACCOUNT_KINDS[kind].floorIdr };
};

/** What a transfer is for: from which kind of account (debit) to which (credit). */
const TRANSFER_CODES = {
  payment: ['gateway', 'order'],
  /** Kept by the provider when it settles a payment, or found in its statement. */
  provider_fee: ['fees', 'gateway'],
  /** The bank took the payment back within minutes, so that there was nothing to charge for. */
  provider_fee_returned: ['gateway', 'fees'],
  /** Money of one order goes on to another of the same customer. */
  credit: ['order', 'order'],
  /** A financing company owes the rest of a price from the hand-over on. */
  financing: ['lender', 'order'],
  financing_received: ['bank', 'lender'],
  sale: ['order', 'revenue'],
  /** Goods came back after they were sold. */
  sale_returned: ['revenue', 'order'],
  /** The government owes its part of a price from the hand-over on; it is no part of the order's total. */
  help_claimed: ['government', 'revenue'],
  help_received: ['bank', 'government'],
  /** It does not pay for a motorcycle that was handed over. */
  help_lost: ['losses', 'government'],
  forfeit: ['order', 'forfeits'],
  refund_decided: ['order', 'refund_payable'],
  /** A refund that did not happen. */
  refund_released: ['refund_payable', 'order'],
  refund_paid_by_provider: ['refund_payable', 'gateway'],
  refund_paid_by_bank: ['refund_payable', 'bank'],
  /** The bank sent a transfer back: the account that was given does not take it. */
  refund_returned: ['bank', 'order'],
  /** Staff paid out what a failed refund had left with an ended order. */
  refund_paid_by_hand: ['order', 'bank'],
  /** The bank took a settled payment back within minutes. */
  reversal: ['order', 'gateway'],
  /** The same, when the money was no longer with the order. */
  reversal_lost: ['losses', 'gateway'],
  /** The customer's bank took a payment back long after, or a part of it. */
  chargeback: ['order', 'gateway'],
  /** The same, when the money was no longer with the order. */
  chargeback_lost: ['losses', 'gateway'],
  /** The bank found against the customer, and gave back what it had charged back. */
  chargeback_returned: ['gateway', 'order'],
  /** The same, of what had been a loss. */
  chargeback_returned_lost: ['gateway', 'losses'],
  /** The provider paid back what nobody had asked for, and the order did not have. */
  refund_lost: ['losses', 'refund_payable'],
  /** The provider's transfer of its balance to us. */
  payout_of_gateway: ['bank', 'gateway'],
  commission_earned: ['commission_cost', 'affiliate_pending'],
  commission_matured: ['affiliate_pending', 'affiliate'],
  commission_cancelled: ['affiliate_pending', 'commission_cost'],
  commission_taken_back: ['affiliate', 'commission_cost'],
  /** Staff gave something besides. */
  commission_granted: ['commission_cost', 'affiliate'],
  commission_paid: ['affiliate', 'bank'],
  tax_withheld: ['affiliate', 'tax'],
  /** The bank sent one line of a payout back: the account that was given does not take it. */
  commission_returned: ['bank', 'affiliate'],
  /** Its tax: it is withheld again when the money leaves again. */
  tax_returned: ['tax', 'affiliate'],
} as const satisfies Record<string, readonly [debit: AccountKind, credit: AccountKind]>;

export type TransferCode = keyof typeof TRANSFER_CODES;

/** Whether the two accounts are of the kinds the code is for. */
export const fitsCode = (code: TransferCode, debit: string, credit: string): boolean =>
  accountOf(debit).kind === TRANSFER_CODES[code][0] &&
  accountOf(credit).kind === TRANSFER_CODES[code][1];

/** What the account of one order says, each the sum of its transfers, in rupiah. */
export interface OrderFigures {
  /** Came in and stayed: payments and credits less what banks took back. */
  readonly paidIdr: number;
  /** Owed or paid back. */
  readonly refundedIdr: number;
  readonly forfeitedIdr: number;
  /** Earned by delivering, less what was returned. */
  readonly soldIdr: number;
  /** Still with the order: what could be paid back now. */
  readonly refundableIdr: number;
}

/** @param sums credits less debits of the order's account, by code */
export const figuresFrom = (sums: ReadonlyMap<string, number>): OrderFigures => {
  const of = (...codes: TransferCode[]): number =>
    codes.reduce((sum, code) => sum + (sums.get(code) ?? 0), 0);
  return {
    paidIdr: of('payment', 'credit', 'reversal', 'chargeback', 'chargeback_returned'),
    refundedIdr:
      0 - of('refund_decided', 'refund_released', 'refund_returned', 'refund_paid_by_hand'),
    forfeitedIdr: 0 - of('forfeit'),
    soldIdr: 0 - of('sale', 'sale_returned'),
    refundableIdr: [...sums.values()].reduce((sum, each) => sum + each, 0),
  };
};

export const PAYMENT_STANDINGS = ['UNPAID', 'PART', 'PAID', 'OVERPAID'] as const;
type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** How far an order is paid. Computed wherever it is shown, never stored. */
export const standingOf = (
  totalIdr: number,
  { paidIdr, refundedIdr }: Pick<OrderFigures, 'paidIdr' | 'refundedIdr'>,
): { readonly standing: PaymentStanding; readonly dueIdr: number; readonly excessIdr: number } => {
  const netIdr = paidIdr - refundedIdr;
  const dueIdr = Math.max(0, totalIdr - netIdr);
  const excessIdr = Math.max(0, netIdr - totalIdr);
  if (excessIdr > 0) return { standing: 'OVERPAID', dueIdr, excessIdr };
  if (dueIdr === 0) return { standing: 'PAID', dueIdr, excessIdr };
  return { standing: netIdr > 0 ? 'PART' : 'UNPAID', dueIdr, excessIdr };
};
