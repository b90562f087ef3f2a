import { Auth, type KeyStorer } from 'firebase-auth-cloudflare-workers';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createIdTokenVerifier } from '#edge/auth/firebase/verifier.ts';
import { createSessionTokens } from '#edge/auth/session-token.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import {
  claimsAt,
  createGoogleKey,
  createKeyServer,
  type GoogleKey,
  type KeyServer,
  PROJECT,
  sign,
  unsigned,
} from '#tests/support/firebase-tokens.ts';
import { acceptsByPublishedRules } from '#tests/support/published-rules.ts';
import { type TokenRow, tokenTable } from './refused-tokens.ts';

let key: GoogleKey;
let next: GoogleKey;
let table: TokenRow[];

beforeAll(async () => {
  [key, next] = await Promise.all([createGoogleKey('key-1'), createGoogleKey('key-2')]);
  table = await tokenTable(Date.now(), key, next);
});

afterEach(() => {
  vi.useRealTimers();
});

const verifierOn = (server: KeyServer, emulator = false) =>
  createIdTokenVerifier({
    projectId: PROJECT,
    emulator,
    fetch: server.fetch,
    clock: () => Date.now(),
  });

const token = (by: GoogleKey) => sign(by, claimsAt(Date.now()));
const fault = (value: unknown) => ({ ok: false, error: value });

describe('a Firebase ID token', () => {
  it('is accepted or refused as the table says', async () => {
    const verify = verifierOn(createKeyServer(key));
    const verdicts = [];
    for (const row of table) verdicts.push([row.name, (await verify(row.token)).ok]);
    expect(verdicts).toEqual(table.map((row) => [row.name, row.accepted]));
  });

  it('is judged the same by a second verifier, row by row', () => {
    const verdicts = table.map((row) => [
      row.name,
      acceptsByPublishedRules(row.token, PROJECT, [key]),
    ]);
    expect(verdicts).toEqual(table.map((row) => [row.name, row.accepted]));
  });

  it('is judged the same by a ready-made verifier, but where that one is too kind', async () => {
    const store: KeyStorer = {
      get: async () => [key.publicJwk] as never,
      put: async () => undefined,
    };
    const readyMade = Auth.getOrInitialize(PROJECT, store);
    const verdicts = [];
    for (const row of table) {
      const accepts = await readyMade.verifyIdToken(row.token as string).then(
        () => true,
        () => false,
      );
      verdicts.push([row.name, accepts]);
    }
    expect(verdicts).toEqual(
      table.map((row) => [row.name, row.tooKind === undefined ? row.accepted : true]),
    );
  });

  it('says who signed in, when and how', async () => {
    const now = Math.floor(Date.now() / 1000) * 1000;
    const verified = await verifierOn(createKeyServer(key))(await sign(key, claimsAt(now)));
    expect(verified).toEqual({
      ok: true,
      value: {
        uid: 'uid-1',
        email: 'ayu@example.id',
        emailVerified: true,
        phoneNumber: undefined,
        provider: 'password',
        authenticatedAt: now - 10_000,
        secondFactor: false,
      },
    });
  });

  it('is not our session token, nor the reverse', async () => {
    const sessions = createSessionTokens([{ id: 'a', secret: new Uint8Array(32).fill(7) }], () =>
      Date.now(),
    );
    const ours = await sessions.mint({
      sessionId: 'ses_1',
      tokenId: 'ses_1',
      customerId: 'cus_1',
      issuedAt: Date.now(),
      expiresAt: Date.now() + MINUTE_MS,
      persistent: true,
    });
    expect(await verifierOn(createKeyServer(key))(ours)).toEqual(fault('INVALID_TOKEN'));
    expect(await verifierOn(createKeyServer(key), true)(ours)).toEqual(fault('INVALID_TOKEN'));
    expect(await sessions.verify(await token(key))).toBeUndefined();
    expect(await sessions.verify(unsigned(claimsAt(Date.now())))).toBeUndefined();
  });
});

describe('the emulator mode', () => {
  it('accepts unsigned tokens and only those', async () => {
    const verify = verifierOn(createKeyServer(key), true);
    expect((await verify(unsigned(claimsAt(Date.now())))).ok).toBe(true);
    expect(await verify(await token(key))).toEqual(fault('INVALID_TOKEN'));
    const expired = { ...claimsAt(Date.now()), exp: Math.floor(Date.now() / 1000) - 1 };
    expect(await verify(unsigned(expired))).toEqual(fault('INVALID_TOKEN'));
    expect(await verify(unsigned({ ...claimsAt(Date.now()), aud: 'x' }))).toEqual(
      fault('INVALID_TOKEN'),
    );
  });
});

describe('the key server', () => {
  it('is asked once for many tokens', async () => {
    const server = createKeyServer(key);
    const verify = verifierOn(server);
    await Promise.all([1, 2, 3].map(async () => verify(await token(key))));
    await verify(await token(key));
    expect(server.requests()).toBe(1);
  });

  it('is asked once more when keys rotated, and the new key works', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = createKeyServer(key);
    const verify = verifierOn(server);
    await verify(await token(key));
    server.publish(key, next);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    expect((await verify(await token(next))).ok).toBe(true);
    expect((await verify(await token(key))).ok).toBe(true);
    expect(server.requests()).toBe(2);
  });

  it('the key server is not asked for every made-up key id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = createKeyServer(key);
    const verify = verifierOn(server);
    await verify(await token(key));
    vi.setSystemTime(Date.now() + MINUTE_MS);
    for (let i = 0; i < 50; i++)
      expect(await verify(await token({ ...next, kid: `made-up-${i}` }))).toEqual(
        fault('INVALID_TOKEN'),
      );
    expect(server.requests()).toBe(2);
  });

  it('being away is no verdict on a token', async () => {
    const server = createKeyServer();
    server.goAway();
    const verify = verifierOn(server);
    expect(await verify(await token(key))).toEqual(fault('KEYS_UNAVAILABLE'));
    await Promise.all(Array.from({ length: 20 }, async () => verify(await token(key))));
    expect(server.requests()).toBe(1);
  });

  it('being away does not matter while the keys we have are less than a day old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = createKeyServer(key);
    const verify = verifierOn(server);
    await verify(await token(key));
    server.goAway();
    vi.setSystemTime(Date.now() + 23 * 60 * MINUTE_MS);
    expect((await verify(await token(key))).ok).toBe(true);
    expect(await verify(await token(next))).toEqual(fault('KEYS_UNAVAILABLE'));
    vi.setSystemTime(Date.now() + 2 * 60 * MINUTE_MS);
    expect(await verify(await token(key))).toEqual(fault('KEYS_UNAVAILABLE'));
  });
});
