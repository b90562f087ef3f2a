import { expect, it } from 'vitest';
import { isPageAddress } from '#web/platform/page-address.ts';

it.each([
  ['/en', true],
  ['/id/sell-my-motorcycle/lst_01HZ', true],
  ['/en/promo/diskon%2050%25', true],
  [`/en/product/${'9'.repeat(200)}`, true],
  [`/en/product/${'9'.repeat(201)}`, false],
  [`/en/product/${'%20'.repeat(201)}`, false],
  [`/en/sell-my-motorcycle/${'%F0%9F%8F%8D'.repeat(17)}`, false],
  ['/en/product/%2', false],
  ['/en/%E0%A4/promo', false],
])('%s is an address of a page: %s', (path, is) => expect(isPageAddress(path)).toBe(is));
