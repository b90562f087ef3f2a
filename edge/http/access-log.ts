import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { REFUSALS, type RefusalCode } from '#edge/contract/refusals.ts';
import type { Later, Telemetry } from '#edge/contract/telemetry/recorder.ts';
import type { Log } from '#edge/platform/log.ts';
import { loggedPath } from './logged-path.ts';
import type { AppEnv, RequestState } from './state.ts';

const elapsed = (state: RequestState): number => Math.round(performance.now() - state.startedAt);

/** Duration of the request so far and of its store trips, for the browser's network panel. */
export const serverTiming = (state: RequestState): string =>
  `total;dur=${elapsed(state)}, sql;dur=${Math.round(state.sqlMs)};desc="${state.trips} trips, ${state.statements} statements"`;

/** The form of an address: what comes after it may name somebody, and there are too many of them to count. */
const routeOf = (path: string, status: number): string => {
  if (status === 404) return '/*';
  const [, first = '', second = ''] = path.split('/');
  return first === 'api' ? `/api/${second}` : `/${first}`;
};

/** GraphQL says of a failed operation what failed beside what did not, so the status alone is not enough. */
const isOurs = (refused: string | undefined): boolean =>
  refused !== undefined && (REFUSALS[refused as RefusalCode] ?? 0) >= 500;

/** What devices ask by the minute to see whether they are connected says nothing of the site. */
const HEALTH = '/api/health';

/** In a Worker what goes on after the answer has to be said; elsewhere the process goes on anyway. */
const laterOf =
  (c: Context<AppEnv>): Later =>
  (work) => {
    try {
      c.executionCtx.waitUntil(work);
    } catch {
      // Hono throws where there is none. Looked at once a batch, since a throw for each request would cost.
    }
  };

/** One line a request. Path without query and no address: variables and addresses are personal data. */
export const accessLog = (log: Log, telemetry: Telemetry | undefined) =>
  createMiddleware<AppEnv>(async function accessLog(c, next) {
    await next();
    const state = c.get('state');
    const { requestId, operation, refused, statements, trips } = state;
    const { method, path } = c.req;
    const status = state.status ?? c.res.status;
    const durationMs = elapsed(state);
    log.info('request', {
      requestId,
      method,
      path: loggedPath(path),
      operation,
      status,
      refused,
      durationMs,
      sqlTrips: trips,
      sqlStatements: statements,
    });
    if (telemetry === undefined || path === HEALTH) return;
    telemetry.record(
      {
        requestId,
        method,
        route: routeOf(path, status),
        operation,
        status,
        isFailed: status >= 500 || isOurs(refused),
        from: Date.now() - durationMs,
        durationMs,
        trips: state.tripTimes,
      },
      laterOf(c),
    );
  });
