import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The identity provider as far as the BFF asks it: every account exists, unless a test says otherwise. */
export interface IdentityProvider {
  /** `host:port`, as FIREBASE_AUTH_EMULATOR_HOST wants it. */
  readonly host: string;
  readonly disabled: Set<string>;
  readonly deleted: Set<string>;
  /** Epoch ms of the last new password, by account. */
  readonly validSince: Map<string, number>;
  /** Passwords that open accounts, by email; one that is not here has none. */
  readonly passwords: Map<string, string>;
  /** Changes that were asked for, in their order. */
  readonly changes: readonly Readonly<Record<string, unknown>>[];
  /** Addresses that other accounts have. */
  readonly takenEmails: Set<string>;
  /** Questions so far. */
  readonly lookups: readonly (readonly string[])[];
  away: boolean;
  stop(): Promise<void>;
}

export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const disabled = new Set<string>();
  const deleted = new Set<string>();
  const validSince = new Map<string, number>();
  const passwords = new Map<string, string>();
  const takenEmails = new Set<string>();
  const changes: Record<string, unknown>[] = [];
  const lookups: string[][] = [];
  const refusal = (message: string) => [400, { error: { code: 400, message } }] as const;
  const signIn = ({ email, password }: { email: string; password: string }) =>
    passwords.get(email) === password
      ? ([200, { localId: email.split('@')[0], email }] as const)
      : refusal('INVALID_LOGIN_CREDENTIALS');
  const change = (body: Record<string, unknown>) => {
    const { localId, email, password } = body;
    if (typeof email === 'string' && takenEmails.has(email)) return refusal('EMAIL_EXISTS');
    changes.push(body);
    // The demo accounts are named like their addresses.
    if (typeof password === 'string') passwords.set(`${localId}@alva.demo`, password);
    return [200, { localId }] as const;
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const method = /\/accounts:(\w+)(?:\?key=test-key)?$/.exec(request.url ?? '')?.[1];
    const isOurs =
      method === 'signInWithPassword' || request.headers.authorization === 'Bearer owner';
    if (provider.away || !isOurs) return response.writeHead(503).end('{}');
    if (method !== 'lookup') {
      const body = JSON.parse(text);
      const [status, answer] =
        method === 'signInWithPassword' ? signIn(body) : change({ method, ...body });
      return response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    }
    const { localId } = JSON.parse(text) as { localId: string[] };
    lookups.push(localId);
    const users = localId
      .filter((uid) => !deleted.has(uid))
      .map((uid) => ({
        localId: uid,
        disabled: disabled.has(uid),
        validSince: String(Math.floor((validSince.get(uid) ?? 0) / 1000)),
      }));
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ kind: 'identitytoolkit#GetAccountInfoResponse', users }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: IdentityProvider = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    disabled,
    deleted,
    validSince,
    passwords,
    changes,
    takenEmails,
    lookups,
    away: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
};

/** The same without a server: no account was ever disabled. */
export const everyAccountExists: typeof fetch = async (_, init) => {
  const { localId } = JSON.parse(String(init?.body)) as { localId: string[] };
  return Response.json({ users: localId.map((uid) => ({ localId: uid })) });
};
