import { type Context, type Handler, Hono } from 'hono';
import { createAuth } from './auth/auth.ts';
import { authRoutes } from './auth/routes.ts';
import { RATE_LIMITS } from './contract/limits.ts';
import { PAGES_SERVED_PATH } from './contract/served.ts';
import type { Telemetry } from './contract/telemetry/recorder.ts';
import { channelConfig } from './domains/notifications/config.ts';
import { financingCompanies } from './domains/orders/financing/config.ts';
import type { PaymentListener } from './domains/payments/index.ts';
import { midtransConfig } from './domains/payments/midtrans/config.ts';
import { methodNotAllowed } from './graphql/endpoint.ts';
import { createEndpoints, type Endpoints } from './graphql/endpoints.ts';
import { createReader } from './graphql/reader.ts';
import { getContent, postGraphql } from './graphql/routes.ts';
import { accessLog } from './http/access-log.ts';
import { admission } from './http/admission.ts';
import { bookmark } from './http/bookmark.ts';
import { cspReports } from './http/csp-reports.ts';
import { csrf } from './http/csrf.ts';
import { notFound, onError } from './http/errors.ts';
import { health } from './http/health.ts';
import { limitBody } from './http/limit-body.ts';
import { pagesServed } from './http/pages-served.ts';
import { memoryLimiter, type RateLimiter, rateLimit } from './http/rate-limit.ts';
import { claimsToBeSomebody, securityOf } from './http/refusals-log.ts';
import { requestId } from './http/request-id.ts';
import { scriptFailures } from './http/script-failures.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type AddressOf, type AppEnv, countTrips, type RequestState } from './http/state.ts';
import { atFirstCall } from './platform/at-first-call.ts';
import type { Deps } from './platform/deps.ts';

export interface AppOptions {
  readonly addressOf: AddressOf;
  readonly limiter: RateLimiter;
  /** For signing in alone, which is worth guessing at. */
  readonly loginLimiter: RateLimiter;
  /** Counts answers, and sends traces to whoever collects them. */
  readonly telemetry?: Telemetry;
  /** Counts pages whose script failed, by their build. */
  readonly countScriptFailure?: (build: string) => void;
  /** What the owners of payments do when one moves; orders, if nothing else is named. */
  readonly payments?: PaymentListener;
  /** Other schemas than ours; for measurements. */
  readonly graphql?: Endpoints;
  /** A page to try documents on, in development. */
  readonly explorer?: Handler<AppEnv> | undefined;
}

/** The whole BFF: middleware order and routes. It does not know whether it runs in Node or in a Worker. */
export const createApp = (
  deps: Deps,
  {
    addressOf,
    limiter,
    loginLimiter,
    telemetry,
    countScriptFailure,
    payments,
    graphql,
    explorer,
  }: AppOptions,
) => {
  const { env, log } = deps;
  const auth = createAuth(deps);
  // Refuses half a configuration at the start, not with the first payment.
  midtransConfig(env);
  financingCompanies(env);
  channelConfig(env);
  const routes = atFirstCall(async () => {
    const {
      notificationReceiver,
      orderPayments,
      pictureSender,
      receiveDecision,
      receiveStatuses,
      sendArchive,
      sendTile,
      serveFile,
    } = await import('./routes.ts');
    return {
      serveFile,
      receiveDecision,
      receiveStatuses,
      sendArchive,
      sendTile,
      receiveNotification: notificationReceiver(env),
      sendPicture: pictureSender(),
      listener: payments ?? orderPayments,
    };
  });
  const messages = atFirstCall(async () => {
    const { codeStatus, mailbox, statusReceivers, unsubscribe } = await import('./routes.ts');
    return { statuses: statusReceivers(env, codeStatus), sent: mailbox(env), unsubscribe };
  });
  const { main, content } = graphql ?? createEndpoints(deps, auth);
  const app = new Hono<AppEnv>();
  app.onError(onError(log));
  app.notFound(notFound);
  app.use(requestId(addressOf, deps));
  app.use(accessLog(log, telemetry));
  app.use(securityHeaders({ tls: env.SITE_ORIGIN.startsWith('https:'), version: env.VERSION }));
  app.use(admission());
  // Before the others: the same for everybody, kept by caches, and counted apart, because one look at the
  // map is a dozen requests.
  app.use('/api/map/*', rateLimit(memoryLimiter(RATE_LIMITS.tiles, deps.clock)));
  app.get('/api/map/:version{[0-9a-f]{16}}/:z{\\d{1,2}}/:x{\\d{1,7}}/:y{\\d{1,7}}', async (c) => {
    const { sendTile } = await routes();
    return sendTile(c.req.param(), c.req.raw, deps);
  });
  app.use(rateLimit(limiter));
  app.use(limitBody());
  app.get('/api/health', health(deps));
  app.get('/api/map', async () => (await routes()).sendArchive(deps));
  // The same for everybody, and kept by caches: no cookie is read or written.
  app.get('/api/stations/pictures/:station/:tag', async (c) => {
    const { station, tag } = c.req.param();
    const { sendPicture } = await routes();
    return sendPicture(station, tag, countTrips(deps, c.get('state')));
  });
  // `/content` reads no cookie and changes nothing, so there is nothing to forge.
  for (const path of ['/graphql', '/api/*'])
    app.use(path, csrf(env), bookmark(deps, auth.isSigned));
  app.post('/graphql', postGraphql(main, auth.mayUpload));
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
    const identify = atFirstCall(async () => {
      const identity = await auth.identify(c.req.raw.headers, { db, read, security });
      c.get('state').who = identity.claimed;
      return identity;
    });
    const actor = async () => (await identify()).actor();
    const session = async () => (await identify()).session();
    const { serveFile } = await routes();
    const id = c.req.param('id');
    const { cipher } = auth;
    return serveFile({ id, request: c.req.raw, actor, session, security }, { ...counted, cipher });
  });
  app.all('/files/*', methodNotAllowed('GET, HEAD'));
  app.post('/api/csp-reports', cspReports(log));
  app.post('/api/script-failures', scriptFailures(log, countScriptFailure));
  app.post(PAGES_SERVED_PATH, (c) => pagesServed(c, deps));
  app.use('/api/login', rateLimit(loginLimiter));
  for (const path of [
    '/api/stations/status',
    '/api/payments/notifications',
    '/api/financing/*',
    '/api/notifications/*',
  ])
    app.use(path, claimsToBeSomebody);
  app.post('/api/stations/status', async (c) => {
    const { receiveStatuses } = await routes();
    return receiveStatuses(c.req.raw, countTrips(deps, c.get('state')));
  });
  app.post('/api/financing/notifications/:provider', async (c) => {
    const { receiveDecision } = await routes();
    const { provider } = c.req.param();
    return receiveDecision(provider, c.req.raw, countTrips(deps, c.get('state')));
  });
  app.post('/api/payments/notifications', async (c) => {
    const { receiveNotification, listener } = await routes();
    return receiveNotification(c.req.raw, { ...countTrips(deps, c.get('state')), listener });
  });
  const counted = (c: Context<AppEnv>) => countTrips(deps, c.get('state'));
  app.post('/api/notifications/mail', async (c) =>
    (await messages()).statuses.mail(c.req.raw, counted(c)),
  );
  app.get('/api/notifications/whatsapp', async (c) =>
    (await messages()).statuses.verifyWhatsApp(c.req.raw),
  );
  app.post('/api/notifications/whatsapp', async (c) =>
    (await messages()).statuses.whatsApp(c.req.raw, counted(c)),
  );
  app.on(['GET', 'POST'], '/api/notifications/unsubscribe/:token', async (c) =>
    (await messages()).unsubscribe(c.req.param('token'), c.req.method, counted(c)),
  );
  app.get('/api/mailbox', async (c) => (await messages()).sent.messages(counted(c)));
  app.get('/api/mailbox/sent/:id', async (c) =>
    (await messages()).sent.mail(c.req.param('id'), counted(c)),
  );
  app.get('/api/mailbox/sent/:id/:attachment{\\d}', async (c) =>
    (await messages()).sent.attachment(c.req.param('id'), c.req.param('attachment'), counted(c)),
  );
  app.post('/api/mailbox/push', async (c) => (await messages()).sent.pushAddress(counted(c)));
  app.get('/api/mailbox/templates', async () => (await messages()).sent.templates());
  app.get('/api/mailbox/templates/:id', async (c) =>
    (await messages()).sent.template(c.req.param('id')),
  );
  app.get('/api/mailbox/templates/:id/mail', async (c) =>
    (await messages()).sent.templateMail(c.req.param('id')),
  );
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
