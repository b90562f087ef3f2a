import type { CaptchaAction } from '#edge/contract/account/code.ts';
import { providerConfig } from './session/provider.ts';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const PATIENCE_MS = 10_000;

let loading: Promise<Recaptcha> | undefined;

const load = (script: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const late = setTimeout(() => reject(new Error('The captcha did not load')), PATIENCE_MS);
    element.src = script;
    element.async = true;
    element.addEventListener('error', () => reject(new Error('The captcha did not load')));
    element.addEventListener('load', () => {
      clearTimeout(late);
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    });
    document.head.append(element);
  });

/**
 * A token that says a person did this, loaded when it is first needed; empty where there is none to be
 * had, which our server then refuses.
 */
export const captchaToken = async (action: CaptchaAction): Promise<string> => {
  const captcha = (await providerConfig())?.captcha;
  if (captcha === undefined) return '';
  loading ??= load(captcha.script);
  try {
    return await (await loading).execute(captcha.siteKey, { action });
  } catch {
    loading = undefined;
    return '';
  }
};
