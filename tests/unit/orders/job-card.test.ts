import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Delivery } from '#web/domains/orders/courier/deliveries.ts';
import { JobCard } from '#web/domains/orders/courier/job-card.tsx';
import courier from '#web/platform/i18n/messages/en/courier.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const MESSAGES = Object.fromEntries(
  Object.entries(courier).map(([key, text]) => [`courier.${key}`, text]),
);

const mapOf = (place: Pick<Delivery, 'latitude' | 'longitude'>): string | undefined => {
  const delivery = {
    workOrder: 'WO-1',
    orderCode: 'ALV00000001',
    productName: 'ALVA CERVO',
    colorName: 'Indie Red',
    method: 'DELIVER_TO_HOME',
    contactName: 'Ayu Lestari',
    address: 'Jl. Tebet Raya 1',
    addressNote: null,
    handedId: null,
    ...place,
  } as Delivery;
  const children = createElement(JobCard, {
    delivery,
    phone: undefined,
    busy: false,
    onPhone: () => undefined,
  });
  const markup = renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
  );
  return /<a href="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&');
};

it('the way to a delivery opens on a phone or desktop that does nothing with geo:', () => {
  expect(mapOf({ latitude: -6.2, longitude: 106.8 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=-6.2%2C106.8',
  );
});

it('the way to a delivery without a pin is looked for by its address, and names nobody', () => {
  const href = mapOf({ latitude: null, longitude: null });
  expect(href).toContain('query=Jl.%20Tebet%20Raya%201');
  expect(href).not.toContain('Ayu');
});
