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
  /** Questions so far. */
  readonly lookups: readonly (readonly string[])[];
  away: boolean;
  stop(): Promise<void>;
}

export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const disabled = new Set<string>();
  const deleted = new Set<string>();
  const validSince = new Map<string, number>();
  const lookups: string[][] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const isOurs =
      request.url?.endsWith('/accounts:lookup') && request.headers.authorization === 'Bearer owner';
    if (provider.away || !isOurs) return response.writeHead(503).end('{}');
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
