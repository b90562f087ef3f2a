import type { PaymentMethod } from '#edge/contract/payments/methods.ts';

/** What the documentation calls `transaction_status`; none until somebody has chosen a method. */
export type Status =
  | 'pending'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'partial_refund'
  | 'chargeback'
  | 'partial_chargeback';

export interface Refund {
  readonly id: number;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly at: number;
  confirmedAt?: number;
}

interface Card {
  readonly masked: string;
  readonly code: string;
  readonly message: string;
}

interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
}

/** One order at the provider: its page, and the transaction once a method was chosen. */
export interface Transaction {
  readonly orderId: string;
  readonly token: string;
  readonly amount: number;
  readonly lines: readonly Line[];
  readonly offered: readonly PaymentMethod[];
  readonly finishUrl: string;
  readonly locale: string;
  /** Where its notifications go; none are sent without. */
  readonly notifyUrl: string | undefined;
  readonly createdAt: number;
  readonly expiresAt: number;
  pageCancelledAt?: number;
  /** Made anew when another method or card is tried. */
  transactionId?: string;
  method?: PaymentMethod;
  /** Number to pay to, where the method has one. */
  number?: string;
  status?: Status;
  fraud?: 'accept' | 'deny' | 'challenge';
  /** A card that waits for its one-time password. */
  waiting?: string;
  card?: Card;
  startedAt?: number;
  settledAt?: number;
  /** Whole rupiah that the customer's bank has taken back. */
  chargedBack?: number;
  refunds: Refund[];
}

/** A notification on its way, as it was when it happened. */
export interface Letter {
  readonly id: number;
  readonly orderId: string;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Deliveries so far. */
  tries: number;
  dueAt: number;
}

/** How the provider misbehaves, by choice of whoever looks at its control page. */
export interface Behaviour {
  /** Milliseconds until a notification is first sent. */
  delayMs: number;
  /** Each notification is sent so many times. */
  copies: number;
  /** Notifications wait for the next one of their order, which goes first. */
  reversed: boolean;
  /** None is sent. */
  silent: boolean;
  /** What happens to the next requests of the shop: `error` answers 500, `lost` does the work and hangs up, `hang` says nothing. */
  requests: 'ok' | 'error' | 'lost' | 'hang';
  /** Refunds find the balance too low, or the bank refuses them. */
  refunds: 'ok' | 'insufficient' | 'denied';
  /** Milliseconds from a refund to the second notice of it. */
  confirmMs: number;
  /** Milliseconds from charging a card to its settlement, which takes a day where money moves. */
  settleMs: number;
  /** Waits between retries, as a share of the documented minutes. */
  pace: number;
}

export const WELL_BEHAVED: Behaviour = {
  delayMs: 300,
  copies: 1,
  reversed: false,
  silent: false,
  requests: 'ok',
  refunds: 'ok',
  confirmMs: 5_000,
  settleMs: 30_000,
  pace: 0.01,
};

/** A line of the account that the provider keeps for the shop. */
export interface StatementRow {
  readonly at: number;
  /** Of the order, or of the withdrawal. */
  readonly name: string;
  readonly type:
    | 'payment'
    | 'reversal'
    | 'refund'
    | 'chargeback'
    | 'chargeback return'
    | 'withdrawal';
  readonly channel: string;
  /** Whole rupiah, negative where it leaves. */
  readonly amount: number;
  /** Kept by the provider; negative where it gives it back. */
  readonly fee: number;
}

export interface State {
  transactions: Transaction[];
  statement: StatementRow[];
  letters: Letter[];
  behaviour: Behaviour;
  /** Counts transactions, letters and refunds. */
  next: number;
  /** Where it listened last; pages people have open are there. */
  port: number;
}
