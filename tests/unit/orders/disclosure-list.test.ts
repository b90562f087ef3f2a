import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Disclosure, disclose } from '#edge/contract/financing/disclosure.ts';
import { rupiah } from '#edge/contract/money.ts';
import { DisclosureList } from '#web/platform/financing/disclosure-list.tsx';
import en from '#web/platform/i18n/messages/en/disclosure.ts';
import id from '#web/platform/i18n/messages/id/disclosure.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const TEXTS = { en, id } as const;

const listOf = (locale: keyof typeof TEXTS, of: Disclosure): string => {
  const messages = Object.fromEntries(
    Object.entries(TEXTS[locale]).map(([key, text]) => [`disclosure.${key}`, text]),
  );
  const children = createElement(DisclosureList, { of });
  return renderToStaticMarkup(createElement(MessagesProvider, { locale, messages, children }));
};

/** The row of the list with this label, as its text. */
const rowOf = (html: string, label: string): string | undefined =>
  html.match(new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>([^<]*)</dd>`))?.[1];

const planOf = (provider: string, price: number): Disclosure => {
  const of = disclose({ price, downPayment: 10_000_000, provider, months: 12 });
  if (of === undefined) throw new Error('no plan');
  return of;
};

describe.each([
  ['en', 'Each month', 'In the last month', 'months'],
  ['id', 'Setiap bulan', 'Pada bulan terakhir', 'bulan'],
] as const)('what financing costs, in %s', (locale, monthly, last, months) => {
  it('has the instalment and for how many months it is paid', () => {
    const of = { ...planOf('ADIRA', 34_000_000), monthly: 2_000_000, lastMonthly: 2_000_000 };
    const html = listOf(locale, of);
    expect(rowOf(html, monthly)).toBe(`${rupiah(2_000_000)} × 12 ${months}`);
    expect(rowOf(html, last)).toBeUndefined();
  });

  it('has the last instalment where it is another', () => {
    const of = { ...planOf('ADIRA', 34_000_000), monthly: 2_000_000, lastMonthly: 2_000_007 };
    const html = listOf(locale, of);
    expect(rowOf(html, monthly)).toBe(`${rupiah(2_000_000)} × 11 ${months}`);
    expect(rowOf(html, last)).toBe(rupiah(2_000_007));
  });

  it('has them of a sale at cost plus margin in words without interest', () => {
    const html = listOf(locale, planOf('PAPITUPI', 34_000_001));
    expect(rowOf(html, monthly)).toContain('× ');
    expect(html).not.toMatch(/interest|bunga/i);
  });
});
