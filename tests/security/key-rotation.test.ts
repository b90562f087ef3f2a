import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { parseEnv } from '#edge/env.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

const key = (name: string): string => `${name}:${Buffer.alloc(32, name).toString('base64url')}`;
const OLD = key('old');
const NEW = key('new');

const isSignedIn = async (bff: Bff, cookie: string): Promise<boolean> => {
  const answer = await bff.fetch('/api/session', { headers: { cookie } });
  return ((await answer.json()) as { state: string }).state === 'signed-in';
};
const keyOf = (cookie: string): string => {
  const [, token = ''] = /alva-session=([^;]+)/.exec(cookie) ?? [];
  const [header = ''] = token.split('.');
  return String(JSON.parse(Buffer.from(header, 'base64url').toString()).kid);
};

describe('the keys of sessions, while they change', () => {
  let store: Sqld;
  let before: Bff;
  let during: Bff;
  let after: Bff;
  beforeAll(async () => {
    store = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
    const DATABASE_URL = store.url;
    before = await startBff({ SESSION_KEYS: OLD, DATABASE_URL });
    during = await startBff({ SESSION_KEYS: `${NEW},${OLD}`, DATABASE_URL });
    after = await startBff({ SESSION_KEYS: NEW, DATABASE_URL });
  });
  afterAll(async () => {
    for (const bff of [before, during, after]) await bff.stop();
    await store.stop();
  });

  it('let everybody stay signed in; who signs in now has the new one, which is enough when the old one is gone', async () => {
    const { cookie: early } = await actor(before, 'owner');
    expect(keyOf(early)).toBe('old');
    expect(await isSignedIn(during, early)).toBe(true);
    const { cookie: late } = await actor(during, 'owner');
    expect(keyOf(late)).toBe('new');
    expect(await isSignedIn(after, late)).toBe(true);
    expect(await isSignedIn(after, early)).toBe(false);
  });
});

describe('the keys of identity papers, while they change', () => {
  const cipherOf = (keys: string) =>
    createCipher(
      cipherKeys(
        parseEnv({
          DATABASE_URL: 'file:unused',
          IDENTITY_KEYS: keys,
          IDENTITY_INDEX_KEY: key('index'),
        }),
      ),
    );

  it('open what was sealed before, seal with the new one, and find a number either way', async () => {
    const [early, both, late] = [cipherOf(OLD), cipherOf(`${NEW},${OLD}`), cipherOf(NEW)];
    const sealed = await early.seal('3171234567890001', 'customer/1');
    const paper = await early.sealBytes(Uint8Array.from([1, 2, 3]), 'upload/1');
    expect(await both.open(sealed, 'customer/1')).toBe('3171234567890001');
    expect([...(await both.openBytes(paper, 'upload/1'))]).toEqual([1, 2, 3]);
    const again = await both.seal('3171234567890001', 'customer/1');
    expect(again.startsWith('new.')).toBe(true);
    expect(await late.open(again, 'customer/1')).toBe('3171234567890001');
    await expect(late.open(sealed, 'customer/1')).rejects.toThrow('No identity key old');
    expect(await late.index('3171234567890001')).toBe(await early.index('3171234567890001'));
  });
});
