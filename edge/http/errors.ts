import type { Context } from 'hono';
import { isNoRoom } from '#db/http.ts';
import { retryAfterCrowd } from '#edge/contract/come-back.ts';
import { REFUSALS, type RefusalCode } from '#edge/contract/refusals.ts';
import type { Log } from '#edge/platform/log.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { loggedPath } from './logged-path.ts';
import { GRAPHQL_TYPE, JSON_TYPE } from './media-type.ts';
import { noteRefusal } from './refusals-log.ts';
import { reply } from './reply.ts';
import type { AppEnv } from './state.ts';

const MASKED = 'System error. Please try again later.';
const LATER = 'This cannot be answered right now. Please try again in a moment.';

/** What the client may know of a thrown value; anything but a `Refusal` goes to the log and is masked. */
export const refusalOf = (error: unknown, requestId: string, log: Log): Refusal => {
  if (error instanceof Refusal && error.cause === undefined) return error;
  const cause = error instanceof Refusal ? error.cause : error;
  log.error('failure', {
    requestId,
    cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  });
  if (error instanceof Refusal) return error;
  return isNoRoom(cause)
    ? new Refusal('UNAVAILABLE', LATER)
    : new Refusal('INTERNAL_SERVER_ERROR', MASKED);
};

const errorBody = (code: RefusalCode, message: string, requestId: string) => ({
  errors: [{ message, extensions: { code, requestId } }],
});

/** In the GraphQL media type where the client takes it: its clients read no errors from another with a failing status. */
const answer = (c: Context<AppEnv>, code: RefusalCode, message: string) => {
  if (code === 'UNAVAILABLE') c.get('state').headers['retry-after'] = retryAfterCrowd();
  const graphql = c.req.header('accept')?.includes(GRAPHQL_TYPE) === true;
  const body = JSON.stringify(errorBody(code, message, c.get('state').requestId));
  const type = `${graphql ? GRAPHQL_TYPE : JSON_TYPE}; charset=utf-8`;
  return reply(c, body, REFUSALS[code], type);
};

/** Every refusal of the app looks like a GraphQL one, so that a client reads one shape. */
export const onError = (log: Log) => async (error: unknown, c: Context<AppEnv>) => {
  const state = c.get('state');
  const refusal = refusalOf(error, state.requestId, log);
  await noteRefusal(refusal.code, state.operation ?? loggedPath(c.req.path), state, log);
  return answer(c, refusal.code, refusal.message);
};

export const notFound = (c: Context<AppEnv>) => answer(c, 'NOT_FOUND', 'There is nothing here.');
