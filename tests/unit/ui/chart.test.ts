import { describe, expect, it } from 'vitest';
import { shortNumber } from '#web/platform/i18n/format-by-intl.ts';
import { configurationOf } from '#web/ui/chart/draw.ts';
import type { BarChartProps } from '#web/ui/chart/series.ts';

const CHART: BarChartProps = {
  columns: [
    { label: '26 Nov', title: '26 November 2026' },
    { label: '27 Nov', title: '27 November 2026' },
  ],
  series: [
    { name: 'In', colour: 'accent', values: [1_500_000, 0] },
    { name: 'Out', colour: 'line-strong', values: [0, 250_000] },
  ],
  stacked: false,
  inFull: (value) => `Rp${value}`,
  inShort: (value) => `Rp${shortNumber('id', value)}`,
};
const DARK = { colour: (token: string) => `dark ${token}`, font: 'Plus Jakarta Sans' };

/** What the library asks while it draws; the rest of its contexts is not read by ours. */
const answersOf = (chart: BarChartProps) => {
  const { data, options } = configurationOf(chart, DARK);
  const { callbacks } = options?.plugins?.tooltip ?? {};
  const { ticks } = options?.scales?.y ?? {};
  return {
    data,
    options,
    title: callbacks?.title as unknown as (items: { dataIndex: number }[]) => string,
    line: callbacks?.label as unknown as (item: object) => string,
    tick: ticks?.callback as unknown as (value: number) => string,
  };
};

describe('a bar chart', () => {
  it('has a column for each value of each series, in the colours of the theme', () => {
    const { data } = answersOf(CHART);
    expect(data.labels).toEqual(['26 Nov', '27 Nov']);
    expect(data.datasets.map((each) => [each.label, each.data, each.backgroundColor])).toEqual([
      ['In', [1_500_000, 0], 'dark accent'],
      ['Out', [0, 250_000], 'dark line-strong'],
    ]);
  });

  it('says of a column its day and each value in full, and at its scale short ones', () => {
    const { title, line, tick } = answersOf(CHART);
    expect(title([{ dataIndex: 1 }])).toBe('27 November 2026');
    expect(line({ dataset: { label: 'Out' }, parsed: { y: 250_000 } })).toBe('Out: Rp250000');
    expect(tick(1_500_000)).toMatch(/^Rp1,5\sjt$/);
  });

  it('moves for nobody, and stacks what are parts of one whole', () => {
    const { options } = answersOf({ ...CHART, stacked: true });
    expect(options?.animation).toBe(false);
    expect([options?.scales?.x?.stacked, options?.scales?.y?.stacked]).toEqual([true, true]);
    expect(answersOf(CHART).options?.scales?.y?.stacked).toBe(false);
  });
});
