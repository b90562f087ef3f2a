import { describe, expect, it } from 'vitest';
import { pathIn } from '#edge/contract/locale-path.ts';

describe('changing the language', () => {
  it.each([
    ['/id', '/en'],
    [
      '/id/product/alva-one?colour=halo-white#battery',
      '/en/product/alva-one?colour=halo-white#battery',
    ],
    ['/id?utm_source=mail', '/en?utm_source=mail'],
    ['/identity', '/en/identity'],
    // Without a language in front, as it is where sign-in leads: the home page has one address.
    ['/', '/en'],
    ['/?utm_source=mail', '/en?utm_source=mail'],
    ['/en/product', '/en/product'],
  ])('%s becomes %s', (from, to) => {
    expect(pathIn('en', from)).toBe(to);
  });
});
