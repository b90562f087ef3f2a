import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';

/** Where a code for a telephone number may go. */
export const CODE_CHANNELS = ['WHATSAPP', 'SMS'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

export const otherChannel = (channel: CodeChannel): CodeChannel =>
  channel === 'WHATSAPP' ? 'SMS' : 'WHATSAPP';

export const CODE_LIMITS = {
  digits: 6,
  lifetimeMs: 5 * MINUTE_MS,
  /** Wrong codes until it is worth nothing; a right one after that is not looked at. */
  tries: 5,
  /** Between two codes to the same number or address. */
  waitMs: 30 * SECOND_MS,
  /** Codes to one number or address in an hour. */
  hourly: 8,
  /** Requests for codes from one connection in an hour: mobile networks put many people behind one address. */
  fromOnePlace: 100,
  /** How long a number that was proved may be used to sign in or up. */
  proofMs: 15 * MINUTE_MS,
  /** The specification's figure for the link in a mail. */
  linkMs: DAY_MS,
  windowMs: HOUR_MS,
  /** Characters of what stands for a proof on the wire. */
  sessionInfo: 64,
  token: 64,
} as const;

/** What a page asks the captcha for; the token is good for that alone. */
export type CaptchaAction = 'send_otp' | 'check_registered' | 'check_staff' | 'failed_sign_in';

/** Characters of a captcha's answer; Google's have up to about 2,500. */
export const CAPTCHA_LENGTH = 4_000;
