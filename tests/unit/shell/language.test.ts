import { describe, expect, it } from 'vitest';
import { inLocale } from '#web/platform/i18n/remember-locale.ts';

describe('changing the language', () => {
  it.each([
    ['/id', '/en'],
    [
      '/id/product/alva-one?colour=halo-white#battery',
      '/en/product/alva-one?colour=halo-white#battery',
    ],
    ['/id?utm_source=mail', '/en?utm_source=mail'],
    ['/identity', '/en/identity'],
    ['/en/product', '/en/product'],
  ])('%s becomes %s', (from, to) => {
    expect(inLocale('en', from)).toBe(to);
  });
});
