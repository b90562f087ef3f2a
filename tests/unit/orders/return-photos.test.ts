import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Desk, DeskProvider } from '#web/domains/orders/desk/desk-context.ts';
import { ReturnsCard } from '#web/domains/orders/desk/returns-card.tsx';
import orderDesk from '#web/platform/i18n/messages/en/order-desk.ts';
import purchases from '#web/platform/i18n/messages/en/purchases.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const MESSAGES = Object.fromEntries(
  Object.entries({ orderDesk, purchases }).flatMap(([scope, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text] as const),
  ),
);
const RETURN = {
  id: 'grt_zip',
  state: 'REQUESTED',
  reason: 'NOT_WORKING',
  note: 'The zip is stuck',
  answer: null,
  amount: 325_000,
  lines: [{ position: 0, quantity: 1 }],
  photos: ['/files/upl_zip', '/files/upl_seam'],
};

it('photos of a return are opened at the desk by their own path, which has no language', () => {
  const desk = { may: [], row: { order: { state: 'DELIVERED', items: [], returns: [RETURN] } } };
  const value = { desk } as unknown as Desk;
  const children = createElement(DeskProvider, { value }, createElement(ReturnsCard));
  const markup = renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
  );
  const links = [...markup.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, href, text]) => [text, href])).toEqual([
    ['Photo 1', '/files/upl_zip'],
    ['Photo 2', '/files/upl_seam'],
  ]);
});
