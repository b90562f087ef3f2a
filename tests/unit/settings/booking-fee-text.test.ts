import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rupiah } from '#web/platform/i18n/format.ts';
import catalogEn from '#web/platform/i18n/messages/en/catalog.ts';
import contentEn from '#web/platform/i18n/messages/en/content.ts';
import catalogId from '#web/platform/i18n/messages/id/catalog.ts';
import contentId from '#web/platform/i18n/messages/id/content.ts';
import { BookingFeeText } from '#web/platform/settings/booking-fee-text.tsx';

const SENTENCES = [
  catalogEn['buy.text'],
  catalogId['buy.text'],
  contentEn['yours.lead'],
  contentId['yours.lead'],
];

it.each(SENTENCES)('a static page names the booking fee of its build: %s', (text) => {
  const atBuild = [{ name: 'BOOKING_FEE', value: 750_000 }];
  const html = renderToStaticMarkup(createElement(BookingFeeText, { text, atBuild }));
  expect(html).toContain(rupiah(750_000));
  expect(html).not.toContain('{');
});
