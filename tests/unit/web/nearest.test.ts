import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { nearest } from '#web/domains/content/not-found/nearest.ts';
import { NearestLinks } from '#web/domains/content/not-found/nearest-links.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/nope' }));

const targets = [
  '/',
  '/product',
  '/charging-station',
  '/product/alva-one',
  '/product/alva-one-xp',
  '/product/alva-cervo',
  '/product/alva-n3',
  '/product/alva-one/customize',
  '/product/alva-n3/customize',
  '/product/alva-cervo/customize',
].map((path) => ({ path, label: path }));

const first = (path: string): string | undefined => nearest(path, targets, 1)[0]?.path;

describe('what a page that does not exist offers', () => {
  it.each([
    ['/product/alva-crevo', '/product/alva-cervo'],
    ['/product/cervo', '/product/alva-cervo'],
    ['/alva-one', '/product/alva-one'],
    ['/charging-stations', '/charging-station'],
    ['/products', '/product'],
    ['/product/ALVA-N3', '/product/alva-n3'],
    ['/product/alva-crevo/customize', '/product/alva-cervo/customize'],
    ['/product/alva-n3/customise', '/product/alva-n3/customize'],
  ])('%s → %s', (path, closest) => {
    expect(first(path)).toBe(closest);
  });

  it.each(['/nope', '/foo', '/motorcycles', '/product/nope', '/support/foo'])(
    '%s is like no page: nothing that only shares letters is offered',
    (path) => {
      const others = [
        '/product/compare',
        '/support/orders/coupon',
        '/shop/accessories/wide-footrests',
        '/policy/terms-and-conditions-for-purchasing-alva-motorcycles',
      ].map((other) => ({ path: other, label: other }));
      expect(nearest(path, [...targets, ...others], 4)).toEqual([]);
    },
  );

  it('without anything near, the page offers the four ways into the site', () => {
    const ways = [{ path: '/shop', label: 'Shop' }];
    const words = { nearest: 'Near', ways: 'Start here' };
    const html = renderToStaticMarkup(createElement(NearestLinks, { targets, ways, words }));
    expect(html).toContain('Start here');
    expect(html).toContain('>Shop<');
    expect(html).not.toContain('alva-cervo');
  });

  it('stays quick for a hostile address', () => {
    expect(nearest(`/${'a'.repeat(100_000)}`, targets, 4)).toEqual([]);
  });
});
