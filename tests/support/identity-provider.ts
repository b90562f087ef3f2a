import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A second factor, as the provider writes it. */
interface Enrolment {
  readonly mfaEnrollmentId: string;
  readonly phoneInfo?: string;
  readonly enrolledAt?: string;
}

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
  /** Accounts that want a second factor. */
  readonly secondFactor: Set<string>;
  /** The second factors of accounts. */
  readonly factors: Map<string, readonly Enrolment[]>;
  /** Accounts of sign-in by code, which exist once they were made. */
  readonly made: Set<string>;
  /** Email by account, as the person gave it; the demo accounts are named like theirs. */
  readonly emails: Map<string, string>;
  /** Accounts that have no email. */
  readonly withoutEmail: Set<string>;
  /** What opens an account; an account with an email has a password, unless a test says otherwise. */
  readonly providers: Map<string, readonly string[]>;
  /** Accounts whose email we said was proved. */
  readonly proved: Set<string>;
  /** Questions so far. */
  readonly lookups: readonly (readonly string[])[];
  away: boolean;
  /** Everything as at the start. */
  forget(): void;
  stop(): Promise<void>;
}

export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const disabled = new Set<string>();
  const deleted = new Set<string>();
  const validSince = new Map<string, number>();
  const passwords = new Map<string, string>();
  const takenEmails = new Set<string>();
  const changes: Record<string, unknown>[] = [];
  const secondFactor = new Set<string>();
  const factors = new Map<string, readonly Enrolment[]>();
  const made = new Set<string>();
  const emails = new Map<string, string>();
  const withoutEmail = new Set<string>();
  const providers = new Map<string, readonly string[]>();
  const proved = new Set<string>();
  const lookups: string[][] = [];
  const refusal = (message: string) => [400, { error: { code: 400, message } }] as const;
  const addressOf = (uid: string): string | undefined =>
    withoutEmail.has(uid)
      ? undefined
      : (emails.get(uid) ?? (made.has(uid) ? undefined : `${uid}@alva.demo`));
  const providersOf = (uid: string): readonly string[] =>
    providers.get(uid) ?? (addressOf(uid) === undefined ? [] : ['password']);
  const byEmail = (email: string) =>
    [...emails].flatMap(([localId, each]) => (each === email ? [{ localId, email }] : []));
  const signIn = ({ email, password }: { email: string; password: string }) =>
    passwords.get(email) === password
      ? ([200, { localId: email.split('@')[0], email }] as const)
      : refusal('INVALID_LOGIN_CREDENTIALS');
  const change = (body: Record<string, unknown>) => {
    const { email, password } = body;
    const localId = String(body.localId);
    const isTaken = (address: string) =>
      takenEmails.has(address) || byEmail(address).some((other) => other.localId !== localId);
    if (typeof email === 'string' && isTaken(email)) return refusal('EMAIL_EXISTS');
    changes.push(body);
    const before = addressOf(localId);
    const opened = passwords.get(before ?? '');
    const { deleteProvider = [] } = body as { deleteProvider?: readonly string[] };
    const left = providersOf(localId).filter((each) => !deleteProvider.includes(each));
    if (deleteProvider.length > 0) providers.set(localId, left);
    if (before !== undefined && !left.includes('password')) passwords.delete(before);
    if (typeof email === 'string') {
      emails.set(localId, email);
      withoutEmail.delete(localId);
      if (before !== undefined && before !== email) passwords.delete(before);
      if (opened !== undefined && left.includes('password')) passwords.set(email, opened);
    }
    const { mfa } = body as { mfa?: { enrollments: readonly Enrolment[] } };
    if (mfa !== undefined) factors.set(localId, mfa.enrollments);
    const address = addressOf(localId);
    if (typeof password === 'string') {
      providers.set(localId, [...new Set([...left, 'password'])]);
      // Without an address a password opens nothing.
      if (address !== undefined) passwords.set(address, password);
    }
    return [200, { localId }] as const;
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const method = /\/accounts(:\w+)?(?:\?key=test-key)?$/.exec(request.url ?? '');
    const isOurs =
      method?.[1] === ':signInWithPassword' || request.headers.authorization === 'Bearer owner';
    if (provider.away || !isOurs || method === null) return response.writeHead(503).end('{}');
    if (method[1] === ':signInWithPassword') {
      const [status, answer] = signIn(JSON.parse(text));
      return json(status, answer);
    }
    if (method[1] === undefined) {
      const { localId } = JSON.parse(text) as { localId: string };
      if (made.has(localId))
        return json(400, { error: { code: 400, message: 'DUPLICATE_LOCAL_ID' } });
      made.add(localId);
      return json(200, { localId });
    }
    if (method[1] !== ':lookup') {
      const body = JSON.parse(text) as { localId: string; emailVerified?: boolean };
      if (body.emailVerified) proved.add(body.localId);
      const [status, answer] = change({ method: method[1].slice(1), ...body });
      return json(status, answer);
    }
    const { localId, email } = JSON.parse(text) as { localId?: string[]; email?: string[] };
    if (localId === undefined) return json(200, { users: byEmail(email?.[0] ?? '') });
    lookups.push(localId);
    const users = localId
      .filter((uid) => !deleted.has(uid) && (!uid.startsWith('cus_') || made.has(uid)))
      .map((uid) => ({
        localId: uid,
        disabled: disabled.has(uid),
        email: addressOf(uid),
        providerUserInfo: providersOf(uid).map((providerId) => ({
          providerId,
          email: addressOf(uid),
        })),
        mfaInfo: factors.get(uid) ?? (secondFactor.has(uid) ? [{ mfaEnrollmentId: 'x' }] : []),
        validSince: String(Math.floor((validSince.get(uid) ?? 0) / 1000)),
      }));
    return json(200, { kind: 'identitytoolkit#GetAccountInfoResponse', users });
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
    secondFactor,
    factors,
    made,
    emails,
    withoutEmail,
    providers,
    proved,
    lookups,
    away: false,
    forget: () => {
      for (const each of [disabled, deleted, validSince, passwords, takenEmails, secondFactor])
        each.clear();
      for (const each of [factors, made, emails, withoutEmail, providers, proved]) each.clear();
      changes.length = 0;
      lookups.length = 0;
      provider.away = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
};

/** The same without a server: no account was ever disabled, and no password is right. */
export const answerAsProvider: typeof fetch = async (address, init) => {
  if (String(address).includes(':signInWithPassword'))
    return Response.json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }, { status: 400 });
  const { localId } = JSON.parse(String(init?.body)) as { localId?: string | string[] };
  return Array.isArray(localId)
    ? Response.json({ users: localId.map((uid) => ({ localId: uid })) })
    : Response.json({ localId });
};
