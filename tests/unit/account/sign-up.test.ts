import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { purchaseTerms } from '#db/content/content/pages/purchase-terms.ts';
import { captchaConfig } from '#edge/auth/captcha/config.ts';
import { passesCaptcha } from '#edge/auth/captcha/recaptcha.ts';
import { startCaptcha } from '#edge/captcha-sandbox/start.ts';
import { TERMS_VERSION } from '#edge/contract/validators/index.ts';
import { newCode } from '#edge/domains/account/code/one-time.ts';
import { codeInLink } from '#edge/domains/account/referral-link.ts';
import { parseEnv } from '#edge/env.ts';
import { cameByUnchecked } from '#web/domains/account/register/sign-up-values.ts';
import { policy } from '#web/platform/csp/policy.ts';

const PRODUCTION = { DATABASE_URL: 'file:unused', SITE_ORIGIN: 'https://www.alva.test' };

describe('a one-time code', () => {
  it('has six digits, zeros in front included, and skips numbers that would favour some codes', () => {
    const drawn = [4_294_000_000, 4_294_967_295, 7];
    expect(newCode(() => drawn.shift() ?? 0)).toBe('000007');
    for (let made = 0; made < 200; made++) expect(newCode()).toMatch(/^\d{6}$/);
  });
});

describe('the terms of a sign-up', () => {
  it('are those that the site shows', () => {
    expect(purchaseTerms.publishedOn).toBe(TERMS_VERSION);
  });
});

describe('the code of a link that brought somebody', () => {
  it.each([
    ['https://alva.test/en/product?referralCode=AYU-01&x=1', 'AYU-01'],
    ['/product?referralCode=ayu', 'ayu'],
    ['/product', null],
    ['', null],
    [null, null],
    ['http://[', null],
  ])('%s', (link, code) => expect(codeInLink(link)).toBe(code));
});

describe('a sign-up by Google', () => {
  it('says how somebody came, as far as the form has it right', () => {
    expect(cameByUnchecked({ registrationSource: 'FRIEND', referralCode: ' ayu-01 ' })).toEqual({
      sourceRegistration: 'FRIEND',
      referralCode: 'AYU-01',
    });
    for (const wrong of ['', '<b>', 'x'])
      expect(cameByUnchecked({ registrationSource: wrong, referralCode: wrong })).toEqual({
        sourceRegistration: null,
        referralCode: null,
      });
  });

  it('sends it with the press of the button', () => {
    const form = readFileSync('web/domains/account/register/register-form.tsx', 'utf8');
    expect(form).toMatch(/registerAs: \{[^}]*\.\.\.cameByUnchecked\(/);
  });
});

describe('reCAPTCHA', () => {
  it('without keys lets nobody pass', async () => {
    const env = parseEnv(PRODUCTION);
    expect(await passesCaptcha('token', 'send_otp', { env, fetch })).toBe(false);
  });

  it('is refused at the start with half its keys, and as a stand-in in production', async () => {
    expect(() => captchaConfig(parseEnv({ ...PRODUCTION, RECAPTCHA_SECRET: 'x' }))).toThrow(
      'go together',
    );
    const url = 'http://127.0.0.1:1';
    expect(() => captchaConfig(parseEnv({ ...PRODUCTION, RECAPTCHA_URL: url }))).toThrow(
      'embedded',
    );
    await expect(startCaptcha({ ALVA_ENV: 'production' })).rejects.toThrow('embedded');
  });

  it.each([
    ['a program', { score: 0.4 }],
    ['another site', { hostname: 'evil.example' }],
    ['another action', { action: 'check_registered' }],
    ['no success', { success: false }],
    ['no word of the site', { hostname: undefined }],
  ])('refuses an answer of %s', async (_, change) => {
    const env = parseEnv({ ...PRODUCTION, RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' });
    const good = { success: true, score: 0.9, action: 'send_otp', hostname: 'www.alva.test' };
    const requests: { url: string; body: string }[] = [];
    const answering =
      (answer: object): typeof fetch =>
      async (input, init) => {
        requests.push({ url: String(input), body: String(init?.body) });
        return Response.json(answer);
      };
    expect(await passesCaptcha('t', 'send_otp', { env, fetch: answering(good) })).toBe(true);
    expect(requests[0]).toEqual({
      url: 'https://www.google.com/recaptcha/api/siteverify',
      body: 'secret=s&response=t',
    });
    const changed = answering({ ...good, ...change });
    expect(await passesCaptcha('t', 'send_otp', { env, fetch: changed })).toBe(false);
  });

  it('may load its scripts on the pages of sign-in alone', () => {
    const of = (page: 'open' | 'sign-in' | 'money', captcha: boolean) =>
      policy({
        page,
        captcha,
        inlineScripts: [],
        provider: { authDomain: 'alva.firebaseapp.com' },
        tagManager: false,
        tls: true,
      });
    expect(of('sign-in', true)).toContain('https://www.gstatic.com/recaptcha/');
    for (const text of [of('sign-in', false), of('open', true), of('money', true)])
      expect(text).not.toContain('recaptcha');
  });
});
