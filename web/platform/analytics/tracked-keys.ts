import { DAY_MS, JAKARTA_MS, SECOND_MS } from '#edge/contract/time.ts';

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

/** `2026-01-10T10:00:00+07:00`. */
export const jakartaTime = (at: number): string =>
  `${new Date(at + JAKARTA_MS).toISOString().slice(0, 19)}+07:00`;

/** So long a code counts after its link was followed. */
const CODE_SECONDS = 90 * DAY_SECONDS;

/**
 * Keys of the links that were followed, the last one first: `KEY:seconds~KEY:seconds`, each with the time of
 * its link, because the cookie is renewed by each later one. Earlier releases wrote the keys alone, and not the
 * last of all, which has a cookie of its own.
 */
export const EARLIER_CODES = 'referral_earlier';
const MOST_CODES = 5;

interface FollowedLink {
  readonly code: string;
  /** Epoch seconds; null where it was not written down. */
  readonly at: number | null;
}

const linksIn = (value: string, now: number): FollowedLink[] =>
  value.split('~').flatMap((each) => {
    const [code = '', time] = each.split(':');
    const at = time === undefined ? null : Number(time);
    const isOver = at !== null && !(at + CODE_SECONDS > now / SECOND_MS);
    return code === '' || isOver ? [] : [{ code, at }];
  });

/** Codes of the cookie whose links were followed at most 90 days ago, the last one first. */
export const earlierCodes = (value: string | undefined, now: number): readonly string[] =>
  linksIn(value ?? '', now).map(({ code }) => code);

/** The links once another one was followed; one whose time is not known is as of now, once. */
const withLink = (
  code: string,
  before: string | undefined,
  earlier: string,
  now: number,
): string => {
  const seconds = Math.floor(now / SECOND_MS);
  const links = linksIn(earlier, now);
  const times = new Map(links.map(({ code: each, at }) => [each, at ?? seconds]));
  const codes = [before ?? '', ...links.map((link) => link.code)];
  times.set(code, seconds);
  return [...new Set([code, ...codes])]
    .filter((each) => each !== '')
    .slice(0, MOST_CODES)
    .map((each) => `${each}:${times.get(each) ?? seconds}`)
    .join('~');
};

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
        maxAgeSeconds: CODE_SECONDS,
        purpose: 'referral',
      },
      {
        name: EARLIER_CODES,
        value: withLink(referral, read('referral_code'), read(EARLIER_CODES) ?? '', now),
        maxAgeSeconds: CODE_SECONDS,
        purpose: 'referral',
      },
    );
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
