import { generateKeyPairSync } from 'node:crypto';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { startSqld } from '#db/sqld.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { multipart, type SentFile } from './multipart.ts';
import { type PlatformLimits, takeRuntime } from './worker-runtime.ts';

interface GraphqlAnswer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T | null | undefined;
  readonly errors:
    | readonly {
        readonly message: string;
        readonly path?: readonly (string | number)[];
        readonly extensions?: Record<string, unknown>;
      }[]
    | undefined;
}

/** The BFF as it is deployed: the worker bundle in workerd, on a libSQL server of its own. */
export interface Bff {
  readonly origin: string;
  /** The same store, for arranging and checking. */
  readonly db: OpenDatabase;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The same over HTTP: `fetch` takes answers before they are compressed for the wire. */
  fetchOnWire(path: string, init?: RequestInit): Promise<Response>;
  gql<T>(document: string, variables?: object, init?: RequestInit): Promise<GraphqlAnswer<T>>;
  content<T>(document: string, variables?: object, init?: RequestInit): Promise<GraphqlAnswer<T>>;
  /** A document with one file: `path` names its place in the variables, where null stands. */
  upload<T>(
    document: string,
    variables: object,
    file: SentFile,
    init?: RequestInit,
  ): Promise<GraphqlAnswer<T>>;
  /** Of what is in the bucket of files. */
  objectKeys(): Promise<readonly string[]>;
  /** @throws if there is nothing under this key in the bucket of files */
  object(key: string): Promise<Uint8Array>;
  /** Puts an archive into the bucket of maps. */
  putMap(key: string, bytes: Uint8Array): Promise<void>;
  /** SQL trips of the last request, from its `Server-Timing`. */
  trips(answer: { readonly headers: Headers }): number;
  /** The cron trigger: runs the jobs that are due. */
  tick(): Promise<void>;
  /** Whom the worker asks about accounts. */
  readonly provider: IdentityProvider;
  /** What the worker has logged so far. */
  readonly logs: readonly string[];
  /**
   * Everything as it was at the start, for the next test: store, accounts at the provider, files, log lines and
   * what the worker has in memory.
   */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

export const ORIGIN = 'https://alva.test';

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by tests/support/global-setup.ts`);
  return value;
};

/** Sign-in as every environment has to configure it, with the keys that the demo content is written with. */
export const IDENTITY = {
  FIREBASE_PROJECT_ID: 'demo-alva',
  FIREBASE_API_KEY: 'test-key',
  IDENTITY_KEYS: `embedded:${Buffer.from('demo-identity-numbers-are-invent').toString('base64url')}`,
  IDENTITY_INDEX_KEY: `index:${Buffer.alloc(32, 'index').toString('base64url')}`,
  SESSION_KEYS: `test:${Buffer.alloc(32, 'session key of the tests').toString('base64url')}`,
};

/** Unsigned tokens of the Auth emulator are good, so tests sign people in without one running. */
const EMULATOR = {
  ALVA_ENV: 'embedded',
  LOCAL_EDGE: 'on',
};

/** A key that Google would refuse: nothing here asks it. */
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
export const SERVICE_ACCOUNT = JSON.stringify({
  client_email: 'test@alva-test.iam.gserviceaccount.com',
  private_key: privateKey,
});

/** Starts one; `bindings` override the worker's configuration (default: documents are open). */
export const startBff = async (
  bindings: Record<string, string> = {},
  limits: PlatformLimits = {},
): Promise<Bff> => {
  const from = required('TEST_SQLD_TEMPLATE');
  let sqld = await startSqld({ from });
  const { url } = sqld;
  const db = openDatabase({ url });
  const provider = await startIdentityProvider();
  const logs: string[] = [];
  const runtime = await takeRuntime(required('TEST_WORKER'), limits);
  const begin = (): Promise<void> =>
    runtime.begin(
      {
        DATABASE_URL: url,
        SITE_ORIGIN: ORIGIN,
        REGION: 'test',
        OPEN_DOCUMENTS: 'on',
        // Tests edit the store and read at once.
        CONFIRMED_FOR_MS: '0',
        ...IDENTITY,
        ...(bindings.ALVA_ENV === 'production'
          ? { FIREBASE_SERVICE_ACCOUNT: SERVICE_ACCOUNT }
          : { ...EMULATOR, FIREBASE_AUTH_EMULATOR_HOST: provider.host }),
        ...bindings,
      },
      (line) => void logs.push(line),
    );
  await begin();
  const { miniflare, wire } = runtime;

  const request = async (path: string, init: RequestInit = {}): Promise<Response> =>
    // miniflare has a Response type of its own; on the wire they are the same.
    (await miniflare.dispatchFetch(`${ORIGIN}${path}`, init as never)) as unknown as Response;

  const answerOf = async <T>(response: Response): Promise<GraphqlAnswer<T>> => {
    const body = (await response.json()) as Pick<GraphqlAnswer<T>, 'data' | 'errors'>;
    const { status, headers } = response;
    return { status, headers, data: body.data, errors: body.errors };
  };

  const graphql =
    (path: string) =>
    async <T>(document: string, variables: object = {}, init: RequestInit = {}) => {
      const response = await request(path, {
        method: 'POST',
        ...init,
        headers: {
          'content-type': 'application/json',
          origin: ORIGIN,
          ...(init.headers as Record<string, string> | undefined),
        },
        body: JSON.stringify({ query: document, variables }),
      });
      return answerOf<T>(response);
    };

  return {
    origin: ORIGIN,
    db,
    provider,
    logs,
    fetch: request,
    fetchOnWire: (path, init) => fetch(new URL(path, wire), init),
    gql: graphql('/graphql'),
    content: graphql('/content'),
    upload: async (document, variables, file, init = {}) =>
      answerOf(
        await request('/graphql', {
          method: 'POST',
          ...(await multipart(
            [
              ['operations', JSON.stringify({ query: document, variables })],
              ['map', JSON.stringify({ 0: [file.path] })],
              ['0', file],
            ],
            init.headers as Record<string, string>,
          )),
        }),
      ),
    objectKeys: async () =>
      (await (await miniflare.getR2Bucket('FILES')).list()).objects.map(({ key }) => key),
    object: async (key) => {
      const object = await (await miniflare.getR2Bucket('FILES')).get(key);
      if (object === null) throw new Error(`There is no file ${key}`);
      return new Uint8Array(await object.arrayBuffer());
    },
    putMap: async (key, bytes) => {
      await (await miniflare.getR2Bucket('MAPS')).put(key, bytes);
    },
    trips: ({ headers }) =>
      Number(
        /sql;[^,]*desc="(\d+) trip/.exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN,
      ),
    tick: async () => {
      await (await miniflare.getWorker()).scheduled({});
    },
    renew: async () => {
      await sqld.stop();
      sqld = await startSqld({ from, port: Number(new URL(url).port) });
      provider.forget();
      await begin();
      logs.length = 0;
    },
    stop: async () => {
      await runtime.giveBack();
      db.close();
      await provider.stop();
      await sqld.stop();
    },
  };
};
