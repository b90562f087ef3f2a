import { describe, expect, it } from 'vitest';
import { toBase64url } from '#edge/platform/base64url.ts';
import { createCipher } from '#edge/platform/cipher.ts';

const secret = new Uint8Array(32).fill(7);
const cipher = createCipher({ keys: [{ id: 'k1', secret }], indexKey: secret });
const PLACE = 'identity_number:cus_1';
const NUMBER = '3174012345678901';

/** As Web Crypto seals it, which wrote what stores have from before. */
const sealedByWebCrypto = async (): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const iv = new Uint8Array(12).fill(3);
  const additionalData = new TextEncoder().encode(PLACE);
  const plain = new TextEncoder().encode(NUMBER);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain);
  return ['k1', toBase64url(iv), toBase64url(new Uint8Array(sealed))].join('.');
};

describe('a cipher', () => {
  it('opens what it sealed, and never seals a text the same way twice', async () => {
    const first = await cipher.seal(NUMBER, PLACE);
    expect(await cipher.open(first, PLACE)).toBe(NUMBER);
    expect(await cipher.seal(NUMBER, PLACE)).not.toBe(first);
    const text = 'Jalan Mawar 3, é, 東京';
    expect(await cipher.open(await cipher.seal(text, PLACE), PLACE)).toBe(text);
  });

  it('opens values that Web Crypto sealed', async () => {
    expect(await cipher.open(await sealedByWebCrypto(), PLACE)).toBe(NUMBER);
  });

  it('gives the index that Web Crypto gives, so that stored ones are found', async () => {
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
    const mark = await crypto.subtle.sign(hmac, key, new TextEncoder().encode(NUMBER));
    expect(await cipher.index(NUMBER)).toBe(toBase64url(new Uint8Array(mark)));
  });

  it('refuses a value that was moved, changed, cut or sealed with another key', async () => {
    const sealed = await cipher.seal(NUMBER, PLACE);
    const [id = '', iv = '', text = ''] = sealed.split('.');
    const bytes = Buffer.from(text, 'base64url');
    const changed = Buffer.from(bytes);
    changed[0] = (changed[0] ?? 0) ^ 1;
    const withText = (ciphertext: Uint8Array): string =>
      [id, iv, toBase64url(ciphertext)].join('.');
    await expect(cipher.open(sealed, 'identity_number:cus_2')).rejects.toThrow();
    await expect(cipher.open(withText(changed), PLACE)).rejects.toThrow();
    await expect(cipher.open(withText(bytes.subarray(0, -1)), PLACE)).rejects.toThrow();
    await expect(cipher.open(`k2.${iv}.${text}`, PLACE)).rejects.toThrow('No identity key k2');
  });

  it('refuses a tag that was cut short, which would be guessed sooner', async () => {
    const [id, iv, tag = ''] = (await cipher.seal('', PLACE)).split('.');
    for (const length of [0, 4, 12]) {
      const short = toBase64url(Buffer.from(tag, 'base64url').subarray(0, length));
      await expect(cipher.open([id, iv, short].join('.'), PLACE)).rejects.toThrow();
    }
  });
});
