import type { Handler } from 'hono';
import { BUILD_NAME } from '#edge/contract/answer-point.ts';
import type { Log } from '#edge/platform/log.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { reply } from './reply.ts';
import type { AppEnv } from './state.ts';

/**
 * `POST /api/script-failures?build=…`: a script of a page failed in a browser. Only the build is sent, because an
 * error's text and a page's address may name somebody; a deployment compares builds by it (edge/deploy/judge.ts).
 */
export const scriptFailures =
  (log: Log, count: ((build: string) => void) | undefined): Handler<AppEnv> =>
  (c) => {
    const build = c.req.query('build') ?? '';
    if (!BUILD_NAME.test(build)) throw new Refusal('BAD_REQUEST', 'This names no build.');
    log.warn('script.failure', { requestId: c.get('state').requestId, build });
    count?.(build);
    return reply(c, null, 204);
  };
