import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '#web/platform/i18n/language.ts';

const visit = (path: string, headers: Record<string, string> = {}) =>
  language(new NextRequest(`https://alva.test${path}`, { headers }));

const remembered = (answer: ReturnType<typeof visit>): Record<string, string | undefined> =>
  Object.fromEntries(
    ['NEXT_LOCALE', 'Next-Locale'].map((name) => [name, answer.cookies.get(name)?.value]),
  );

afterEach(() => vi.unstubAllEnvs());

describe('language', () => {
  it('sends a path without one to the language chosen before, else to one the browser asks for', () => {
    const cookie = { cookie: 'NEXT_LOCALE=en' };
    expect(visit('/product?area=31', cookie).headers.get('location')).toBe(
      'https://alva.test/en/product?area=31',
    );
    const answer = visit('/product', { 'accept-language': 'id-ID,id;q=0.9' });
    expect(answer.headers.get('location')).toBe('https://alva.test/id/product');
  });

  it('remembers the language of a page that is opened, under both names', () => {
    const both = { NEXT_LOCALE: 'id', 'Next-Locale': 'id' };
    expect(remembered(visit('/id/product'))).toEqual(both);
    expect(remembered(visit('/id/product', { 'sec-fetch-dest': 'document' }))).toEqual(both);
  });

  it('remembers it in cookies that travel by TLS alone, where the site does', () => {
    vi.stubEnv('SITE_ORIGIN', 'https://alva.test');
    const cookies = visit('/id/product').headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i);
    vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000');
    expect(visit('/id/product').headers.getSetCookie().join()).not.toMatch(/Secure/i);
  });

  it('learns nothing from what a page fetches ahead: its answer may come after a change of language', () => {
    const answer = visit('/id/product', { 'sec-fetch-dest': 'empty', cookie: 'NEXT_LOCALE=en' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('x-middleware-set-cookie')).toBeNull();
  });
});
