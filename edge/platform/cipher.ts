import { cryptoBytes, type RandomBytes } from '#edge/contract/ids.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

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

const IV_BYTES = 12;
/** Before the ciphertext of a file: `<key id>` and a line feed, then the iv. */
const LINE_FEED = 0x0a;
const encode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(text));

export const createCipher = (
  { keys, indexKey }: CipherKeys,
  random: RandomBytes = cryptoBytes,
): Cipher => {
  const aes = (id: string | undefined): Promise<CryptoKey> => {
    const key = keys.find((each) => each.id === id);
    if (key === undefined) throw new Error(`No identity key ${id}`);
    return crypto.subtle.importKey('raw', key.secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
  };
  const algorithm = (iv: Uint8Array, place: string) => ({
    name: 'AES-GCM',
    iv: Uint8Array.from(iv),
    additionalData: encode(place),
  });
  return {
    seal: async (plain, place) => {
      const id = keys[0]?.id;
      const iv = random(IV_BYTES);
      const sealed = await crypto.subtle.encrypt(
        algorithm(iv, place),
        await aes(id),
        encode(plain),
      );
      return [id, toBase64url(iv), toBase64url(new Uint8Array(sealed))].join('.');
    },
    open: async (sealed, place) => {
      const [id, iv = '', ciphertext = ''] = sealed.split('.');
      const plain = await crypto.subtle.decrypt(
        algorithm(fromBase64url(iv), place),
        await aes(id),
        fromBase64url(ciphertext),
      );
      return new TextDecoder().decode(plain);
    },
    sealBytes: async (plain, place) => {
      const id = keys[0]?.id;
      const iv = random(IV_BYTES);
      const sealed = await crypto.subtle.encrypt(algorithm(iv, place), await aes(id), plain);
      const whole = new Blob([encode(`${id}\n`), Uint8Array.from(iv), sealed]);
      return new Uint8Array(await whole.arrayBuffer());
    },
    openBytes: async (sealed, place) => {
      const end = sealed.indexOf(LINE_FEED);
      const id = new TextDecoder().decode(sealed.subarray(0, Math.max(0, end)));
      const iv = sealed.slice(end + 1, end + 1 + IV_BYTES);
      const ciphertext = sealed.slice(end + 1 + IV_BYTES);
      const plain = await crypto.subtle.decrypt(algorithm(iv, place), await aes(id), ciphertext);
      return new Uint8Array(plain);
    },
    index: async (plain) => {
      const hmac = { name: 'HMAC', hash: 'SHA-256' };
      const key = await crypto.subtle.importKey('raw', indexKey, hmac, false, ['sign']);
      return toBase64url(new Uint8Array(await crypto.subtle.sign(hmac, key, encode(plain))));
    },
  };
};
