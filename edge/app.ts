import { type Handler, Hono } from 'hono';
import { createAuth } from './auth/auth.ts';
import { authRoutes } from './auth/routes.ts';
import { serveFile } from './domains/account/index.ts';
import { pictureSender, receiveStatuses } from './domains/stations/index.ts';
import { methodNotAllowed } from './graphql/endpoint.ts';
import { createEndpoints, type Endpoints } from './graphql/endpoints.ts';
import { createReader } from './graphql/reader.ts';
import { getContent, postGraphql } from './graphql/routes.ts';
import { accessLog } from './http/access-log.ts';
import { bookmark } from './http/bookmark.ts';
import { csrf } from './http/csrf.ts';
import { notFound, onError } from './http/errors.ts';
import { health } from './http/health.ts';
import { type RateLimiter, rateLimit } from './http/rate-limit.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type AddressOf, type AppEnv, countTrips } from './http/state.ts';
import type { Deps } from './platform/deps.ts';

export interface AppOptions {
  readonly addressOf: AddressOf;
  readonly limiter: RateLimiter;
  /** For signing in alone, which is worth guessing at. */
  readonly loginLimiter: RateLimiter;
  /** Other schemas than ours; for measurements. */
  readonly graphql?: Endpoints;
  /** A page to try documents on, in development. */
  readonly explorer?: Handler<AppEnv> | undefined;
}

/** The whole BFF: middleware order and routes. It does not know whether it runs in Node or in a Worker. */
export const createApp = (
  deps: Deps,
  { addressOf, limiter, loginLimiter, graphql, explorer }: AppOptions,
) => {
  const { env, log } = deps;
  const auth = createAuth(deps);
  const { main, content } = graphql ?? createEndpoints(deps, auth);
  const app = new Hono<AppEnv>();
  app.onError(onError(log));
  app.notFound(notFound);
  app.use(requestId(addressOf));
  app.use(accessLog(log));
  app.use(securityHeaders({ tls: env.SITE_ORIGIN.startsWith('https:') }));
  app.use(rateLimit(limiter));
  app.get('/api/health', health(deps));
  const sendPicture = pictureSender();
  // The same for everybody, and kept by caches: no cookie is read or written.
  app.get('/api/stations/pictures/:station/:tag', (c) => {
    const { station, tag } = c.req.param();
    return sendPicture(station, tag, countTrips(deps, c.get('state')));
  });
  // `/content` reads no cookie and changes nothing, so there is nothing to forge.
  for (const path of ['/graphql', '/api/*']) app.use(path, csrf(env), bookmark(deps));
  app.post('/graphql', postGraphql(main, { files: true }));
  app.all('/graphql', methodNotAllowed('POST'));
  app.get('/content', getContent(content));
  app.post('/content', postGraphql(content));
  app.all('/content', methodNotAllowed('GET, POST'));
  if (explorer) {
    app.get('/api/explorer/*', explorer);
    app.post('/api/explorer/main', postGraphql(main));
    app.post('/api/explorer/content', postGraphql(content));
  }
  app.get('/files/:id', async (c) => {
    const counted = countTrips(deps, c.get('state'));
    const { db } = counted;
    const read = createReader(db, () => {});
    const actor = async () => (await auth.identify(c.req.raw.headers, { db, read })).actor();
    return serveFile({ id: c.req.param('id'), request: c.req.raw, actor }, counted);
  });
  app.all('/files/*', methodNotAllowed('GET, HEAD'));
  app.use('/api/login', rateLimit(loginLimiter));
  app.post('/api/stations/status', (c) =>
    receiveStatuses(c.req.raw, countTrips(deps, c.get('state'))),
  );
  app.route(
    '/api',
    authRoutes(auth, (c) => countTrips(deps, c.get('state')).db),
  );
  return app;
};

export type App = ReturnType<typeof createApp>;
