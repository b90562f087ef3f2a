import { providerFee } from '#edge/contract/payments/fees.ts';
import type { StatementRow, Transaction } from './model.ts';
import type { Store } from './store.ts';

/** What the provider has for the shop: each change of it a line, as its balance and its statement show it. */
export const openAccount = (
  { state, next }: Pick<Store, 'state' | 'next'>,
  clock: () => number,
) => {
  const write = (t: Transaction, type: StatementRow['type'], amount: number, fee = 0): void => {
    const channel = t.method ?? '';
    state.statement.push({ at: clock(), name: t.orderId, type, channel, amount, fee });
  };
  const balanceAt = (at: number): number =>
    state.statement.reduce((sum, row) => (row.at <= at ? sum + row.amount - row.fee : sum), 0);
  /** It was paid, and no bank has taken the payment back within minutes. */
  const has = ({ orderId }: Transaction): boolean => {
    const last = state.statement.findLast(
      ({ name, type }) => name === orderId && (type === 'payment' || type === 'reversal'),
    );
    return last?.type === 'payment';
  };
  return {
    has,
    balanceAt,
    pays: (t: Transaction): void => {
      if (!has(t)) write(t, 'payment', t.amount, providerFee(t.method ?? null, t.amount));
    },
    takesBack: (t: Transaction): void => {
      if (has(t)) write(t, 'reversal', -t.amount, -providerFee(t.method ?? null, t.amount));
    },
    refunds: (t: Transaction, amount: number): void => write(t, 'refund', -amount),
    chargesBack: (t: Transaction, amount: number): void => write(t, 'chargeback', -amount),
    returns: (t: Transaction, amount: number): void => write(t, 'chargeback return', amount),
    /** All of it goes to the shop's bank. */
    withdraw: (): void => {
      const amount = balanceAt(clock());
      if (amount <= 0) return;
      const name = `WD-${next()}`;
      state.statement.push({
        at: clock(),
        name,
        type: 'withdrawal',
        channel: '',
        amount: -amount,
        fee: 0,
      });
    },
  };
};
