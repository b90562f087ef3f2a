import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmulator } from '#edge/auth/emulator/start.ts';
import { createAccounts } from '#edge/auth/firebase/accounts.ts';
import { createManageAccounts } from '#edge/auth/firebase/manage-accounts.ts';
import { createProviderApi } from '#edge/auth/firebase/provider-api.ts';
import { parseServiceAccount } from '#edge/auth/firebase/service-account.ts';
import { SERVICE_ACCOUNT } from '#tests/support/bff.ts';

const clock = () => Date.now();

const asEmulator = (emulator: string) =>
  createProviderApi({
    projectId: 'demo-alva',
    emulator,
    apiKey: 'demo-key',
    serviceAccount: undefined,
    fetch,
    clock,
  });

describe('a question about accounts to the Auth emulator', () => {
  const running = startEmulator({ ALVA_ENV: 'embedded' }, { port: 0, projectId: 'demo-alva' });
  afterAll(async () => (await running).stop());

  it('tells who is disabled, who is gone, and since when sign-ins count', async () => {
    const { origin } = await running;
    const admin = (path: string, body: object) =>
      fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/demo-alva/${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { lookUp } = createAccounts(asEmulator(origin));
    const uids = ['owner', 'owner2', 'guest', 'staff'];
    const before = Math.floor(Date.now() / 1000) * 1000;
    await admin('accounts:update', { localId: 'owner', disableUser: true });
    await admin('accounts:delete', { localId: 'owner2' });
    await admin('accounts:update', { localId: 'guest', password: 'another-password-1' });
    const accounts = await lookUp(uids);
    expect([...accounts.keys()].sort()).toEqual(['guest', 'owner', 'staff']);
    expect(accounts.get('owner')?.disabled).toBe(true);
    expect(accounts.get('guest')).toMatchObject({ disabled: false });
    expect(accounts.get('guest')?.validSince).toBeGreaterThanOrEqual(before);
    expect(await lookUp(['nobody'])).toEqual(new Map());
  });
});

describe('a change of an account at the Auth emulator', () => {
  const running = startEmulator({ ALVA_ENV: 'embedded' }, { port: 0, projectId: 'demo-alva' });
  afterAll(async () => (await running).stop());

  it('gives another password and another email, and deletes', async () => {
    const { origin } = await running;
    const accounts = createManageAccounts(asEmulator(origin));
    expect(await accounts.hasPassword('owner@alva.demo', 'alva-demo-2026')).toBe(true);
    await accounts.setPassword('owner', 'a quiet green motorcycle', Date.now());
    expect(await accounts.hasPassword('owner@alva.demo', 'alva-demo-2026')).toBe(false);
    expect(await accounts.setEmail('owner', 'guest@alva.demo')).toBe(false);
    expect(await accounts.setEmail('owner', 'ayu.baru@alva.demo')).toBe(true);
    expect(await accounts.hasPassword('ayu.baru@alva.demo', 'a quiet green motorcycle')).toBe(true);
    expect(await accounts.hasPassword('nobody@alva.demo', 'a quiet green motorcycle')).toBe(false);
    await accounts.remove('owner');
    await accounts.remove('owner');
    expect(await createAccounts(asEmulator(origin)).lookUp(['owner'])).toEqual(new Map());
  });
});

describe('a question about accounts to Identity Platform', () => {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const google =
    (status: number): typeof fetch =>
    async (input, init) => {
      const url = String(input);
      requests.push({ url, init });
      if (url.startsWith('https://oauth2.')) return Response.json({ access_token: 'opaque' });
      return Response.json({ users: [{ localId: 'a', validSince: '1700000000' }] }, { status });
    };
  const lookUpWith = (status: number) =>
    createAccounts(
      createProviderApi({
        projectId: 'alva',
        emulator: undefined,
        apiKey: 'browser-key',
        serviceAccount: parseServiceAccount(SERVICE_ACCOUNT),
        fetch: google(status),
        clock,
      }),
    ).lookUp;

  it('goes with a token of the service account', async () => {
    const accounts = await lookUpWith(200)(['a', 'b']);
    expect([...accounts]).toEqual([
      ['a', { disabled: false, validSince: 1_700_000_000_000, hasSecondFactor: false }],
    ]);
    const [grant, question] = requests;
    const assertion = new URLSearchParams(String(grant?.init?.body)).get('assertion') ?? '';
    expect(decodeJwt(assertion)).toMatchObject({
      iss: 'test@alva-test.iam.gserviceaccount.com',
      aud: 'https://oauth2.googleapis.com/token',
      scope: 'https://www.googleapis.com/auth/identitytoolkit',
    });
    expect(question).toMatchObject({
      url: 'https://identitytoolkit.googleapis.com/v1/projects/alva/accounts:lookup',
      init: { headers: { authorization: 'Bearer opaque' }, body: '{"localId":["a","b"]}' },
    });
  });

  it('that is refused is a failure, not an account that is gone', async () => {
    await expect(lookUpWith(403)(['a'])).rejects.toThrow('403');
  });
});
