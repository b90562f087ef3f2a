import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '#edge/contract/time.ts';
import {
  earlierCodes,
  jakartaTime,
  trackingCookies,
} from '#web/platform/analytics/tracked-keys.ts';

const NOW = Date.UTC(2026, 0, 9, 18, 30, 5);
const DAY_S = DAY_MS / SECOND_MS;
const landing = (query: string) =>
  trackingCookies(new URL(`https://alva.example/id/product?${query}`), NOW);

describe('tracking', () => {
  it('keeps a referral click for one day and the code for 90', () => {
    expect(landing('referralCode=DIMAS-01')).toEqual([
      { name: 'referral_click', value: 'DIMAS-01', maxAgeSeconds: DAY_S, purpose: 'referral' },
      { name: 'referral_code', value: 'DIMAS-01', maxAgeSeconds: 7_776_000, purpose: 'referral' },
      {
        name: 'referral_earlier',
        value: `DIMAS-01:${NOW / SECOND_MS}`,
        maxAgeSeconds: 7_776_000,
        purpose: 'referral',
      },
    ]);
  });

  describe('the keys of earlier links', () => {
    const follow = (jar: Map<string, string>, code: string, at: number) => {
      const address = new URL(`https://alva.example/id?referralCode=${code}`);
      for (const { name, value } of trackingCookies(address, at, (each) => jar.get(each)))
        jar.set(name, value);
    };
    const codes = (jar: Map<string, string>, at: number) =>
      earlierCodes(jar.get('referral_earlier'), at);

    it('count for 90 days each, however many links are followed later', () => {
      const jar = new Map<string, string>();
      follow(jar, 'AYU-1', NOW);
      follow(jar, 'BIMA-2', NOW + 60 * DAY_MS);
      expect(codes(jar, NOW + 90 * DAY_MS - SECOND_MS)).toEqual(['BIMA-2', 'AYU-1']);
      expect(codes(jar, NOW + 90 * DAY_MS)).toEqual(['BIMA-2']);
      follow(jar, 'CITRA-3', NOW + 91 * DAY_MS);
      expect(jar.get('referral_earlier')).not.toContain('AYU-1');
      follow(jar, 'BIMA-2', NOW + 92 * DAY_MS);
      expect(codes(jar, NOW + 160 * DAY_MS), 'followed again').toEqual(['BIMA-2', 'CITRA-3']);
    });

    it('are read as earlier releases wrote them, and get a time with the next link', () => {
      const jar = new Map([
        ['referral_code', 'AYU-1'],
        ['referral_earlier', 'BIMA-2~CITRA-3'],
      ]);
      expect(codes(jar, NOW)).toEqual(['BIMA-2', 'CITRA-3']);
      follow(jar, 'DIMAS-4', NOW);
      expect(codes(jar, NOW)).toEqual(['DIMAS-4', 'AYU-1', 'BIMA-2', 'CITRA-3']);
      expect(codes(jar, NOW + 90 * DAY_MS)).toEqual([]);
    });
  });

  it('keeps ad ids for a year, stamped with the time in Jakarta', () => {
    expect(landing('fbclid=abc.DEF_1&gclid=XyZ-9')).toEqual([
      {
        name: 'fbclid',
        value: 'abc.DEF_1|2026-01-10T01:30:05+07:00',
        maxAgeSeconds: 365 * DAY_S,
        purpose: 'campaign',
      },
      {
        name: 'gclid',
        value: 'XyZ-9|2026-01-10T01:30:05+07:00',
        maxAgeSeconds: 365 * DAY_S,
        purpose: 'campaign',
      },
    ]);
  });

  it('keeps the landing address of a campaign with its utm keys and nothing else', () => {
    const [cookie] = landing('utm_source=mail&utm_lead_marketing=jkt&email=ayu%40mail.id&token=s');
    expect(cookie).toMatchObject({
      name: 'utm_landing_url',
      value: 'https://alva.example/id/product?utm_source=mail&utm_lead_marketing=jkt',
      maxAgeSeconds: 365 * DAY_S,
    });
  });

  it('ignores codes that are not a word, and addresses without any', () => {
    expect(landing('referralCode=%3Cscript%3E&fbclid=a%3Bb&gclid=')).toEqual([]);
    expect(landing('page=2')).toEqual([]);
  });

  it('never writes what could break out of a cookie', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, id) => {
        const query = new URLSearchParams({ referralCode: code, fbclid: id, gclid: id });
        for (const { value } of landing(query.toString())) expect(value).not.toMatch(/[;,\s"\\]/);
      }),
    );
  });

  it('knows Jakarta as UTC+7 all year', () => {
    expect(jakartaTime(Date.UTC(2026, 6, 1, 0))).toBe('2026-07-01T07:00:00+07:00');
  });
});
