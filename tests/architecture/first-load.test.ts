import { describe, expect, it } from 'vitest';
import { filesBelow, packagesAtOnce, textOf } from './sources.ts';

/** The packages that make a page heavy; `npm run budget` weighs all of a build. */
const HEAVY = /^(idb|swr|valibot|react-hook-form|@hookform\/.*)$/;
/** Who leaves takes what is theirs off the device, without signal too. */
const EMPTYING = 'idb, by web/platform/offline/wipe.ts';
const FORMS = /^(react-hook-form|@hookform)/;
const heavy = (file: string): readonly string[] =>
  [...packagesAtOnce(file)].flatMap(([name, from]) =>
    HEAVY.test(name) ? [`${name}, by ${from}`] : [],
  );

describe('the first load', () => {
  it.each([
    'web/app/[locale]/error.tsx',
    'web/domains/content/shell/account-menu.tsx',
    'web/domains/content/shell/cart-link.tsx',
    'web/domains/content/shell/consent-reopen.tsx',
    'web/domains/content/shell/language-switch.tsx',
    'web/domains/content/shell/late-shell.tsx',
    'web/domains/content/shell/nav-link.tsx',
    'web/domains/content/shell/personal-navigation.tsx',
    'web/domains/content/shell/search-button.tsx',
    'web/domains/content/shell/theme-switch.tsx',
  ])('of every page brings no forms, and of the store only what empties it: %s', (file) => {
    expect(heavy(file).filter((line) => line !== EMPTYING)).toEqual([]);
  });

  it.each([
    'web/domains/catalog/compare/comparison.tsx',
    'web/domains/catalog/list/model-list.tsx',
    'web/domains/content/countdown/late-clock.tsx',
    'web/domains/content/news/news-list.tsx',
    'web/domains/content/promo/late-codes-now.tsx',
    'web/domains/content/search/goods-search.tsx',
    'web/domains/shop/goods/good-order.tsx',
    'web/domains/shop/goods/goods-list.tsx',
  ])(
    'of a page that is read has its first answer in it, and asks for the latest afterwards: %s',
    (file) => {
      expect(heavy(file)).toEqual([]);
    },
  );

  it('of a page for people signed in brings no forms because it is protected', () => {
    expect(heavy('web/domains/account/protected.tsx').filter((line) => FORMS.test(line))).toEqual(
      [],
    );
  });

  it.each([
    'web/domains/orders/checkout/checkout.tsx',
    'web/domains/orders/cart/cart-screen.tsx',
    'web/domains/orders/detail/order-screen.tsx',
  ])('of a purchase brings no form before one is asked for: %s', (file) => {
    expect(heavy(file).filter((line) => FORMS.test(line))).toEqual([]);
  });

  it('of the figures of the desk brings no chart library, nor do their texts and tables wait for it', () => {
    const of = (file: string): readonly string[] => [...packagesAtOnce(file).keys()];
    expect(of('web/domains/orders/figures/figures-screen.tsx')).not.toContain('chart.js');
    expect(of('web/domains/orders/figures/figures-view.tsx')).not.toContain('chart.js');
    expect(of('web/ui/chart/bar-chart.tsx')).toContain('chart.js');
  });

  it('sees what a form brings', () => {
    expect(heavy('web/domains/account/phone/code-form.tsx').join()).toContain('react-hook-form');
  });

  it('gets its late parts in one way, which says when one did not come', () => {
    const others = filesBelow('web')
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /\blazy\(|from 'next\/dynamic'/.test(textOf(file)));
    expect(others).toEqual([]);
  });

  it('is of modules that do nothing by being imported, as package.json says: only styles do', () => {
    const forEffect = [...filesBelow('web'), ...filesBelow('edge/contract')]
      .filter((file) => /\.(ts|tsx)$/.test(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/^import '([^']+)'/gm)].map(([, what = '']) => what),
      )
      .filter((what) => !what.endsWith('.css'));
    expect(forEffect).toEqual([]);
  });
});
