import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authConfig } from '#edge/auth/config.ts';
import { startEmulator } from '#edge/auth/emulator/start.ts';
import { parseEnv } from '#edge/env.ts';
import { isFromHere, isFromOwnPage, keepToLoopback } from '#edge/platform/loopback.ts';
import { SERVICE_ACCOUNT, startBff } from '#tests/support/bff.ts';

const config = (source: Record<string, string>) =>
  authConfig(parseEnv({ DATABASE_URL: 'file:x', ...source }));
const KEY = `a:${Buffer.alloc(32, 1).toString('base64url')}`;
const LIVE = {
  FIREBASE_PROJECT_ID: 'alva',
  FIREBASE_API_KEY: 'key',
  FIREBASE_SERVICE_ACCOUNT: SERVICE_ACCOUNT,
  SESSION_KEYS: KEY,
};
const EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('the configuration of sign-in', () => {
  it('takes unsigned tokens on an embedded instance of a demo project only', () => {
    expect(config({ ALVA_ENV: 'embedded', ...EMULATOR }).emulator).toBe(true);
    expect(config(LIVE).emulator).toBe(false);
    expect(config({ ...LIVE, ALVA_ENV: 'embedded' }).emulator).toBe(false);
    expect(() => config({ ...LIVE, ...EMULATOR })).toThrow(/embedded/);
    expect(() => config({ ...LIVE, ...EMULATOR, FIREBASE_PROJECT_ID: 'demo-x' })).toThrow();
    expect(() => config({ ...LIVE, ...EMULATOR, ALVA_ENV: 'embedded' })).toThrow(/demo-/);
  });

  it.each(Object.keys(LIVE))('in production insists on %s', (name) => {
    const { [name as keyof typeof LIVE]: _, ...rest } = LIVE;
    expect(() => config(rest)).toThrow(name);
  });

  it.each(['', '{}', 'x', '{"client_email":"a@b.id","private_key":"secret"}'])(
    'refuses the service account %j, without repeating it',
    (FIREBASE_SERVICE_ACCOUNT) => {
      const start = () => config({ ...LIVE, FIREBASE_SERVICE_ACCOUNT });
      expect(start).toThrow(/FIREBASE_SERVICE_ACCOUNT/);
      expect(start).not.toThrow(/secret/);
    },
  );

  it.each(['a', 'a:', `:${KEY.slice(2)}`, `a:${Buffer.alloc(31, 1).toString('base64url')}`])(
    'refuses the session key %j',
    (SESSION_KEYS) => {
      expect(() => config({ ...LIVE, SESSION_KEYS })).toThrow(/SESSION_KEYS/);
    },
  );
});

describe('the Auth emulator', () => {
  const options = { port: 0, projectId: 'demo-alva' };
  let early: Promise<Response> | undefined;
  const onListening = (origin: string): void => {
    early = fetch(origin);
  };
  const running = startEmulator({ ALVA_ENV: 'embedded' }, { ...options, onListening });
  afterAll(async () => (await running).stop());

  const signIn = async (email: string, password: string, returnSecureToken: unknown = true) => {
    const { origin } = await running;
    const response = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken }),
      },
    );
    return (await response.json()) as Record<string, unknown> & { error?: { message: string } };
  };

  it('knows the demo accounts by fixed uids', async () => {
    expect(await signIn('owner@alva.demo', 'alva-demo-2026')).toMatchObject({ localId: 'owner' });
    expect(await signIn('staff@alva.demo', 'alva-demo-2026')).toMatchObject({ localId: 'staff' });
  });

  it('does not tell an unknown email from a wrong password', async () => {
    const wrong = await signIn('owner@alva.demo', 'wrong-password');
    const unknown = await signIn('nobody@alva.demo', 'wrong-password');
    expect(wrong.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(unknown.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('refuses a request that its API does not describe', async () => {
    const { error } = await signIn('owner@alva.demo', 'alva-demo-2026', 'perhaps');
    expect(error?.message).toContain('/returnSecureToken must be boolean');
  });

  it('says where it listens before it answers', async () => {
    const { origin } = await running;
    expect((await early)?.status).toBe(503);
    expect((await fetch(origin)).status).toBe(200);
  });

  it('listens on loopback', async () => {
    expect((await running).origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a page under a name like ours', { origin: 'http://localhost.evil.example' }],
    ['a tunnel', { 'x-forwarded-for': '203.0.113.5' }],
  ])('tells %s nothing', async (_, headers) => {
    const { origin } = await running;
    const answer = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/projects/demo-alva/accounts:query`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json', ...headers },
        body: '{}',
      },
    );
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers pages of this machine', async () => {
    const { origin } = await running;
    const headers = { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' };
    expect((await fetch(origin, { method: 'OPTIONS', headers })).status).toBeLessThan(300);
  });

  it('starts neither outside an embedded instance nor for a real project', async () => {
    await expect(startEmulator({}, options)).rejects.toThrow(/embedded/);
    await expect(startEmulator({ ALVA_ENV: 'production' }, options)).rejects.toThrow(/embedded/);
    await expect(
      startEmulator({ ALVA_ENV: 'embedded' }, { ...options, projectId: 'alva' }),
    ).rejects.toThrow(/demo-/);
  });
});

describe('a connection to an embedded instance', () => {
  let stopKeeping: () => void;
  beforeEach(() => {
    stopKeeping = keepToLoopback();
  });
  afterEach(() => stopKeeping());

  const ended = (remoteAddress: string | undefined): boolean => {
    let destroyed = false;
    channel('net.server.socket').publish({
      socket: {
        remoteAddress,
        destroy: () => {
          destroyed = true;
        },
      },
    });
    return destroyed;
  };

  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('from %s is kept', (address) => {
    expect(ended(address)).toBe(false);
  });

  it.each(['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1', '1270.0.0.1', undefined])(
    'from %s is ended',
    (address) => {
      expect(ended(address)).toBe(true);
    },
  );

  it.each([
    ['localhost', { host: 'localhost:3000' }, true],
    ['its number', { host: '127.0.0.1:3100' }, true],
    ['its number in IPv6', { host: '[::1]:3100' }, true],
    ['a rebound name', { host: 'evil.example:3000' }, false],
    ['a name that begins like ours', { host: 'localhost.evil.example' }, false],
    ['a tunnel’s name', { host: 'abc.tunnel.example' }, false],
    ['no name', {}, false],
    ['a proxy that keeps the name', { host: 'localhost', 'x-forwarded-for': '203.0.113.5' }, false],
    ['a proxy of the standard', { host: 'localhost', forwarded: 'for=203.0.113.5' }, false],
    ['a tunnel of Cloudflare’s', { host: 'localhost', 'cf-connecting-ip': '203.0.113.5' }, false],
  ])('is for %s', (_, headers, isLocal) => {
    expect(isFromHere(headers)).toBe(isLocal);
    let destroyed = false;
    const socket = { destroy: () => (destroyed = true) };
    channel('http.server.request.start').publish({ request: { headers }, socket });
    expect(destroyed).toBe(!isLocal);
  });

  it('is not asked by pages of other sites', () => {
    expect(isFromOwnPage({ origin: 'http://127.0.0.1:3000' })).toBe(true);
    expect(isFromOwnPage({ origin: 'https://evil.example' })).toBe(false);
    expect(isFromOwnPage({ origin: 'null' })).toBe(false);
  });

  it('from here gets its answer, even where the server listens on every address', async () => {
    const server = createServer((_, response) => response.end('hello')).listen(0, '0.0.0.0');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('hello');
    for (const addresses of Object.values(networkInterfaces()))
      for (const { address, family, internal } of addresses ?? [])
        if (family === 'IPv4' && !internal)
          await expect(fetch(`http://${address}:${port}`)).rejects.toThrow();
    server.close();
  });
});

describe('the worker', () => {
  it('refuses to be an embedded instance outside npm run edge', async () => {
    const bff = await startBff({ LOCAL_EDGE: 'off' });
    expect((await bff.fetch('/api/health')).status).toBe(500);
    await bff.stop();
  });

  it('refuses unsigned tokens by configuration in production', async () => {
    const bff = await startBff({ ALVA_ENV: 'production', ...EMULATOR });
    expect((await bff.fetch('/api/health')).status).toBe(500);
    await bff.stop();
  });
});
