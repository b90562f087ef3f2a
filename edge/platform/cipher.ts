import { Buffer } from 'node:buffer';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
} from 'node:crypto';
import { cryptoBytes, type RandomBytes } from '#edge/contract/ids.ts';

/** Numbers of identity and tax cards, and papers, at rest. */
export interface Cipher {
  /** `<key id>.<iv>.<ciphertext>`; opens only in the same `place`, so rows cannot swap values. */
  seal(plain: string, place: string): Promise<string>;
  /** Throws when the value was changed, moved, or its key is gone. */
  open(sealed: string, place: string): Promise<string>;
  /** The same for the bytes of a file. */
  sealBytes(plain: Uint8Array<ArrayBuffer>, place: string): Promise<Uint8Array<ArrayBuffer>>;
  openBytes(sealed: Uint8Array<ArrayBuffer>, place: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Equal values have equal indexes; nothing else can be learnt from one without the key. */
  index(plain: string): Promise<string>;
}

export interface CipherKeys {
  /** The first seals, all open. */
  readonly keys: readonly { readonly id: string; readonly secret: Uint8Array<ArrayBuffer> }[];
  readonly indexKey: Uint8Array<ArrayBuffer>;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
/** At the end of the ciphertext, as Web Crypto puts it. */
const TAG_BYTES = 16;
/** Before the ciphertext of a file: `<key id>` and a line feed, then the iv. */
const LINE_FEED = 0x0a;
const encode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(text));

/**
 * Texts are sealed and opened at once (decisions/text-at-once.md); files leave it to Web Crypto, which takes
 * them off the thread.
 */
export const createCipher = (
  { keys, indexKey }: CipherKeys,
  random: RandomBytes = cryptoBytes,
): Cipher => {
  const secretOf = (id: string | undefined): Uint8Array<ArrayBuffer> => {
    const key = keys.find((each) => each.id === id);
    if (key === undefined) throw new Error(`No identity key ${id}`);
    return key.secret;
  };
  const prepared = new Map<string | undefined, KeyObject>();
  const keyOf = (id: string | undefined): KeyObject => {
    const key = prepared.get(id) ?? createSecretKey(secretOf(id));
    prepared.set(id, key);
    return key;
  };
  const importKey = (id: string | undefined): Promise<CryptoKey> =>
    crypto.subtle.importKey('raw', secretOf(id), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const algorithm = (iv: Uint8Array, place: string) => ({
    name: 'AES-GCM',
    iv: Uint8Array.from(iv),
    additionalData: encode(place),
  });
  return {
    seal: async (plain, place) => {
      const id = keys[0]?.id;
      const iv = Buffer.from(random(IV_BYTES));
      const cipher = createCipheriv(ALGORITHM, keyOf(id), iv).setAAD(encode(place));
      const sealed = [cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return [id, iv.toString('base64url'), Buffer.concat(sealed).toString('base64url')].join('.');
    },
    open: async (sealed, place) => {
      const [id, iv = '', ciphertext = ''] = sealed.split('.');
      const bytes = Buffer.from(ciphertext, 'base64url');
      // A shorter tag would be guessed sooner, and workerd takes it.
      if (bytes.length < TAG_BYTES) throw new Error('A sealed text was cut short.');
      const decipher = createDecipheriv(ALGORITHM, keyOf(id), Buffer.from(iv, 'base64url'));
      decipher.setAAD(encode(place));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const plain = decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8');
      // Throws unless all of it is as it was sealed.
      return plain + decipher.final('utf8');
    },
    sealBytes: async (plain, place) => {
      const id = keys[0]?.id;
      const iv = random(IV_BYTES);
      const sealed = await crypto.subtle.encrypt(algorithm(iv, place), await importKey(id), plain);
      const whole = new Blob([encode(`${id}\n`), Uint8Array.from(iv), sealed]);
      return new Uint8Array(await whole.arrayBuffer());
    },
    openBytes: async (sealed, place) => {
      const end = sealed.indexOf(LINE_FEED);
      const id = new TextDecoder().decode(sealed.subarray(0, Math.max(0, end)));
      const iv = sealed.slice(end + 1, end + 1 + IV_BYTES);
      const ciphertext = sealed.slice(end + 1 + IV_BYTES);
      const key = await importKey(id);
      return new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, place), key, ciphertext));
    },
    index: async (plain) => createHmac('sha256', indexKey).update(plain).digest('base64url'),
  };
};
