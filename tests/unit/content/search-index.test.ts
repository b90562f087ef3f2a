import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WholeLocale } from '#edge/contract/locale.ts';
import { contentApp } from '#tests/support/in-process-app.ts';
import { siteServer } from '#tests/support/site-server.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';
import { fieldsOf, hrefOf, isFor, type SearchEntry } from '#web/domains/content/search/entry.ts';
import { find, searchable } from '#web/domains/content/search/find.ts';
import { searchIndexAtBuild } from '#web/domains/content/search/index-at-build.ts';
import { pageExists } from '#web/domains/content/shell/pages.ts';
import { placesAtBuild } from '#web/domains/places/at-build.ts';
import { allPartsAtBuild } from '#web/domains/shop/parts/parts-at-build.ts';

vi.mock(
  '#web/platform/bff.ts',
  async () => (await import('#tests/support/site-server.ts')).siteServer,
);

/** Over the line, as the server sends it. */
const MOST_KB = 40;
/** What people in Indonesia type, whatever language they read. */
const TYPED_BY_ALL: readonly (readonly [string, RegExp])[] = [
  ['brek pad cervo', /^\/shop\/spare-parts\/.*(brake-pad|kampas-rem).*CVO/],
  ['tes drive', /^\/test-ride/],
  ['test drive', /^\/test-ride/],
  ['tes jalan', /^\/test-ride/],
  ['baterai rusak', /support.*(battery|warranty|service)|service/],
  ['broken', /support|service|warranty/],
  ['colokan', /charg/],
  ['cas', /charg/],
  ['charger', /charg/],
  ['kredit', /dp-simulation|installment|support/],
  ['angsuran', /dp-simulation|installment|support/],
  ['servis', /service/],
  ['bengkel', /service/],
  ['zzzz warranty', /warranty/],
];
const GROUPS = ['motorcycles', 'charging', 'centres', 'goods', 'parts', 'help', 'pages'];

describe.each(['en', 'id'] as const)('the search index in %s', (locale) => {
  const [{ open }] = stores;
  let store: Store;
  let entries: SearchEntry[];
  beforeAll(async () => {
    store = await seeded(open);
    siteServer.app = contentApp(store.db, Date.now);
    entries = await searchIndexAtBuild(locale, { partsIn: allPartsAtBuild, places: placesAtBuild });
  }, 120_000);
  afterAll(() => store.stop());

  const TYPED: Readonly<Record<WholeLocale, readonly (readonly [string, RegExp])[]>> = {
    en: [
      ['brek pad', /^\/shop\/spare-parts\/.*brake-pad/],
      ['brakepad', /^\/shop\/spare-parts\/.*brake-pad/],
      ['lend to friend', /^\/support\/account\/share$/],
      ['Bandong', /bandung/],
      ['crevo', /^\/product\/alva-cervo/],
      ['helmt', /^\/shop\/apparel\//],
      ['my motorcycles', /^\/my-ev$/],
      ['warranty', /warranty/],
      ['test ride', /^\/test-ride\/select-bike$/],
    ],
    id: [
      ['kampas rem', /^\/shop\/spare-parts\/.*kampas/],
      ['kampasrem', /^\/shop\/spare-parts\/.*kampas/],
      ['brek pad', /^\/shop\/spare-parts\//],
      ['pinjam ke teman', /^\/support\/account\/share$/],
      ['Bandong', /bandung/],
      ['helem', /^\/shop\/apparel\//],
      ['motor saya', /^\/my-ev$/],
      ['garansi', /warranty/],
      ['cicilan', /dp-simulation|installment|support/],
    ],
  };
  it.each([...TYPED[locale], ...TYPED_BY_ALL])('%s leads to %s', (typed, href) => {
    const { items } = find(searchable(entries, fieldsOf), typed);
    expect(items.slice(0, 3).map(hrefOf)).toEqual(
      expect.arrayContaining([expect.stringMatching(href)]),
    );
  });

  it('has something of every kind, each once, and leads to pages that exist', () => {
    expect([...new Set(entries.map(({ group }) => group))].sort()).toEqual([...GROUPS].sort());
    const hrefs = entries.map(hrefOf);
    expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([]);
    const fixed = entries.filter(({ group }) => group === 'pages').map(hrefOf);
    const single = fixed.filter((href) => href.split('/').length === 2);
    expect(single.filter((href) => !pageExists(href))).toEqual([]);
  });

  it('knows which motorcycles parts and things of the shop fit', () => {
    const rack = entries.find((entry) => hrefOf(entry).endsWith('/rear-rack'));
    const parts = entries.filter(({ group }) => group === 'parts');
    expect(rack?.fits?.length).toBeGreaterThan(0);
    expect(parts.every(({ fits }) => fits !== undefined)).toBe(true);
    expect(parts.some((entry) => isFor(entry, ['alva-n3']))).toBe(true);
    expect(parts.every((entry) => isFor(entry, ['no-model']))).toBe(false);
    const helmet = entries.find((entry) => hrefOf(entry).startsWith('/shop/apparel/'));
    expect(helmet && isFor(helmet, ['no-model'])).toBe(true);
  });

  it('is small over the line', () => {
    expect(gzipSync(JSON.stringify(entries)).length / 1000).toBeLessThan(MOST_KB);
  });
});
