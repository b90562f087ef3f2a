'use client';

import { rupiah } from '#edge/contract/money.ts';
import { DELIVERY_FAILURES } from '#edge/contract/orders/delivery-failures.ts';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { stateKey } from './state-key.ts';

type Entry = DeskOrderFragment['log'][number];

const NOTES = [
  'CONTRACT_SIGNED',
  'PLATE_NUMBER',
  'INVOICE_ADDRESS',
  'CHANGED_COLOR',
  'CHANGED_DELIVERY',
  'CHANGED_VOUCHER',
  'DOCUMENTS',
  'REFUND_ACCOUNT',
  'COMPLAINT_OPENED',
  'COMPLAINT_REPLIED',
  'COMPLAINT_ANSWERED',
  'COMPLAINT_RESOLVED',
  'COMPLAINT_WITHDRAWN',
  'FIRST_APPROVAL',
  'REVERSED',
  'CHARGED_BACK',
  'CHARGEBACK_RETURNED',
  'DENIED',
  'PART',
  'LATE',
  'OVERPAID',
  'HELP_DIFFERENCE',
  'RETURN_REQUESTED',
  'RETURN_ACCEPTED',
  'RETURN_REFUSED',
  'RETURN_WITHDRAWN',
  'RETURN_REFUNDED',
  'ITEMS_TAKEN_OUT',
  'ITEMS_HANDED_OVER',
  'COURIER',
  ...DELIVERY_FAILURES,
] as const;

/** Written by a person; with an amount it is of the shop itself. */
export const isNote = (kind: string, amount: number | null): boolean =>
  kind === 'ORDER_CUSTOMER_NOTE' || (kind === 'ORDER_NOTE' && amount === null);

/** Sentences for what the server names by a code; a code without one is shown as it is. */
export const useDeskWords = () => {
  const t = useScopedI18n('orderDesk');
  const payments = useScopedI18n('payments') as unknown as (key: string) => string;
  const purchases = useScopedI18n('purchases') as unknown as (
    key: string,
    values?: object,
  ) => string;
  const stateOfRefund = (state: string): string => payments(`refund.${state}`);
  return {
    stateOfPayment: (state: string): string => payments(`attempt.${state}`),
    stateOfRefund,
    methodName: (method: string | null): string =>
      method === null ? '' : payments(`method.${method}`),
    /**
     * What happened.
     * @param isFinanced to an order bought on instalments
     */
    whatOf: ({ kind, to, phase, amount, note }: Entry, isFinanced: boolean): string => {
      if (kind === 'ORDER_STATE_TRANSITION' && to !== null)
        return t(stateKey(to, phase as 'BOOKING' | 'FINAL', isFinanced));
      if (isNote(kind, amount))
        return t('notes.entry', {
          audience: t(kind === 'ORDER_NOTE' ? 'notes.for.STAFF' : 'notes.for.CUSTOMER'),
        });
      if (kind === 'ORDER_HELP' && note !== null)
        return `${purchases('history.ORDER_HELP')}: ${purchases(`sisapira.${note}`)}`;
      if (kind === 'ORDER_REFUND_TRANSITION' && note !== null)
        return `${stateOfRefund(note)}: ${amount === null ? '' : rupiah(amount)}`;
      const what = purchases(`history.${kind}`);
      return amount === null ? what : purchases('history.amount', { what, amount: rupiah(amount) });
    },
    /** Who did it. */
    whoOf: ({ actor, staffName }: Entry): string =>
      staffName ?? t(`log.by.${actor as 'customer' | 'staff' | 'provider' | 'clock'}`),
    noteOf: ({ kind, note, amount }: Entry): string | null => {
      if (note === null || kind === 'ORDER_REFUND_TRANSITION' || kind === 'ORDER_HELP') return null;
      if (isNote(kind, amount)) return note;
      const coded = NOTES.find((each) => each === note);
      return coded === undefined ? note : t(`log.note.${coded}`);
    },
  };
};
