import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { openAccount } from './account.ts';
import { refundedOf } from './fields.ts';
import type { Status, Transaction } from './model.ts';
import type { PostOffice } from './post-office.ts';
import type { Store } from './store.ts';

/** Digits that differ from one number to the next and look like those of the banks. */
const digits = (prefix: string, serial: number, length: number): string =>
  prefix + String(serial).padStart(length - prefix.length, '0');

const numberFor = (method: PaymentMethod, serial: number, amount: number): string => {
  switch (method) {
    case 'credit_card':
    case 'gopay':
    case 'shopeepay':
    case 'dana':
    case 'ovo':
      return '';
    case 'other_qris':
      return `00020101021226610014COM.GO-JEK.WWW01189360091430000000010210G0000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204557153033605402${String(amount).length}${amount}5802ID5904ALVA6007JAKARTA62${String(serial).padStart(8, '0')}6304A1B2`;
    case 'echannel':
      return digits('1', serial, 12);
    case 'alfamart':
    case 'indomaret':
      return digits('8790', serial, 16);
    default:
      return digits('12345', serial, 16);
  }
};

/** Test cards of the documentation. */
const CARDS: Readonly<Record<string, { ask: boolean; fraud?: 'deny' | 'challenge'; deny?: true }>> =
  {
    '4811111111111114': { ask: true },
    '4411111111111118': { ask: false },
    '4911111111111113': { ask: true, deny: true },
    '4611111111111116': { ask: true, fraud: 'deny' },
    '4511111111111117': { ask: true, fraud: 'challenge' },
  };

const OTP = '112233';

export type Outcome = 'ok' | 'asks' | 'denied' | 'refused';

/** Everything that can happen to an order's money, each told to the shop. */
export const openBank = (store: Store, office: PostOffice, clock: () => number) => {
  const begin = (t: Transaction, method: PaymentMethod): void => {
    t.transactionId = randomUUID();
    t.method = method;
    t.number = numberFor(method, store.next(), t.amount);
    t.startedAt = clock();
  };
  const account = openAccount(store, clock);
  const become = (t: Transaction, status: Status): void => {
    t.status = status;
    store.save();
    office.notify(t);
  };
  const isOver = (t: Transaction): boolean =>
    t.pageCancelledAt !== undefined ||
    // An order that was paid is never paid again, also when the bank took the money back.
    t.settledAt !== undefined ||
    clock() >= t.expiresAt ||
    (t.status !== undefined && t.status !== 'pending' && t.status !== 'deny');

  const leftOf = (t: Transaction): number => t.amount - refundedOf(t) - (t.chargedBack ?? 0);

  const decide = (t: Transaction, number: string): Outcome => {
    const card = CARDS[number];
    delete t.waiting;
    const denied = card === undefined || card.deny === true || card.fraud === 'deny';
    t.card = {
      masked: `${number.slice(0, 8)}-${number.slice(-4)}`,
      code: denied ? '05' : '00',
      message: denied ? 'Do not honour' : 'Approved',
    };
    t.fraud = card?.fraud ?? 'accept';
    if (!denied) account.pays(t);
    become(t, denied ? 'deny' : 'capture');
    return denied ? 'denied' : 'ok';
  };

  return {
    isOver,
    account,
    /** Somebody chooses a method that waits for money elsewhere. */
    choose(t: Transaction, method: PaymentMethod): Outcome {
      if (isOver(t) || !t.offered.includes(method)) return 'refused';
      if (t.status === 'pending' && t.method === method) return 'ok';
      begin(t, method);
      t.fraud = 'accept';
      become(t, 'pending');
      return 'ok';
    },
    /** A card is given; most ask for a one-time password first. */
    card(t: Transaction, number: string): Outcome {
      if (isOver(t) || !t.offered.includes('credit_card')) return 'refused';
      begin(t, 'credit_card');
      if (CARDS[number]?.ask === true) {
        t.waiting = number;
        delete t.status;
        store.save();
        return 'asks';
      }
      return decide(t, number);
    },
    password(t: Transaction, otp: string): Outcome {
      if (t.waiting === undefined || isOver(t)) return 'refused';
      if (otp === OTP) return decide(t, t.waiting);
      return decide(t, 'wrong password'.padEnd(16));
    },
    /** The money arrives, also after the page or the transaction is over. */
    settle(t: Transaction): Outcome {
      if (t.method === undefined || t.status === undefined || t.status === 'settlement')
        return 'refused';
      if (t.settledAt !== undefined && t.status !== 'deny') return 'refused';
      t.settledAt = clock();
      t.fraud = 'accept';
      account.pays(t);
      become(t, 'settlement');
      return 'ok';
    },
    /** A payment is refused, or a settled one taken back. */
    deny(t: Transaction): Outcome {
      // A bank takes a payment back within minutes, and not what has gone back in part already.
      if (t.status === undefined || t.refunds.length > 0) return 'refused';
      account.takesBack(t);
      become(t, 'deny');
      return 'ok';
    },
    /** The customer's bank takes money back; all that is left of it without an amount. */
    chargeBack(t: Transaction, amount = leftOf(t)): Outcome {
      if (t.settledAt === undefined || !account.has(t) || amount < 1 || amount > leftOf(t))
        return 'refused';
      t.chargedBack = (t.chargedBack ?? 0) + amount;
      account.chargesBack(t, amount);
      become(t, t.chargedBack === t.amount ? 'chargeback' : 'partial_chargeback');
      return 'ok';
    },
    /** The bank finds against the customer: all that was charged back comes back. */
    returnChargeback(t: Transaction): Outcome {
      if (t.chargedBack === undefined) return 'refused';
      account.returns(t, t.chargedBack);
      delete t.chargedBack;
      const refunded = t.refunds.length > 0;
      become(t, refunded ? 'partial_refund' : 'settlement');
      return 'ok';
    },
    /** Somebody pays money back by the provider's dashboard: the shop asked for nothing. */
    refundByDashboard(t: Transaction, amount = leftOf(t)): Outcome {
      if (t.settledAt === undefined || !account.has(t) || amount < 1 || amount > leftOf(t))
        return 'refused';
      this.refund(t, `dashboard-${store.next()}`, amount, 'Refund by the dashboard');
      return 'ok';
    },
    end(t: Transaction, status: 'expire' | 'cancel'): Outcome {
      const open = t.status === 'pending' || (status === 'cancel' && t.status === 'capture');
      if (!open) return 'refused';
      account.takesBack(t);
      become(t, status);
      return 'ok';
    },
    refund(t: Transaction, key: string, amount: number, reason: string): void {
      const refund = { id: store.next(), key, amount, reason, at: clock() };
      t.refunds.push(refund);
      account.refunds(t, amount);
      // What a bank has charged back stays in the status: nothing else would tell of it.
      if (t.chargedBack !== undefined) become(t, 'partial_chargeback');
      else become(t, refundedOf(t) >= t.amount ? 'refund' : 'partial_refund');
    },
    /** The second notice: the money is on its way. */
    confirmRefunds(t: Transaction): Outcome {
      const open = t.refunds.filter(({ confirmedAt }) => confirmedAt === undefined);
      if (open.length === 0) return 'refused';
      for (const refund of open) refund.confirmedAt = clock();
      store.save();
      office.notify(t);
      return 'ok';
    },
  };
};

export type Bank = ReturnType<typeof openBank>;
