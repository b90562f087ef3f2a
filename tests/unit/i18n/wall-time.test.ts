import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#edge/contract/locale.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { wallTime } from '#web/platform/i18n/format-by-intl.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';
import { DateInput } from '#web/ui/date-input.tsx';

it.each([
  ['en', '2026-11-24', 'Tue, 24 November 2026'],
  ['id', '2026-11-24', 'Sel, 24 November 2026'],
  ['en', '2026-03-05T17:05', 'Thu, 5 Mar 2026, 17:05'],
  ['id', '2026-03-05T17:05', 'Kam, 5 Mar 2026, 17.05'],
  ['en', '09:00', '09:00'],
  ['id', '17:05', '17.05'],
  ['id', 'soon', 'soon'],
] as const)('in %s a date control that holds %s says %s', (locale, text, written) => {
  expect(wallTime(locale, text)).toBe(written);
});

const controlIn = async (locale: Locale, value: string): Promise<string> => {
  const { ui } = await catalogueIn(locale);
  const messages = Object.fromEntries(Object.entries(ui).map(([key, text]) => [`ui.${key}`, text]));
  const children = createElement(DateInput, { type: 'date', value, onChange: () => {} });
  return renderToStaticMarkup(createElement(MessagesProvider, { locale, messages, children }));
};

it('a date control shows its date, and its empty form, as the language of the page writes them', async () => {
  expect(await controlIn('id', '2026-11-24')).toContain('Sel, 24 November 2026');
  expect(await controlIn('id', '')).toContain('hh/bb/tttt');
  expect(await controlIn('en', '')).toContain('dd/mm/yyyy');
});
