import { createYoga } from 'graphql-yoga';
import { Hono, type Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';
import type { Database } from '#db/client.ts';
import { type FeedPage, feedHead, feedRows } from '#db/feed/page.ts';
import { nextExpiry, revisionOf } from '#db/feed/revision.ts';
import { openDatabase } from '#db/open.ts';
import type { Query } from '#db/query.ts';
import { sessionCookieName } from '#edge/auth/cookie.ts';
import { sessionById } from '#edge/auth/session.sql.ts';
import { COLLECTIONS } from '#edge/contract/sync/collections.ts';
import { customerById } from '#edge/domains/account/customer.sql.ts';
import { activeProductBySlug, activeProducts } from '#edge/domains/catalog/product.sql.ts';
import { vehicleCount, vehiclePage } from '#edge/domains/garage/ev-list.sql.ts';
import * as vehicle from '#edge/domains/garage/vehicle-record.sql.ts';
import { writeFavourite } from '#edge/domains/stations/favourite.sql.ts';
import { activeStation } from '#edge/domains/stations/report.sql.ts';
import { type CacheEntry, createConfirmedCache } from '#edge/graphql/confirmed-cache.ts';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import type { Context } from '#edge/graphql/context.ts';
import { fromBase64url } from '#edge/platform/base64url.ts';
import { ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { STATION } from './cases.ts';

export interface ContestantEnv {
  readonly CONTESTANT: 'bare' | 'yoga';
  readonly DATABASE_URL: string;
  readonly CONFIRMED_FOR_MS: string;
  /** `<id>:<base64url>`. */
  readonly SESSION_KEYS: string;
  /** Key of a case → what the BFF answers; JSON. */
  readonly ANSWERS: string;
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

const LIST = ['mainFeatures', 'values'] as const;
const SINGLE = ['mainFeatures', 'sections', 'specifications', 'values'] as const;

/** The first page of a device that has nothing. */
const firstPage = (audience: string): FeedPage => ({
  collection: 'vehicles',
  audience,
  epoch: '',
  after: 0,
  afterId: '',
  removalsAfter: 0,
  limit: COLLECTIONS.vehicles.pageSize,
});

/**
 * The ceiling: Hono alone. The same cookie, checked by jose, the same batches, and then a finished value
 * through `c.json`: no shaping, no protocol, no headers, no log.
 */
const createBare = (env: ContestantEnv, db: Database): Fetch => {
  const answers = JSON.parse(env.ANSWERS);
  const read = publicReader(db, Number(env.CONFIRMED_FOR_MS));
  const secret = fromBase64url(env.SESSION_KEYS.split(':')[1] ?? '');
  const signedIn = async (c: HonoContext) => {
    const token = getCookie(c, sessionCookieName(true)) ?? '';
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], issuer: 'alva' });
    const [id, customerId] = [String(payload.sid), String(payload.sub)];
    return { customerId, session: sessionById({ id }) };
  };
  return new Hono()
    .post('/list', async (c) => {
      await read('list', (now) => activeProducts(LIST)({ locale: 'en', now }));
      return c.json(answers.list);
    })
    .post('/single', async (c) => {
      const slug = 'alva-cervo';
      await read('single', (now) => activeProductBySlug(SINGLE)({ locale: 'en', now, slug }));
      return c.json(answers.single);
    })
    .post('/evList', async (c) => {
      const { customerId, session } = await signedIn(c);
      const parameters = { customerId, now: Date.now(), pattern: '%%', generations: '[]' };
      const page = vehiclePage({ ...parameters, limit: 10, offset: 0 });
      await db.read([session, page, vehicleCount(parameters)]);
      return c.json(answers.evList);
    })
    .post('/vehicles', async (c) => {
      const { customerId, session } = await signedIn(c);
      const page = firstPage(customerId);
      await db.read([
        feedHead(page),
        feedRows(page),
        vehicle.changedVehicles(page),
        vehicle.changedBatteries(page),
        vehicle.changedWarranties(page),
        vehicle.changedServices(page),
        vehicle.changedBookings(page),
        vehicle.changedPapers(page),
        vehicle.changedGuests(page),
        session,
      ]);
      return c.json(answers.vehicles);
    })
    .post('/profile', async (c) => {
      const { customerId, session } = await signedIn(c);
      await db.read([session, customerById({ id: customerId })]);
      return c.json(answers.profile);
    })
    .post('/write', async (c) => {
      const { customerId, session } = await signedIn(c);
      await db.read([session]);
      const store = { db, clock: Date.now, idempotencyKey: c.req.header('idempotency-key') };
      const input = await c.req.json();
      await once(store, { operation: 'write', who: customerId, input }, async () => {
        await db.readPrimary([activeStation({ stationId: STATION })]);
        const id = `${customerId}:${STATION}`;
        const row = { id, customerId, stationId: STATION, isFavourite: true, changedAt: 0 };
        return ok({ statements: [writeFavourite(row)], outcome: null });
      });
      return c.json(answers.write);
    }).fetch;
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
export const contestant = (env: ContestantEnv): Fetch =>
  (env.CONTESTANT === 'bare' ? createBare : createYogaApp)(
    env,
    openDatabase({ url: env.DATABASE_URL }),
  );
