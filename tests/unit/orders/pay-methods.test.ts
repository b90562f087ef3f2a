import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PayMethods } from '#web/domains/orders/detail/pay-methods.tsx';
import payments from '#web/platform/i18n/messages/en/payments.ts';
import purchases from '#web/platform/i18n/messages/en/purchases.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const inScope = (scope: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text] as const);
const messages = Object.fromEntries([
  ...inScope('payments', payments),
  ...inScope('purchases', purchases),
]);

const markupOf = (chosen: string | null, isFolded: boolean): string => {
  const onChoose = () => undefined;
  const children = createElement(PayMethods, { amount: 500_000, chosen, isFolded, onChoose });
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages, children }),
  );
};

it('what was chosen in the checkout stands alone, and the others are folded away', () => {
  const [shown = '', folded = ''] = markupOf('bca_va', true).split('<details');
  expect(shown).toContain('BCA Virtual Account');
  expect(shown).not.toContain('<input');
  expect(folded).not.toMatch(/^[^>]*\bopen\b/);
  expect(folded).toContain('Another way to pay');
});

it('with nothing chosen, or chosen on this page, the whole list is there', () => {
  expect(markupOf(null, true)).not.toContain('Another way to pay');
  expect(markupOf('bca_va', false)).not.toContain('Another way to pay');
});
