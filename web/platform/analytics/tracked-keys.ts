import { DAY_MS, SECOND_MS } from '#edge/contract/time.ts';

const DAY_SECONDS = DAY_MS / SECOND_MS;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** The specification's tracked query keys. */
const TRACKED = {
  source: 'utm_source',
  referral: 'referralCode',
  leadMarketing: 'utm_lead_marketing',
  facebook: 'fbclid',
  google: 'gclid',
} as const;

export interface TrackingCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
  /** `referral` credits whoever sent the visitor; `campaign` measures advertising and needs consent. */
  purpose: 'referral' | 'campaign';
}

const MOST = 512;
/** Codes and click ids are opaque words; anything else in their place is not one. */
const WORD = /^[\w.~-]{1,256}$/;

const jakarta = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-01-10T10:00:00+07:00`; Jakarta knows no daylight saving. */
export const jakartaTime = (at: number): string => `${jakarta.format(at).replace(' ', 'T')}+07:00`;

/** Keys of earlier links, the last one first; the code's own cookie has the last of all. */
export const EARLIER_CODES = 'referral_earlier';
const MOST_EARLIER = 4;

/** The earlier codes once another link was followed. */
const earlierCodes = (code: string, before: string | undefined, earlier: string): string =>
  [...new Set([before ?? '', ...earlier.split('~')])]
    .filter((each) => each !== '' && each !== code)
    .slice(0, MOST_EARLIER)
    .join('~');

/**
 * What the address a visitor arrived at leaves behind, with the specification's lifetimes: the
 * referral click one day, the referral code 90 days, campaign and ad ids one year.
 *
 * @param now epoch ms, written into the ad ids in Jakarta time
 * @param read values of cookies that are there already
 */
export const trackingCookies = (
  address: URL,
  now: number,
  read: (name: string) => string | undefined = () => undefined,
): TrackingCookie[] => {
  const cookies: TrackingCookie[] = [];
  const word = (key: string): string | undefined => {
    const value = address.searchParams.get(key) ?? '';
    return WORD.test(value) ? value : undefined;
  };

  const referral = word(TRACKED.referral);
  if (referral !== undefined) {
    cookies.push(
      { name: 'referral_click', value: referral, maxAgeSeconds: DAY_SECONDS, purpose: 'referral' },
      {
        name: 'referral_code',
        value: referral,
        maxAgeSeconds: 7_776_000,
        purpose: 'referral',
      },
    );
    const value = earlierCodes(referral, read('referral_code'), read(EARLIER_CODES) ?? '');
    if (value !== '')
      cookies.push({ name: EARLIER_CODES, value, maxAgeSeconds: 7_776_000, purpose: 'referral' });
  }

  const year = { maxAgeSeconds: YEAR_SECONDS, purpose: 'campaign' } as const;
  if (word(TRACKED.source) !== undefined || word(TRACKED.leadMarketing) !== undefined) {
    const campaign = [...address.searchParams].filter(([key]) => key.startsWith('utm_'));
    const landing = `${address.origin}${address.pathname}?${new URLSearchParams(campaign)}`;
    cookies.push({ name: 'utm_landing_url', value: landing.slice(0, MOST), ...year });
  }
  for (const key of [TRACKED.facebook, TRACKED.google]) {
    const id = word(key);
    if (id !== undefined) cookies.push({ name: key, value: `${id}|${jakartaTime(now)}`, ...year });
  }
  return cookies;
};
