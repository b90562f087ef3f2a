import type { PolicyOptions } from './policy.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What a deployment's settings say about the origins its pages may use. */
export const configuredOf = (env: Variables): Omit<PolicyOptions, 'inlineScripts' | 'page'> => ({
  provider:
    env.ALVA_ENV === 'embedded'
      ? { emulator: true }
      : { authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com` },
  captcha: Boolean(env.RECAPTCHA_SITE_KEY),
  tagManager: Boolean(env.NEXT_PUBLIC_TAG_MANAGER_ID),
  blog: env.BLOG_API_URL && new URL(env.BLOG_API_URL).origin,
  tls: (env.SITE_ORIGIN ?? '').startsWith('https:'),
});
