import type { Env } from '#edge/env.ts';
import { keysOf, type NamedKey } from '#edge/platform/keys.ts';
import { type BrowserCaptcha, captchaConfig } from './captcha/config.ts';
import { parseServiceAccount, type ServiceAccount } from './firebase/service-account.ts';

/** What the browser needs to start the Firebase SDK; none of it is secret. */
interface BrowserAuthConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Origin of the Auth emulator; absent in production. */
  readonly emulator?: string;
  /** Where the captcha's script is; absent where none is configured. */
  readonly captcha?: BrowserCaptcha;
}

export interface AuthConfig {
  /** Secure cookies, signed tokens only. */
  readonly production: boolean;
  readonly projectId: string;
  readonly emulator: boolean;
  /** All staff need a second factor, whatever their role says. */
  readonly staffNeedSecondFactor: boolean;
  readonly sessionKeys: readonly NamedKey[];
  /** For questions to the identity provider about accounts; the emulator needs none. */
  readonly serviceAccount: ServiceAccount | undefined;
  readonly browser: BrowserAuthConfig;
}

const DEMO_PROJECT = 'demo-alva';
const need = (name: string, value: string | undefined): string => {
  if (value === undefined) throw new Error(`Configuration refused: ${name} is missing`);
  return value;
};

/** Throws at start-up where the emulator could be reached by anything but a demo. */
export const authConfig = (env: Env): AuthConfig => {
  const embedded = env.ALVA_ENV === 'embedded';
  const projectId = embedded
    ? (env.FIREBASE_PROJECT_ID ?? DEMO_PROJECT)
    : need('FIREBASE_PROJECT_ID', env.FIREBASE_PROJECT_ID);
  const emulatorHost = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulatorHost !== undefined) {
    if (!embedded)
      throw new Error(
        'FIREBASE_AUTH_EMULATOR_HOST is for ALVA_ENV=embedded: its tokens are unsigned',
      );
    if (!projectId.startsWith('demo-'))
      throw new Error(
        'FIREBASE_AUTH_EMULATOR_HOST needs a FIREBASE_PROJECT_ID that begins with demo-',
      );
  }
  const captcha = captchaConfig(env)?.browser;
  return {
    production: !embedded,
    projectId,
    emulator: emulatorHost !== undefined,
    staffNeedSecondFactor: (env.STAFF_SECOND_FACTOR ?? (embedded ? 'off' : 'on')) === 'on',
    sessionKeys: keysOf('SESSION_KEYS', env),
    serviceAccount: embedded
      ? undefined
      : parseServiceAccount(need('FIREBASE_SERVICE_ACCOUNT', env.FIREBASE_SERVICE_ACCOUNT)),
    browser: {
      projectId,
      apiKey: embedded
        ? (env.FIREBASE_API_KEY ?? 'demo-key')
        : need('FIREBASE_API_KEY', env.FIREBASE_API_KEY),
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      ...(emulatorHost === undefined ? {} : { emulator: `http://${emulatorHost}` }),
      ...(captcha && { captcha }),
    },
  };
};
