import { describe, expect, it } from 'vitest';
import { languageOf } from '#web/platform/i18n/language.ts';

const visit = (pathname: string, headers: Record<string, string> = {}, secure = true) =>
  languageOf({ pathname, headers: new Headers(headers), secure });

const remembered = ({ cookies }: ReturnType<typeof visit>): Record<string, string | undefined> =>
  Object.fromEntries(cookies.map((cookie) => cookie.split(';')[0]?.split('=') ?? []));

describe('language', () => {
  it('sends a path without one to the language chosen before, else to one the browser asks for', () => {
    const cookie = { cookie: 'a=1; NEXT_LOCALE=en' };
    expect(visit('/product', cookie)).toMatchObject({ locale: 'en', isInAddress: false });
    const accepting = { 'accept-language': 'en-GB,en;q=0.9' };
    expect(visit('/product', accepting)).toMatchObject({ locale: 'en', isInAddress: false });
    expect(visit('/product').locale).toBe('id');
  });

  it('goes by the address where it has one, and by no cookie with another word in it', () => {
    const english = { cookie: 'NEXT_LOCALE=en; Next-Locale=en', 'accept-language': 'en' };
    expect(visit('/id/product', english)).toMatchObject({ locale: 'id', isInAddress: true });
    expect(visit('/product', { cookie: 'Next-Locale=xx; NEXT_LOCALE=en' }).locale).toBe('en');
  });

  it('remembers the language of a page that is opened, under both names', () => {
    const both = { NEXT_LOCALE: 'id', 'Next-Locale': 'id' };
    expect(remembered(visit('/id/product'))).toEqual(both);
    expect(remembered(visit('/id/product', { 'sec-fetch-dest': 'document' }))).toEqual(both);
    expect(visit('/id/product', { cookie: 'NEXT_LOCALE=id; Next-Locale=id' }).cookies).toEqual([]);
  });

  it('remembers it in cookies that travel by TLS alone, where the site does', () => {
    const { cookies } = visit('/id/product');
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i);
    expect(visit('/id/product', {}, false).cookies.join()).not.toMatch(/Secure/i);
  });

  it('learns nothing from what a page fetches ahead: its answer may come after a change of language', () => {
    const headers = { 'sec-fetch-dest': 'empty', cookie: 'NEXT_LOCALE=en' };
    expect(visit('/id/product', headers).cookies).toEqual([]);
  });
});
