import type { PageKind } from './page-kind.ts';

/** Where people sign in: Google's servers, or the emulator on a loopback port of its own. */
type Provider = { readonly emulator: true } | { readonly authDomain: string };

export interface PolicyOptions {
  readonly page: PageKind;
  /** Hashes of the page's inline scripts, or the nonce they carry. */
  readonly inlineScripts: readonly string[];
  readonly provider: Provider;
  /** reCAPTCHA is configured. */
  readonly captcha?: boolean;
  readonly tagManager: boolean;
  /** Origin of the external blog, whose pictures pages may show. */
  readonly blog?: string | undefined;
  /** `upgrade-insecure-requests` breaks a site that is served over plain HTTP. */
  readonly tls: boolean;
}

interface Origins {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly img?: readonly string[];
}

/** The window of Google sign-in reports through a frame of the auth domain, which api.js opens. */
const firebase = (authDomain: string, page: PageKind): Origins => ({
  ...(page === 'sign-in' && {
    script: ['https://apis.google.com'],
    frame: [`https://${authDomain}`],
  }),
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  img: ['https://lh3.googleusercontent.com'],
});

/** Stand-ins on this machine: the emulator, and on the pages of sign-in the captcha's script. */
const embedded = (page: PageKind): Origins => ({
  ...(page === 'sign-in' && { script: ['http://127.0.0.1:*'] }),
  connect: ['http://127.0.0.1:*', 'http://localhost:*'],
});

/** As Google documents them for reCAPTCHA. */
const CAPTCHA: Origins = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** As Google documents them for its tag manager with Analytics 4. */
const TAG_MANAGER: Origins = {
  // Its two scripts; which container they load, a policy cannot say.
  script: ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/**
 * Content-Security-Policy of one page: other origins only for what is configured. Styles may be
 * inline: React writes style attributes.
 */
export const policy = (options: PolicyOptions): string => {
  const { page, inlineScripts, provider, captcha, tagManager, blog, tls } = options;
  const others: readonly Origins[] = [
    'emulator' in provider ? embedded(page) : firebase(provider.authDomain, page),
    ...(captcha && page === 'sign-in' ? [CAPTCHA] : []),
    ...(tagManager && page === 'open' ? [TAG_MANAGER] : []),
    ...(blog ? [{ img: [blog] }] : []),
  ];
  const of = (kind: keyof Origins) => others.flatMap((each) => each[kind] ?? []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...of('script')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...of('img')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...of('connect')],
    'frame-src': ["'self'", ...of('frame')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/csp-reports'],
    ...(tls ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};
