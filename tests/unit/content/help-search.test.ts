import { describe, expect, it } from 'vitest';
import { HELP } from '#db/content/content/pages/help/index.ts';
import type { Entry } from '#web/domains/content/help/help-search.tsx';
import { find, searchable } from '#web/domains/content/search/find.ts';

const entriesIn = (locale: 'en' | 'id'): Entry[] =>
  HELP.filter(({ kind }) => kind === 'help-answer').map((answer) => ({
    href: answer.name.replace('help', '/support'),
    question: answer.title[locale],
    summary: answer.summary[locale],
    topic: HELP.find(({ name }) => name === answer.parentName)?.title[locale] ?? '',
  }));

const search = (entries: readonly Entry[], typed: string) =>
  find(
    searchable(entries, ({ question, topic, summary }) => [question, topic, summary]),
    typed,
  ).items;

const first = (typed: string, locale: 'en' | 'id' = 'en'): string | undefined =>
  search(entriesIn(locale), typed)[0]?.href;

describe('help search', () => {
  it.each([
    ['charge at home', '/support/battery/charge-at-home'],
    ['CHARGE hom', '/support/battery/charge-at-home'],
    ['coupon', '/support/orders/coupon'],
    ['cuopon', '/support/orders/coupon'],
    ['subsidy', '/support/registration/subsidy'],
    ['stranded', '/support/service/stranded'],
    ['lend to friend', '/support/account/share'],
    ['lend to freind', '/support/account/share'],
  ])('finds %s', (typed, href) => expect(first(typed)).toBe(href));

  it.each([
    ['isi daya di rumah', '/support/battery/charge-at-home'],
    ['subsdi', '/support/registration/subsidy'],
    ['kupon', '/support/orders/coupon'],
    ['mogok', '/support/service/stranded'],
    ['batal', '/support/orders/cancel'],
    ['pinjam ke teman', '/support/account/share'],
  ])('finds %s in Indonesian', (typed, href) => expect(first(typed, 'id')).toBe(href));

  it('goes by the words it knows, and finds nothing for nothing', () => {
    expect(first('coupon zebrazebra')).toBe('/support/orders/coupon');
    expect(search(entriesIn('en'), 'zebrazebra')).toEqual([]);
    expect(search(entriesIn('en'), '  ')).toEqual([]);
    expect(search(entriesIn('en'), '!?')).toEqual([]);
  });

  it('stays quick for a hostile text', () => {
    expect(search(entriesIn('en'), 'a '.repeat(50_000)).length).toBeGreaterThanOrEqual(0);
  });
});
