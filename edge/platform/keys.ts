import type { Env } from '#edge/env.ts';
import { fromBase64url } from './base64url.ts';
import type { CipherKeys } from './cipher.ts';

/** A secret with a name, so that an old one can stay beside its successor. */
export interface NamedKey {
  readonly id: string;
  readonly secret: Uint8Array<ArrayBuffer>;
}

const SECRET_BYTES = 32;

/**
 * An embedded instance answers on loopback only and holds invented people; its keys may be known,
 * and being the same everywhere they open the demo content.
 */
const EMBEDDED = {
  SESSION_KEYS: 'embedded:ZW1iZWRkZWQtaW5zdGFuY2VzLWhvbGQtZGVtby1kYXRh',
  IDENTITY_KEYS: 'embedded:ZGVtby1pZGVudGl0eS1udW1iZXJzLWFyZS1pbnZlbnQ',
  IDENTITY_INDEX_KEY: 'index:ZGVtby1pZGVudGl0eS1pbmRleC1vZi1pbnZlbnRlZC0',
} as const;

/** `<id>:<secret, base64url>[,…]`, newest first. Throws at start-up when it is missing or weak. */
export const keysOf = (name: keyof typeof EMBEDDED, env: Env): [NamedKey, ...NamedKey[]] => {
  const text = env[name] ?? (env.ALVA_ENV === 'embedded' ? EMBEDDED[name] : undefined);
  if (text === undefined) throw new Error(`Configuration refused: ${name} is missing`);
  const [first, ...rest] = text.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.split(':');
    const secret = /^[\w-]+$/.test(encoded) ? fromBase64url(encoded) : new Uint8Array();
    if (id === '' || id.includes('.') || secret.length < SECRET_BYTES)
      throw new Error(
        `${name}: <id>:<at least ${SECRET_BYTES} bytes, base64url>[,<id>:<older key>]`,
      );
    return { id, secret };
  });
  if (first === undefined) throw new Error(`${name} is empty`);
  return [first, ...rest];
};

export const cipherKeys = (env: Env): CipherKeys => ({
  // AES-256 takes exactly this many.
  keys: keysOf('IDENTITY_KEYS', env).map(({ id, secret }) => ({
    id,
    secret: secret.slice(0, SECRET_BYTES),
  })),
  indexKey: keysOf('IDENTITY_INDEX_KEY', env)[0].secret,
});
