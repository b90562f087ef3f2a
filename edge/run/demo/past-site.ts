import { openDatabase } from '#db/open.ts';
import { type App, createApp } from '#edge/app.ts';
import demo from '#edge/auth/emulator/accounts.json' with { type: 'json' };
import documents from '#edge/contract/documents.main.json' with { type: 'json' };
import { newId } from '#edge/contract/ids.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import type { UploadPurpose } from '#edge/contract/uploads.ts';
import { orderJobs } from '#edge/domains/orders/index.ts';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { parseEnv } from '#edge/env.ts';
import { startProvider } from '#edge/payments-sandbox/start.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { createIds } from '#edge/platform/ids.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { createLog } from '#edge/platform/log.ts';
import { folderStorage } from '#edge/platform/storage/folder.ts';
import { blankPaper } from './blank-paper.ts';

const EMBEDDED = { ALVA_ENV: 'embedded' };

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly unknown[];
}

/** The app in this process at a moment of the past, with a payment provider beside it. */
export interface PastSite {
  /** Epoch ms, by its clock. */
  now(): number;
  /** Its clock stands at so many hours before this moment, and goes on from there. */
  goTo(hoursAgo: number): Promise<void>;
  /**
   * Sends a document of the pages as the demo account of this email, signed in; answers its one field.
   * @throws when it is refused
   */
  ask<T>(email: string, name: string, variables: object): Promise<T>;
  /** Sends a picture. @returns its id */
  upload(email: string, purpose: UploadPurpose): Promise<string>;
  /** Chooses the method on the provider's page, and pays where the money is to arrive; then the receipt is drawn. */
  payAt(page: string, method: string, arrives: boolean): Promise<void>;
  stop(): Promise<void>;
}

const HASHES = new Map(
  Object.entries(documents).map(([hash, text]) => [
    /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
    hash,
  ]),
);

/** Why an operation was refused, in whichever of their forms it says so; undefined where it was done. */
const refusalIn = (field: unknown): string | undefined => {
  if (typeof field !== 'object' || field === null) return undefined;
  const { __typename, success, errorCode, status } = field as Readonly<Record<string, unknown>>;
  const isRefused = String(__typename).includes('Refusal') || success === false;
  return isRefused ? JSON.stringify(errorCode ?? field) : refusalIn(status);
};

/**
 * @param folder has the store `alva.db`; uploaded files and the provider's books are written beside it
 * @param env of the site that will serve the store; names a running Auth emulator
 */
export const openPastSite = async (
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<PastSite> => {
  let ago = 0;
  const clock = () => Date.now() - ago;
  let app: App | undefined;
  const provider = await startProvider(EMBEDDED, {
    serverKey: env.MIDTRANS_SERVER_KEY ?? LOCAL_SERVER_KEY,
    file: `${folder}/payments.json`,
    clock,
    // Its notifications come without a network: nobody listens at the site's address yet.
    fetch: async (input, init) =>
      app?.fetch(new Request(input, init)) ?? new Response(null, { status: 503 }),
  });
  const db = openDatabase({ url: `file:${folder}/alva.db` });
  const anybody = { allows: async () => true };
  const deps: Deps = {
    env: parseEnv({
      ...env,
      ...EMBEDDED,
      DATABASE_URL: `file:${folder}/alva.db`,
      // Empty where the site takes any free port.
      SITE_ORIGIN: env.SITE_ORIGIN || undefined,
      MIDTRANS_SNAP_URL: provider.origin,
      MIDTRANS_API_URL: provider.origin,
    }),
    db,
    clock,
    ids: createIds(clock),
    // The provider is in this process: on a busy machine it is slow, and never silent for good.
    fetch: (input, init) => fetch(input, { ...init, signal: null }),
    log: createLog(() => undefined),
    files: folderStorage(`${folder}/files`),
  };
  app = createApp(deps, { addressOf: () => 'loopback', limiter: anybody, loginLimiter: anybody });
  const site = app;
  const request = (path: string, init: RequestInit): Promise<Response> =>
    Promise.resolve(site.request(`http://localhost${path}`, { method: 'POST', ...init }));

  const idTokens = new Map<string, string>();
  const idTokenOf = async (email: string): Promise<string> => {
    const signInUrl = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
    const answer = await fetch(signInUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demo.password, returnSecureToken: true }),
    });
    return ((await answer.json()) as { idToken: string }).idToken;
  };

  const cookies = new Map<string, string>();
  const cookieOf = async (email: string): Promise<string> => {
    const before = cookies.get(email);
    if (before !== undefined) return before;
    const idToken = idTokens.get(email) ?? (await idTokenOf(email));
    idTokens.set(email, idToken);
    const past = ago;
    // Tokens are of this moment, and would be refused before it.
    ago = 0;
    const answer = await request('/api/login', { headers: { authorization: `Bearer ${idToken}` } });
    ago = past;
    if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0] ?? '')
      .join('; ');
    cookies.set(email, cookie);
    return cookie;
  };
  const signOut = async (): Promise<void> => {
    for (const cookie of cookies.values()) await request('/api/logout', { headers: { cookie } });
    cookies.clear();
  };

  const fieldOf = async <T>(name: string, response: Response): Promise<T> => {
    const { data, errors } = (await response.json()) as Answer;
    const [field] = Object.values(data ?? {});
    const refusal = errors === undefined ? refusalIn(field) : JSON.stringify(errors);
    if (refusal !== undefined) throw new Error(`${name} was refused: ${refusal}`);
    return field as T;
  };

  return {
    now: clock,
    goTo: async (hoursAgo) => {
      // A session ends when nobody uses it for a while, and here hours pass between two steps.
      await signOut();
      ago = hoursAgo * HOUR_MS;
    },
    ask: async (email, name, variables) => {
      const headers = { 'content-type': 'application/json', cookie: await cookieOf(email) };
      const body = JSON.stringify({ documentId: `sha256:${HASHES.get(name)}`, variables });
      return fieldOf(name, await request('/graphql', { headers, body }));
    },
    upload: async (email, purpose) => {
      const id = newId('upl', clock());
      const variables = { input: { id, purpose, file: null } };
      const body = new FormData();
      const documentId = `sha256:${HASHES.get('UploadFile')}`;
      body.append('operations', JSON.stringify({ documentId, variables }));
      body.append('map', JSON.stringify({ file: ['variables.input.file'] }));
      body.append('file', new Blob([blankPaper()], { type: 'image/png' }), 'file');
      const headers = { 'graphql-preflight': '1', cookie: await cookieOf(email) };
      await fieldOf('UploadFile', await request('/graphql', { headers, body }));
      return id;
    },
    payAt: async (page, method, arrives) => {
      const { origin, pathname } = new URL(page);
      const press = (part: string, form: Record<string, string>) =>
        fetch(`${origin}${pathname}${part}`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams(form),
        });
      await press('/choose', { method });
      if (arrives) await press('/play', { what: 'pay' });
      await provider.office.idle();
      // The receipt is of that day as well.
      await runDueJobs(deps, orderJobs);
    },
    stop: async () => {
      await signOut();
      await provider.stop();
      db.close();
    },
  };
};
