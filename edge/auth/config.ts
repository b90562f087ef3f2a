import type { Env } from '../env.ts';
import type { SessionKey } from './session-token.ts';

/** What the browser needs to start the Firebase SDK; none of it is secret. */
export interface BrowserAuthConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Origin of the Auth emulator; absent in production. */
  readonly emulator?: string;
}

export interface AuthConfig {
  /** Secure cookies, signed tokens only. */
  readonly production: boolean;
  readonly projectId: string;
  readonly emulator: boolean;
  readonly sessionKeys: readonly SessionKey[];
  readonly browser: BrowserAuthConfig;
}

const DEMO_PROJECT = 'demo-alva';
/** An embedded instance answers on loopback only and holds invented people; its key may be known. */
const EMBEDDED_SESSION_KEYS = 'embedded:ZW1iZWRkZWQtaW5zdGFuY2VzLWhvbGQtZGVtby1kYXRh';
const MIN_SECRET_BYTES = 32;

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const parseKeys = (text: string): SessionKey[] =>
  text.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.split(':');
    const secret = fromBase64url(encoded);
    if (id === '' || secret.length < MIN_SECRET_BYTES)
      throw new Error('SESSION_KEYS: <id>:<at least 32 bytes, base64url>[,<id>:<older key>]');
    return { id, secret };
  });

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
  return {
    production: !embedded,
    projectId,
    emulator: emulatorHost !== undefined,
    sessionKeys: parseKeys(
      embedded
        ? (env.SESSION_KEYS ?? EMBEDDED_SESSION_KEYS)
        : need('SESSION_KEYS', env.SESSION_KEYS),
    ),
    browser: {
      projectId,
      apiKey: embedded
        ? (env.FIREBASE_API_KEY ?? 'demo-key')
        : need('FIREBASE_API_KEY', env.FIREBASE_API_KEY),
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      ...(emulatorHost === undefined ? {} : { emulator: `http://${emulatorHost}` }),
    },
  };
};
