import type { Env } from '#edge/env.ts';

/** What a page needs to ask for a token; not secret. */
export interface BrowserCaptcha {
  readonly siteKey: string;
  /** Address of the script. */
  readonly script: string;
}

export interface CaptchaConfig {
  readonly browser: BrowserCaptcha;
  readonly verifyUrl: string;
  readonly secret: string;
}

/** Of the stand-in on this machine (edge/captcha-sandbox). It guards nothing, so they may be known. */
export const LOCAL_CAPTCHA = { siteKey: 'embedded-site-key', secret: 'embedded-secret' } as const;

const GOOGLE = 'https://www.google.com';

/** Addresses of reCAPTCHA v3 on a host. */
const configOn = (origin: string, siteKey: string, secret: string): CaptchaConfig => ({
  browser: {
    siteKey,
    script: `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  },
  verifyUrl: `${origin}/recaptcha/api/siteverify`,
  secret,
});

/**
 * Without it nothing that asks for a captcha is done. Throws at start-up for half a configuration, and
 * for a stand-in outside of an embedded instance.
 */
export const captchaConfig = (env: Env): CaptchaConfig | undefined => {
  const { RECAPTCHA_URL: url, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  if (url !== undefined) {
    if (env.ALVA_ENV !== 'embedded')
      throw new Error('Configuration refused: RECAPTCHA_URL is for embedded instances');
    return configOn(url.replace(/\/$/, ''), LOCAL_CAPTCHA.siteKey, LOCAL_CAPTCHA.secret);
  }
  if (siteKey === undefined && secret === undefined) return undefined;
  if (siteKey === undefined || secret === undefined)
    throw new Error('Configuration refused: RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET go together');
  return configOn(GOOGLE, siteKey, secret);
};
