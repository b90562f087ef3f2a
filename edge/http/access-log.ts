import { createMiddleware } from 'hono/factory';
import type { Log } from '#edge/platform/log.ts';
import type { AppEnv, RequestState } from './state.ts';

const elapsed = (state: RequestState): number => Math.round(performance.now() - state.startedAt);

/** Duration of the request so far and of its store trips, for the browser's network panel. */
export const serverTiming = (state: RequestState): string =>
  `total;dur=${elapsed(state)}, sql;dur=${Math.round(state.sqlMs)};desc="${state.trips} trips, ${state.statements} statements"`;

/** One line a request. Path without query and no address: variables and addresses are personal data. */
export const accessLog = (log: Log) =>
  createMiddleware<AppEnv>(async function accessLog(c, next) {
    await next();
    const state = c.get('state');
    log.info('request', {
      requestId: state.requestId,
      method: c.req.method,
      path: c.req.path,
      operation: state.operation,
      status: state.status ?? c.res.status,
      refused: state.refused,
      durationMs: elapsed(state),
      sqlTrips: state.trips,
      sqlStatements: state.statements,
    });
  });
