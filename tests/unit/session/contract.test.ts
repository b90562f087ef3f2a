import { describe, expect, it } from 'vitest';
import {
  type ContractOptions,
  createContract,
  EndpointError,
} from '#web/platform/session/contract.ts';

const OPTIONS = {
  apiKey: 'key',
  authDomain: 'alva.example',
  loginEndpoint: '/api/login',
  logoutEndpoint: '/api/logout',
};
const user = { uid: 'u', getIdToken: async () => 'token' };

const server = (answer: (path: string) => Response = () => Response.json({ success: true })) => {
  const calls: { path: string; init: RequestInit }[] = [];
  return {
    calls,
    fetch: async (path: string, init: RequestInit) => {
      calls.push({ path, init });
      return answer(path);
    },
  };
};

describe('the login contract', () => {
  it('posts the ID token with credentials when somebody signs in', async () => {
    const { fetch, calls } = server();
    await createContract(OPTIONS, fetch).changed(user);
    expect(calls).toEqual([
      {
        path: '/api/login',
        init: {
          method: 'POST',
          credentials: 'include',
          headers: { authorization: 'Bearer token' },
        },
      },
    ]);
  });

  it('posts the logout when there is nobody', async () => {
    const { fetch, calls } = server();
    await createContract(OPTIONS, fetch).changed(null);
    expect(calls.map(({ path }) => path)).toEqual(['/api/logout']);
  });

  it('raises what the endpoint says, with its status, and tells the handler', async () => {
    const errors: unknown[] = [];
    const { fetch } = server(() =>
      Response.json({ success: false, errorCode: 'NOT_REGISTERED' }, { status: 403 }),
    );
    const contract = createContract({ ...OPTIONS, onLoginError: (e) => errors.push(e) }, fetch);
    const error = await contract.changed(user).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(EndpointError);
    expect(error).toMatchObject({ status: 403, errorCode: 'NOT_REGISTERED' });
    expect(errors).toEqual([error]);
    expect(contract.busy).toBe(false);
  });

  it('raises a status even when the body is no JSON', async () => {
    const { fetch } = server(() => new Response('<html>', { status: 502 }));
    const error = await createContract(OPTIONS, fetch)
      .changed(null)
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ status: 502, errorCode: undefined });
  });

  it('runs calls one after the other, and goes on after a failed one', async () => {
    let first = true;
    const { fetch, calls } = server(() => {
      const status = first ? 500 : 200;
      first = false;
      return Response.json({}, { status });
    });
    const contract = createContract(OPTIONS, fetch);
    const results = await Promise.allSettled([contract.changed(user), contract.changed(null)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(calls.map(({ path }) => path)).toEqual(['/api/login', '/api/logout']);
  });

  it('leaves everything to a handler when there is one', async () => {
    const seen: unknown[] = [];
    const { fetch, calls } = server();
    const options = {
      apiKey: 'key',
      authDomain: 'd',
      tokenChangedHandler: async (who: unknown) => void seen.push(who),
    };
    await createContract(options, fetch).changed(user);
    expect([seen, calls]).toEqual([[user], []]);
  });

  it.each<[string, Partial<ContractOptions>]>([
    ['no API key', { apiKey: '' }],
    ['no auth domain', { authDomain: '' }],
    ['no login endpoint', { loginEndpoint: '' }],
    ['no logout endpoint', { logoutEndpoint: '' }],
    ['both endpoints and a handler', { tokenChangedHandler: async () => undefined }],
  ])('throws at once for %s', (_, change) => {
    expect(() => createContract({ ...OPTIONS, ...change }, server().fetch)).toThrow();
  });
});
