import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '#edge/contract/time.ts';
import { jakartaTime, trackingCookies } from '#web/platform/analytics/tracked-keys.ts';

const NOW = Date.UTC(2026, 0, 9, 18, 30, 5);
const DAY_S = DAY_MS / SECOND_MS;
const landing = (query: string) =>
  trackingCookies(new URL(`https://alva.example/id/product?${query}`), NOW);

describe('tracking', () => {
  it('keeps a referral click for one day and the code for 90', () => {
    expect(landing('referralCode=DIMAS-01')).toEqual([
      { name: 'referral_click', value: 'DIMAS-01', maxAgeSeconds: DAY_S, purpose: 'referral' },
      { name: 'referral_code', value: 'DIMAS-01', maxAgeSeconds: 7_776_000, purpose: 'referral' },
    ]);
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
