import type { InValue } from '@libsql/client';
import { createYoga } from 'graphql-yoga';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';
import type { Database } from '#db/client.ts';
import { nextExpiry, revisionOf } from '#db/feed/revision.ts';
import type { Query } from '#db/query.ts';
import { sessionCookieName } from '#edge/auth/cookie.ts';
import { activeProductBySlug, activeProducts } from '#edge/domains/catalog/product.sql.ts';
import { type CacheEntry, createConfirmedCache } from '#edge/graphql/confirmed-cache.ts';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import type { Context } from '#edge/graphql/context.ts';
import { fromBase64url } from '#edge/platform/base64url.ts';
import { replay, type Trips, withQueries } from './trips.ts';

/** The trips of one request. */
export interface Recorded {
  readonly trips: Trips;
  readonly idempotencyKey: string;
}

export interface ContestantEnv {
  readonly CONTESTANT: 'bare' | 'yoga';
  readonly DATABASE_URL: string;
  readonly CONFIRMED_FOR_MS: string;
  /** `<id>:<base64url>`. */
  readonly SESSION_KEYS: string;
  /** Key of a case → what the BFF answers; JSON. */
  readonly ANSWERS: string;
  /** Key of a case → the trips that the BFF makes for it; JSON. */
  readonly TRIPS: string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

const READ = ['products'] as const;

/** The BFF's own way to public rows: what was read is confirmed by one trip a second. */
const publicReader = (db: Database, confirmedForMs: number) => {
  const limits = { entries: 2_000, bytes: 16_000_000, keyLength: 500 };
  const cache = createConfirmedCache<unknown>({ ...limits, confirmedForMs });
  const revision = revisionOf(READ);
  return <T>(key: string, query: (now: number) => Query<T>): Promise<T> => {
    const now = Date.now();
    const ask = async () => (await db.read([revision]))[0];
    const make = async (): Promise<CacheEntry<T>> => {
      const expiry = nextExpiry(READ, now);
      if (expiry === undefined) throw new Error('Products expire.');
      const [at, value, until] = await db.read([revision, query(now), expiry]);
      return { value, revision: at, from: now, until, bytes: 0 };
    };
    return cache.use({ key, scope: '', now, ask, make }) as Promise<T>;
  };
};

const list = activeProducts(['mainFeatures', 'values']);
const single = activeProductBySlug(['mainFeatures', 'sections', 'specifications', 'values']);
/** By the key of the case. */
const PUBLIC: Readonly<Record<string, (now: number) => Query<unknown>>> = {
  'product-list': (now) => list({ locale: 'en', now }),
  'single-product': (now) => single({ locale: 'en', now, slug: 'alva-cervo' }),
};

/**
 * The ceiling: Hono alone. The same cookie, checked by jose, the same batches, and then a finished value
 * through `c.json`: no shaping, no protocol, no headers, no log.
 */
const createBare = (env: ContestantEnv, db: Database): Fetch => {
  const answers = JSON.parse(env.ANSWERS);
  const read = publicReader(db, Number(env.CONFIRMED_FOR_MS));
  const secret = fromBase64url(env.SESSION_KEYS.split(':')[1] ?? '');
  const app = new Hono();
  for (const [key, recorded] of Object.entries<Recorded>(JSON.parse(env.TRIPS))) {
    // It reads the same rows, and makes nothing of them.
    const trips = withQueries(recorded.trips, (queries) =>
      queries.map((each) => ({ ...each, map: ({ rows }) => rows })),
    );
    const isWrite = trips.flat().some(({ kind }) => kind === 'write');
    app.post(`/${key}`, async (c) => {
      const token = getCookie(c, sessionCookieName(true)) ?? '';
      await jwtVerify(token, secret, { algorithms: ['HS256'], issuer: 'alva' });
      const own = c.req.header('idempotency-key') ?? '';
      const withOwn = (arg: InValue): InValue => (arg === recorded.idempotencyKey ? own : arg);
      const asOwn = (queries: readonly Query<unknown>[]) =>
        queries.map((each) => ({ ...each, args: each.args.map(withOwn) }));
      await replay(db, isWrite ? withQueries(trips, asOwn) : trips);
      return c.json(answers[key]);
    });
  }
  for (const [key, question] of Object.entries(PUBLIC))
    app.post(`/${key}`, async (c) => {
      await read(key, question);
      return c.json(answers[key]);
    });
  return app.fetch;
};

/**
 * graphql-yoga as its manual advises for production, with its own cache of parsed and validated documents
 * and without what /content does not offer either; on our schema and the same trips.
 */
const createYogaApp = (env: ContestantEnv, db: Database): Fetch => {
  const read = publicReader(db, Number(env.CONFIRMED_FOR_MS));
  const numbers = new Map<string, number>();
  // The moment is an argument of these statements too, and no part of the key.
  const keyOf = ({ sql, args }: Query<unknown>): string => {
    const number = numbers.get(sql) ?? numbers.size;
    numbers.set(sql, number);
    return `${number} ${args.filter((arg) => typeof arg === 'string').join('\n')}`;
  };
  return createYoga({
    schema: contentSchema(),
    graphqlEndpoint: '/content',
    logging: false,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    context: () =>
      ({
        db,
        clock: Date.now,
        read: (query) => read(keyOf(query), () => query),
      }) satisfies Partial<Context>,
  }).fetch;
};

/** What the BFF is measured against; the BFF itself runs by its own entries. */
export const contestant = (env: ContestantEnv, db: Database): Fetch =>
  (env.CONTESTANT === 'bare' ? createBare : createYogaApp)(env, db);
