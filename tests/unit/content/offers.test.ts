import { describe, expect, it } from 'vitest';
import { blockIn } from '#db/content/content/blocks.ts';
import { META } from '#db/content/content/meta/rows.ts';
import { PROMOS } from '#db/content/content/pages/promos/index.ts';
import { LOCALES } from '#edge/contract/locale.ts';
import { offerOf, withoutOffer } from '#web/domains/content/promo/offer.ts';
import type { Block, PageText } from '#web/domains/content/reading/text.ts';

const sent = (stored: ReturnType<typeof blockIn>): Block => ({
  type: stored.type,
  text: stored.text ?? null,
  items: [...(stored.items ?? [])],
  head: [...(stored.head ?? [])],
  rows: [],
});
/** The demo's clock stands on this day. */
const TODAY = '2026-11-20';
const PAGES = META.map(({ pageName }) => `/${pageName}`);
const isPage = (path: string): boolean =>
  PAGES.includes(path) || PAGES.includes(path.replace(/^\/product\/[^/]+/, '/product/*'));

describe.each(LOCALES)('an offer in %s', (locale) => {
  it.each(PROMOS)('says at first glance what one gets and for whom: $name', ({ blocks }) => {
    const offer = offerOf(blocks.map((block) => sent(blockIn(block, locale))));
    expect(offer?.gain).toMatch(/\S/);
    expect(offer?.forWhom).toMatch(/\S/);
  });

  it.each(PROMOS)(
    'can be taken while it runs, on a page that exists, and not after: $name',
    ({ blocks, validOn }) => {
      const action = offerOf(blocks.map((block) => sent(blockIn(block, locale))))?.action ?? null;
      expect(action !== null).toBe((validOn?.[1] ?? TODAY) >= TODAY);
      if (action !== null) expect(isPage(action.path), action.path).toBe(true);
    },
  );
});

it('the text of an offer does not repeat what stands above it', () => {
  const [first] = PROMOS;
  const blocks = (first?.blocks ?? []).map((block) => sent(blockIn(block, 'en')));
  const page = { blocks } as unknown as PageText;
  expect(withoutOffer(page).blocks).toEqual(blocks.slice(1));
  expect(offerOf(withoutOffer(page).blocks)).toBeNull();
});
