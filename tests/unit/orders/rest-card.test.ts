import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { RestCard, restOf } from '#web/domains/orders/detail/rest-card.tsx';
import purchases from '#web/platform/i18n/messages/en/purchases.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const BOOKED = {
  phase: 'BOOKING',
  state: 'PAYMENT_SETTLED',
  total: 21_500_000,
  paid: 500_000,
  due: 0,
  preOrder: false,
} as OrderRecord;

const messages = Object.fromEntries(
  Object.entries(purchases).map(([key, text]) => [`purchases.${key}`, text]),
);

const markupOf = (order: OrderRecord, position: OrderPosition): string => {
  const children = createElement(RestCard, { order, position });
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages, children }),
  );
};

it('a paid booking says what the rest is, and that it waits for a motorcycle', () => {
  const markup = markupOf(BOOKED, 'PAYMENT_SETTLED.BOOKING');
  expect(markup).toContain('Rp21.000.000');
  expect(markup).toContain('you have 14 days');
  expect(markup).toContain('We cannot name a day yet');
  expect(markupOf({ ...BOOKED, preOrder: true }, 'PAYMENT_SETTLED.BOOKING')).toContain(
    'not in stock yet',
  );
  expect(markupOf(BOOKED, 'ALLOCATED.BOOKING')).toBe('');
});

it('the rest is what is due after what is due now, and none of an order that is paid otherwise or over', () => {
  expect(restOf({ ...BOOKED, paid: 0, due: 500_000 })).toBe(21_000_000);
  expect(restOf({ ...BOOKED, phase: 'FINAL', due: 21_000_000 })).toBe(0);
  expect(restOf({ ...BOOKED, state: 'CANCELLED' })).toBe(0);
});
