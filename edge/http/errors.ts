import type { Context } from 'hono';
import { REFUSALS, type RefusalCode } from '../contract/refusals.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AppEnv } from './state.ts';

const MASKED = 'System error. Please try again later.';

/** What the client may know of a thrown value; anything but a `Refusal` goes to the log and is masked. */
export const refusalOf = (error: unknown, requestId: string, log: Log): Refusal => {
  if (error instanceof Refusal && error.cause === undefined) return error;
  const cause = error instanceof Refusal ? error.cause : error;
  log.error('failure', {
    requestId,
    cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  });
  return error instanceof Refusal ? error : new Refusal('INTERNAL_SERVER_ERROR', MASKED);
};

export const errorBody = (code: RefusalCode, message: string, requestId: string) => ({
  errors: [{ message, extensions: { code, requestId } }],
});

/** Every refusal of the app looks like a GraphQL one, so that a client reads one shape. */
export const onError = (log: Log) => (error: unknown, c: Context<AppEnv>) => {
  const { requestId } = c.get('state');
  const refusal = refusalOf(error, requestId, log);
  return c.json(errorBody(refusal.code, refusal.message, requestId), REFUSALS[refusal.code]);
};

export const notFound = (c: Context<AppEnv>) =>
  c.json(errorBody('NOT_FOUND', 'There is nothing here.', c.get('state').requestId), 404);
