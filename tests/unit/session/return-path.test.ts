import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from '#web/platform/session/return-path.ts';

describe('the page after sign-in', () => {
  it.each([
    ['/profile', '/profile'],
    ['/my-ev/MH3SE8810PJ000001', '/my-ev/MH3SE8810PJ000001'],
    ['/id/profile', '/profile'],
    ['/en', '/'],
    ['/profile/', '/profile'],
    ['/charging-station?lat=-6.2&lon=106.8', '/charging-station?lat=-6.2&lon=106.8'],
    ['/profile#top', '/profile'],
    ['/my-ev/../profile', '/profile'],
    ['/product/alva-n3/aec-scbd/customize', '/product/alva-n3/aec-scbd/customize'],
    [
      '/id/product/alva-one/customize?color=halo-white',
      '/product/alva-one/customize?color=halo-white',
    ],
  ])('%s is asked for and given', (wanted, path) => {
    expect(returnPath(wanted)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'profile',
    '//evil.example/profile',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/profile',
    'javascript:alert(1)',
    '/login',
    '/login/email',
    '/api/logout',
    '/graphql',
    '/profile/../../api/logout',
    '/en/en/profile',
    '/unknown',
    `/my-ev/${'a'.repeat(600)}`,
  ])('%j is not', (wanted) => {
    expect(returnPath(wanted)).toBe('/');
  });

  it('is any page there is, except where one signs in and where nothing is to be seen', () => {
    const app = fileURLToPath(new URL('../../../web/app/[locale]', import.meta.url));
    const nowhere = /^\/(login|countdown|email-verified|mailbox|not-found|offline|ui)(\/|$)/;
    const pages = globSync('**/page.tsx', { cwd: app })
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`.replaceAll(/\[\w+\]/g, 'a1'))
      .filter((path) => !nowhere.test(path));
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((path) => returnPath(path, 'lost') !== path)).toEqual([]);
  });

  it('is one of ours whatever is asked for', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '#',
      '?',
      '%2f',
      '%5c',
      'evil.example',
      'profile',
      '\t',
      '\n',
      'en',
      'https',
    );
    const addresses = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(addresses, (text) => {
        const url = new URL(returnPath(text), 'https://alva.test/login');
        expect(url.origin).toBe('https://alva.test');
        expect(url.pathname).not.toMatch(/^\/(api|login|graphql)/);
      }),
      { numRuns: 2000 },
    );
  });

  it('the address of the sign-in page carries it', () => {
    expect(loginPath('/my-ev/VIN1?a=b')).toBe('/login?next=%2Fmy-ev%2FVIN1%3Fa%3Db');
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('//evil.example')).toBe('/login');
  });
});
