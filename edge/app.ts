import { type Context, type Handler, Hono } from 'hono';
import { createAuth } from './auth/auth.ts';
import { authRoutes } from './auth/routes.ts';
import { serveFile } from './domains/account/index.ts';
import { mailbox, statusReceivers, unsubscribe } from './domains/notifications/index.ts';
import { orderPayments } from './domains/orders/index.ts';
import { notificationReceiver, type PaymentListener } from './domains/payments/index.ts';
import { pictureSender, receiveStatuses } from './domains/stations/index.ts';
import { methodNotAllowed } from './graphql/endpoint.ts';
import { createEndpoints, type Endpoints } from './graphql/endpoints.ts';
import { createReader } from './graphql/reader.ts';
import { getContent, postGraphql } from './graphql/routes.ts';
import { accessLog } from './http/access-log.ts';
import { bookmark } from './http/bookmark.ts';
import { cspReports } from './http/csp-reports.ts';
import { csrf } from './http/csrf.ts';
import { notFound, onError } from './http/errors.ts';
import { health } from './http/health.ts';
import { limitBody } from './http/limit-body.ts';
import { type RateLimiter, rateLimit } from './http/rate-limit.ts';
import { securityOf } from './http/refusals-log.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type AddressOf, type AppEnv, countTrips, type RequestState } from './http/state.ts';
import type { Deps } from './platform/deps.ts';

export interface AppOptions {
  readonly addressOf: AddressOf;
  readonly limiter: RateLimiter;
  /** For signing in alone, which is worth guessing at. */
  readonly loginLimiter: RateLimiter;
  /** What the owners of payments do when one moves. */
  readonly payments?: PaymentListener;
  /** Other schemas than ours; for measurements. */
  readonly graphql?: Endpoints;
  /** A page to try documents on, in development. */
  readonly explorer?: Handler<AppEnv> | undefined;
}

/** The whole BFF: middleware order and routes. It does not know whether it runs in Node or in a Worker. */
export const createApp = (
  deps: Deps,
  { addressOf, limiter, loginLimiter, payments = orderPayments, graphql, explorer }: AppOptions,
) => {
  const { env, log } = deps;
  const auth = createAuth(deps);
  const receiveNotification = notificationReceiver(env);
  const statuses = statusReceivers(env);
  const sent = mailbox(env);
  const { main, content } = graphql ?? createEndpoints(deps, auth);
  const app = new Hono<AppEnv>();
  app.onError(onError(log));
  app.notFound(notFound);
  app.use(requestId(addressOf, deps));
  app.use(accessLog(log));
  app.use(securityHeaders({ tls: env.SITE_ORIGIN.startsWith('https:') }));
  app.use(rateLimit(limiter));
  app.use(limitBody());
  app.get('/api/health', health(deps));
  const sendPicture = pictureSender();
  // The same for everybody, and kept by caches: no cookie is read or written.
  app.get('/api/stations/pictures/:station/:tag', (c) => {
    const { station, tag } = c.req.param();
    return sendPicture(station, tag, countTrips(deps, c.get('state')));
  });
  // `/content` reads no cookie and changes nothing, so there is nothing to forge.
  for (const path of ['/graphql', '/api/*'])
    app.use(path, csrf(env), bookmark(deps, auth.isSigned));
  app.post('/graphql', postGraphql(main, auth.isSigned));
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
    const security = securityOf(log, c.get('state'));
    const read = createReader(db, () => {});
    const actor = async () =>
      (await auth.identify(c.req.raw.headers, { db, read, security })).actor();
    return serveFile({ id: c.req.param('id'), request: c.req.raw, actor }, counted);
  });
  app.all('/files/*', methodNotAllowed('GET, HEAD'));
  app.post('/api/csp-reports', cspReports(log));
  app.use('/api/login', rateLimit(loginLimiter));
  app.post('/api/stations/status', (c) =>
    receiveStatuses(c.req.raw, countTrips(deps, c.get('state'))),
  );
  app.post('/api/payments/notifications', (c) =>
    receiveNotification(c.req.raw, { ...countTrips(deps, c.get('state')), listener: payments }),
  );
  const counted = (c: Context<AppEnv>) => countTrips(deps, c.get('state'));
  app.post('/api/notifications/mail', (c) => statuses.mail(c.req.raw, counted(c)));
  app.get('/api/notifications/whatsapp', (c) => statuses.verifyWhatsApp(c.req.raw));
  app.post('/api/notifications/whatsapp', (c) => statuses.whatsApp(c.req.raw, counted(c)));
  app.on(['GET', 'POST'], '/api/notifications/unsubscribe/:token', (c) =>
    unsubscribe(c.req.param('token'), c.req.method, counted(c)),
  );
  app.get('/api/mailbox', (c) => sent.messages(counted(c)));
  app.get('/api/mailbox/sent/:id', (c) => sent.mail(c.req.param('id'), counted(c)));
  app.get('/api/mailbox/templates', () => sent.templates());
  app.get('/api/mailbox/templates/:id', (c) => sent.template(c.req.param('id')));
  app.get('/api/mailbox/templates/:id/mail', (c) => sent.templateMail(c.req.param('id')));
  app.route(
    '/api',
    authRoutes(auth, (c) => {
      const state: RequestState = c.get('state');
      return {
        db: countTrips(deps, state).db,
        security: securityOf(log, state),
        identified: (who) => {
          state.who = who;
        },
      };
    }),
  );
  return app;
};

export type App = ReturnType<typeof createApp>;
