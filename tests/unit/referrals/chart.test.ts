import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasCourse, OrpChart } from '#web/domains/referrals/dashboard/chart.tsx';
import en from '#web/platform/i18n/messages/en/referrals.ts';
import id from '#web/platform/i18n/messages/id/referrals.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const POINTS = [
  { toolTip: '2026-11-01/2026-11-07', totalClick: 40, totalSales: 1 },
  { toolTip: '2026-11-08/2026-11-14', totalClick: 1_200, totalSales: 3 },
  { toolTip: '2026-11-15', totalClick: 0, totalSales: 0 },
];
const TEXTS = { en, id } as const;

const shown = (locale: 'en' | 'id', points: typeof POINTS): string => {
  const messages = Object.fromEntries(
    Object.entries(TEXTS[locale]).map(([key, text]) => [`referrals.${key}`, text]),
  );
  const children = createElement(OrpChart, { points });
  return renderToStaticMarkup(createElement(MessagesProvider, { locale, messages, children }));
};
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const cellsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell).trim()),
  );

describe('the chart of the dashboard', () => {
  it.each(['en', 'id'] as const)('has a table with each point of it, in %s', (locale) => {
    const html = shown(locale, POINTS);
    expect(html).toContain('<caption');
    const [, ...rows] = cellsOf(html);
    const thousand = locale === 'en' ? '1,200' : '1.200';
    expect(rows.map(([, clicks, sales]) => [clicks, sales])).toEqual([
      ['40', '1'],
      [thousand, '3'],
      ['0', '0'],
    ]);
    expect(rows[1]?.[0]).toMatch(/8 .*2026 – 14 .*2026/);
  });

  it('has a text with its sums, and when most was sold', () => {
    const [text = ''] = textOf(shown('en', POINTS)).split(' Clicks ');
    expect(text).toContain('1,240');
    expect(text).toMatch(/8 Nov\w* 2026 – 14 Nov\w* 2026/);
    const none = shown('en', [{ toolTip: '2026-11-15', totalClick: 7, totalSales: 0 }]);
    expect(textOf(none)).toContain(en['chart.text-none'].replace('{clicks}', '7'));
  });

  it('is left out where there is nothing to draw', () => {
    expect(hasCourse(POINTS)).toBe(true);
    expect(hasCourse([{ toolTip: '2026-11-15', totalClick: 0, totalSales: 0 }])).toBe(false);
  });
});
