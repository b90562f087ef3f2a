import { expect, it } from 'vitest';
import { imports } from './sources.ts';

const SILENT = 'web/platform/graphql/endpoints.ts';

/** What works behind the screen has places of its own to say that it failed. */
const BEHIND_THE_SCREEN = [
  // Brings what a device has put into its cart; the cart's page says when it could not.
  'web/domains/orders/cart/cart-browser.ts',
  'web/platform/device/fetch-page.ts',
  // Nobody asked for it: a list that a page without signal is to have.
  'web/platform/device/own-pages.ts',
  'web/platform/graphql/beacon.ts',
  'web/platform/graphql/telling.ts',
  'web/platform/offline/outbox/post.ts',
  // Nobody asked for it: that a password was wrong, which the form has said.
  'web/platform/session/failed-sign-in.ts',
  // Nobody asked for it: where a sign-in leads.
  'web/platform/session/landing.ts',
];

it('every query and mutation of a screen goes by an endpoint that tells of failures', () => {
  const silent = imports().filter(({ from, to }) => {
    const file = to.startsWith('web/') ? to : `${from.slice(0, from.lastIndexOf('/'))}/${to}`;
    return from.startsWith('web/') && file === SILENT;
  });
  expect([...new Set(silent.map(({ from }) => from))].sort()).toEqual(BEHIND_THE_SCREEN);
});
