import { describe, expect, it } from 'vitest';
import { nearest } from '#web/domains/content/not-found/nearest.ts';

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

  it('stays quick for a hostile address', () => {
    expect(nearest(`/${'a'.repeat(100_000)}`, targets, 4)).toHaveLength(4);
  });
});
