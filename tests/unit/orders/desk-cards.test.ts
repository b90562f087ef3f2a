import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as possible from '#web/domains/orders/desk/actions/possible.ts';
import { DeskProvider } from '#web/domains/orders/desk/desk-context.ts';
import { MotorcycleCards, ThingCards } from '#web/domains/orders/desk/kind-cards.tsx';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';
import orderDesk from '#web/platform/i18n/messages/en/order-desk.ts';
import purchases from '#web/platform/i18n/messages/en/purchases.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const scoped = (scope: string, texts: object) =>
  Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text] as const);
const MESSAGES = Object.fromEntries([
  ...scoped('orderDesk', orderDesk),
  ...scoped('purchases', purchases),
]);

const VIN = 'MJXVA2HP1RK003044';
const AT = '2026-11-24T03:00:00Z';
const plate = { item: 'TNKB', progress: 'PROCESSING', earliest: AT, latest: AT, collectedAt: null };

const NO_NAME = { en: '', id: '' };

/** What the desk shows of what was ordered. */
const cardsOf = (order: object): string => {
  const desk = {
    may: ['updateRegistration'],
    row: {
      order: {
        state: 'SHIPPED',
        phase: 'FINAL',
        product: { name: 'ALVA CERVO', colorName: NO_NAME, batteryName: NO_NAME },
        registration: [],
        ...order,
      },
    },
    unit: { vin: VIN, motorNumber: 'EM003044', location: 'SCBD', arrivedAt: AT },
    freeUnits: [],
    costs: [],
    goods: [],
  } as unknown as DeskOrderFragment;
  const value = { desk, can: possible, onWritten: () => undefined, onStale: () => undefined };
  const cards = createElement(
    Fragment,
    null,
    createElement(ThingCards),
    createElement(MotorcycleCards),
  );
  const children = createElement(DeskProvider, { value }, cards);
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
  );
};

it('the desk shows the unit, the papers and the help of an order whose record names no kind: it is of a motorcycle', () => {
  const shown = cardsOf({ registration: [plate], sisapiraStatus: 'REGISTERED' });
  expect(shown).toContain(VIN);
  expect(shown).toContain(purchases['registration.TNKB']);
  expect(shown).toContain(orderDesk['papers.ready']);
  expect(shown).toContain(purchases['sisapira.title']);
});

it('the desk shows no plate of an order of goods', () => {
  expect(cardsOf({ kind: 'GOODS', items: [], returns: [] })).not.toContain(
    orderDesk['papers.title'],
  );
});

it('the desk enters and corrects the number of a plate until and after it is collected', () => {
  const number = 'B 1234 ABC';
  const enter = orderDesk['papers.enter-number'];
  const correct = orderDesk['papers.correct-number'];
  const shownOf = (more: object): string => cardsOf({ registration: [{ ...plate, ...more }] });
  const begun = shownOf({ plateNumber: null });
  for (const word of [enter, correct]) expect(begun).not.toContain(word);
  // From before numbers were noted.
  expect(shownOf({ progress: 'COLLECTED' })).toContain(enter);
  const collected = shownOf({ progress: 'COLLECTED', plateNumber: number });
  for (const word of [number, correct]) expect(collected).toContain(word);
  expect(collected).not.toContain(orderDesk['papers.collected']);
  // The number came with the certificate.
  expect(shownOf({ plateNumber: number })).toContain(correct);
  const title = { ...plate, item: 'BPKB', progress: 'COLLECTED' };
  expect(cardsOf({ registration: [title] })).not.toContain(enter);
});
