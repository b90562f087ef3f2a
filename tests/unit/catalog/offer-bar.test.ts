import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_MONTHS, defaultPlan } from '#edge/contract/financing/default-plan.ts';
import { OFFERS } from '#edge/contract/financing/providers.ts';
import { minimumDownPayment } from '#edge/contract/financing/simulation.ts';
import { OfferLine, shownOffer } from '#web/domains/catalog/product/offer-bar.tsx';
import catalog from '#web/platform/i18n/messages/en/catalog.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const offers = [
  { battery: 'dual', isStandard: false, price: 46_990_000, plan: null },
  { battery: 'single', isStandard: true, price: 37_490_000, plan: defaultPlan(37_490_000) },
];

const lineOf = (battery: string | null, isShown = true, isElsewhere = false): string => {
  const messages = Object.fromEntries(
    Object.entries(catalog).map(([key, text]) => [`catalog.${key}`, text]),
  );
  const children = createElement(OfferLine, {
    slug: 'alva-one',
    name: 'ALVA ONE',
    offer: shownOffer(offers, battery),
    isShown,
    isElsewhere,
  });
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages, children }),
  );
};

it('the sticky offer has the price of the battery that is shown, else of the one the model comes with', () => {
  expect(lineOf(null)).toContain('Rp37.490.000');
  expect(lineOf('dual')).toContain('Rp46.990.000');
  expect(lineOf('dual')).not.toContain('Rp37.490.000');
  expect(lineOf('steam')).toContain('Rp37.490.000');
});

it('the sticky offer leads to the configurator and to a test ride, and says what a month costs', () => {
  const html = lineOf(null);
  expect(html).toContain('href="/en/product/alva-one/customize"');
  expect(html).toContain('href="/en/test-ride/book?model=alva-one"');
  expect(html).toMatch(/Rp1\.\d{3}\.\d{3} × 24 months/);
  expect(html).toMatch(/Rp5\.624\.000 down/);
});

it('with another province chosen the sticky offer says that its price is Jakarta’s', () => {
  expect(lineOf(null, true, true)).toContain('on the road in Jakarta</span>');
  expect(lineOf(null, true, true)).not.toContain('months');
});

it('an offer that the first screen shows itself takes no focus', () => {
  expect(lineOf(null, false)).toContain('inert=""');
  expect(lineOf(null)).not.toContain('inert=""');
});

it('the monthly figure is that of the plan the instalment pages begin with', () => {
  const [offer] = OFFERS;
  const price = 37_490_000;
  const plan = defaultPlan(price);
  expect(plan?.months).toBe(DEFAULT_MONTHS);
  expect(plan?.downPayment).toBe(offer && minimumDownPayment(price, offer));
  const financed = price - (plan?.downPayment ?? 0);
  expect((plan?.monthly ?? 0) * DEFAULT_MONTHS).toBeGreaterThan(financed);
});
