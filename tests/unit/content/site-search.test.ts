import { describe, expect, it } from 'vitest';
import { fieldsOf, grouped, hrefOf, type SearchEntry } from '#web/domains/content/search/entry.ts';
import { find, searchable } from '#web/domains/content/search/find.ts';

const ENTRIES: readonly SearchEntry[] = [
  { group: 'motorcycles', title: 'ALVA CERVO', hint: 'Rp42.000.000', href: '/product/alva-cervo' },
  {
    group: 'charging',
    title: 'Charging stations in Bandung',
    hint: 'Indonesia',
    href: '/charging-station?at=bandung',
  },
  {
    group: 'charging',
    title: 'Charging stations in Yogyakarta',
    hint: 'Indonesia',
    href: '/charging-station?at=yogyakarta',
    text: 'jogja jogjakarta yogya',
  },
  {
    group: 'centres',
    title: 'ALVA Experience Center Bandung',
    hint: 'Bandung',
    href: '/experience-center/bandung',
    text: 'Jl. Asia Afrika',
  },
  { group: 'goods', title: 'Rain suit', hint: 'Rp350.000', href: '/shop/apparel/rain-suit' },
  ...['Front', 'Rear', 'Left', 'Right', 'Inner'].map((side, at) => ({
    group: 'parts' as const,
    title: `Brake Pad ${side}`,
    hint: `ADC-BP-${at}M`,
    text: `Kampas Rem ${side}`,
    fits: [side === 'Rear' ? 'alva-cervo' : 'alva-one'],
  })),
  {
    group: 'help',
    title: 'Can someone else ride my motorcycle?',
    hint: 'Account and app',
    href: '/support/account/share',
    text: 'Yes. Share it in your garage for a time you choose.',
  },
  { group: 'pages', title: 'Compare models', hint: '', href: '/product/compare' },
];

const AMONG = searchable(ENTRIES, fieldsOf);
const groupsOf = (typed: string) => grouped(find(AMONG, typed).items).map(({ group }) => group);
const firstOf = (typed: string): string | undefined => {
  const [first] = find(AMONG, typed).items;
  return first && hrefOf(first);
};

describe('search over everything', () => {
  it.each([
    ['brek pad', '/shop/spare-parts/brake-pad-front/ADC-BP-0M'],
    ['brakepad', '/shop/spare-parts/brake-pad-front/ADC-BP-0M'],
    ['kampas rem', '/shop/spare-parts/brake-pad-front/ADC-BP-0M'],
    ['adc-bp-3m', '/shop/spare-parts/brake-pad-right/ADC-BP-3M'],
    ['lend to friend', '/support/account/share'],
    ['how do i lend it to my freind', '/support/account/share'],
    ['crevo', '/product/alva-cervo'],
    ['jogja', '/charging-station?at=yogyakarta'],
    ['jas hujan', '/shop/apparel/rain-suit'],
    ['rain', '/shop/apparel/rain-suit'],
    ['compar', '/product/compare'],
  ])('%s leads to %s', (typed, href) => expect(firstOf(typed)).toBe(href));

  it('a misspelt city finds the chargers and the centre in it', () => {
    expect(groupsOf('Bandong').sort()).toEqual(['centres', 'charging']);
    expect(find(AMONG, 'Bandong').corrected).toBe('bandung');
  });

  it.each([
    ['brek pad cervo', '/shop/spare-parts/brake-pad-rear/ADC-BP-1M', 'brake pad cervo'],
    ['brake pad zzzzzzzz', '/shop/spare-parts/brake-pad-front/ADC-BP-0M', 'brake pad'],
    ['suit in Bandong', '/experience-center/bandung', 'suit bandung'],
    ['zzzzzzzz raim', '/shop/apparel/rain-suit', 'rain'],
  ])('%s, of which nothing has every word as typed, leads to %s', (typed, href, instead) => {
    expect(find(AMONG, typed).items.map(hrefOf)).toContain(href);
    expect(find(AMONG, typed).corrected).toBe(instead);
  });

  it('puts what has more of the words first', () => {
    const items = find(AMONG, 'rear pad rain').items.map(hrefOf);
    expect(items[0]).toBe('/shop/spare-parts/brake-pad-rear/ADC-BP-1M');
    expect(items).toContain('/shop/apparel/rain-suit');
    expect(items).toContain('/shop/spare-parts/brake-pad-left/ADC-BP-2M');
  });

  it('shows a few of each kind and says how many there are', () => {
    const [parts] = grouped(find(AMONG, 'brake').items);
    expect(parts).toMatchObject({ group: 'parts', total: 5 });
    expect(parts?.entries).toHaveLength(4);
  });

  it('finds nothing for nothing, and stays quick for a hostile text', () => {
    for (const typed of ['', '  ', '!?', 'zzzzzzzz', 'a '.repeat(50_000), '%'.repeat(10_000)])
      expect(find(AMONG, typed).items.length).toBeLessThanOrEqual(ENTRIES.length);
    expect(find(AMONG, 'zzzzzzzz').items).toEqual([]);
    expect(find(AMONG, '!?').items).toEqual([]);
  });

  it('answers a letter over three thousand stations in a blink', () => {
    const stations = Array.from({ length: 3_000 }, (_, at) => ({
      group: 'charging' as const,
      title: `SPKLU Pasar Melati ${at}`,
      hint: `Kota ${String.fromCharCode(97 + (at % 26))}${at % 97}`,
      href: `/charging-station/sta_${at}`,
      text: `Jalan Raya ${at % 400} Provinsi ${at % 38}`,
    }));
    const many = searchable([...ENTRIES, ...stations], fieldsOf);
    many.vocabulary();
    const began = performance.now();
    for (const typed of ['p', 'pasar mel', 'bandong', 'brakepad']) find(many, typed);
    expect((performance.now() - began) / 4).toBeLessThan(400);
  });
});
