import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { META } from '#db/content/content/meta/rows.ts';
import { inLocale, LOCALES } from '#edge/contract/locale.ts';

/** Routes that the product promises; `*` for a dynamic segment. */
const ROUTES = [
  'home',
  'login',
  'login/email',
  'countdown',
  'about',
  'support',
  'contact-us',
  'not-found',
  'whats-new',
  'verify-battery',
  'test-ride/select-bike',
  'test-ride/book',
  'test-ride/success',
  'monthly-cost',
  'dp-simulation',
  'experience-center',
  'experience-center/*',
  'product',
  'product/alva-one',
  'product/alva-one-xp',
  'product/alva-cervo',
  'product/alva-cervo-q',
  'product/alva-cervo-boost-charge',
  'product/alva-n3',
  'product/*/customize',
  'product/*/customize/payment',
  'product/*/customize/payment/installment',
  'product/*/aec-scbd/customize',
  'purchase',
  'transfer-ownership',
  'my-alva-app',
  'my-ev',
  'profile',
  'shop',
  'shop/spare-parts',
  'shop/spare-parts/*/*',
  'shop/accessories',
  'shop/accessories/*',
  'shop/apparel/*',
  'shop/battery/*',
  'shop/apparel',
  'shop/battery',
  'support/re-charge-and-swap',
  'pstools',
  'orp-dashboard',
  'orp-dashboard/finance',
  'support/*',
  'support/*/*',
  'charging-station',
  'charging-station/*',
  'leaderboard',
  'sell-my-motorcycle/*',
  'sell-my-battery',
  'shop/used',
  'policy/privacy-policy-term-of-use',
  'policy/refund-return-warranty',
  'policy/warranty',
  'policy/conditions-for-orders-outside-jabodetabek-area',
  'policy/terms-and-conditions-for-purchasing-alva-motorcycles',
  'product/compare',
  'product/compare/customize',
  'product/compare/customize/payment',
  'product/compare/customize/payment/installment',
  'whats-new/*',
  'promo',
  'bookings',
  'settings',
  'settings/sign-in',
  'settings/second-factor',
  'settings/devices',
  'settings/documents',
  'settings/data',
  'offline',
  'login/register',
  'login/forgot-password',
  'login/action',
  'login/prove',
];

describe('meta data', () => {
  it.each(ROUTES)('%s has it', (route) => {
    expect(META.map((meta) => meta.pageName)).toContain(route);
  });

  it('a page has one row of meta data', () => {
    expect(new Set(META.map((meta) => meta.pageName)).size).toBe(META.length);
  });

  it.each(META)('$pageName fits what search engines show', ({ words: all }) => {
    for (const words of Object.values(all)) {
      expect(words.title.length).toBeLessThanOrEqual(65);
      expect(words.title).toMatch(/ \| ALVA$/);
      expect(words.description.length).toBeGreaterThanOrEqual(80);
      expect(words.description.length).toBeLessThanOrEqual(165);
      expect(new Set([words.h1, words.h2, words.h3]).size).toBe(3);
    }
  });

  it.each(META)('$pageName names its subject where one is substituted, and only there', (meta) => {
    const template = /\{(\w+)\}/g;
    const names = [...JSON.stringify(meta.words).matchAll(template)].map(([, name]) => name);
    expect(names.every((name) => name === 'name')).toBe(true);
    if (!/\*|^product\/alva-/.test(meta.pageName)) expect(names).toEqual([]);
  });

  it('gives each page a title of its own', () => {
    for (const locale of LOCALES) {
      const titles = META.map((meta) => inLocale(meta.words, locale).title).filter(
        (t) => t !== '{name} | ALVA',
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it.each(META)('$pageName is shared with a picture that exists, as JPEG', ({ image }) => {
    expect(image).toMatch(/-1200\.jpg$/);
    expect(existsSync(join(import.meta.dirname, '../../../web/public', image))).toBe(true);
  });

  it('gives every public kind of page a social picture of its own', () => {
    const plain = META.find(({ pageName }) => pageName === 'login')?.image;
    const without = META.filter(({ image }) => image === plain).map(({ pageName }) => pageName);
    const own =
      /^(login|email-verified|profile|bookings|notifications|purchase|my-orders|settings|orp-|pstools|product\/)/;
    expect(without.filter((pageName) => !own.test(pageName))).toEqual([]);
  });
});
