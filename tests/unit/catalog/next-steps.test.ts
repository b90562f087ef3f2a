import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DefaultPlan } from '#edge/contract/financing/default-plan.ts';
import { NextSteps } from '#web/domains/catalog/customize/next-steps.tsx';
import { stepsOfModel } from '#web/domains/catalog/customize/steps.ts';
import type { Configurator } from '#web/domains/catalog/customize/use-configurator.ts';
import configurator from '#web/platform/i18n/messages/en/configurator.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const MESSAGES = Object.fromEntries(
  Object.entries(configurator).map(([key, text]) => [`configurator.${key}`, text]),
);

const markupWith = (plan: DefaultPlan | null): string => {
  const children = createElement(NextSteps, {
    configurator: {
      model: { slug: 'alva-one', name: 'ALVA ONE' },
      choice: { color: 'halo-white', battery: 'single' },
      dealer: { slug: 'aec-scbd', whatsapp: '+62 812 1000 1000', phone: null },
      steps: stepsOfModel('alva-one'),
      isReady: false,
    } as unknown as Configurator,
    plan,
    onMissing: () => undefined,
  });
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
  );
};

const messageWith = (plan: DefaultPlan | null): string =>
  decodeURIComponent(/wa\.me\/\d+\?text=([^"]*)"/.exec(markupWith(plan))?.[1] ?? '');

it('the message to the dealer says what was configured', () => {
  expect(messageWith(null)).toContain('ALVA ONE');
  expect(messageWith(null)).toContain(
    '/product/alva-one/customize?color=halo-white&battery=single',
  );
  expect(messageWith(null)).not.toContain('instalments');
});

it('the message to the dealer names the instalments that were chosen', () => {
  const plan = { months: 24, monthly: 1_450_000, downPayment: 5_624_000 };
  expect(messageWith(plan)).toContain('24 instalments of Rp1.450.000 after Rp5.624.000 down');
  expect(messageWith(plan)).toContain(
    '/product/alva-one/customize?color=halo-white&battery=single',
  );
});

it('from a configuration one goes on to instalments, other ways to pay and a test ride', () => {
  const markup = markupWith(null);
  for (const path of [
    '/en/purchase?product=alva-one',
    '/en/product/alva-one/customize/payment/installment',
    '/en/product/alva-one/customize/payment',
    '/en/test-ride/book?model=alva-one',
  ])
    expect(markup).toContain(`href="${path}"`);
});
