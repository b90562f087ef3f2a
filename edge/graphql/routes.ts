import type { Handler } from 'hono';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { GRAPHQL_TYPE } from '#edge/http/media-type.ts';
import { reply } from '#edge/http/reply.ts';
import type { AppEnv } from '#edge/http/state.ts';
import { etagOf, matches } from '#edge/platform/etag.ts';
import { type Answer, type Endpoint, send } from './endpoint.ts';
import type { MayUpload } from './multipart.ts';
import { createGetReader, readPost } from './params.ts';

/** max-age of public content, and its stale-while-revalidate. */
const PUBLIC = 'public, max-age=30, s-maxage=60, stale-while-revalidate=600';

const LONG_ENOUGH_MS = MINUTE_MS;

/** What we make anew after a moment nobody in front keeps for longer. */
const cachingOf = ({ keptForMs = LONG_ENOUGH_MS }: Answer): string => {
  if (keptForMs >= LONG_ENOUGH_MS) return PUBLIC;
  const seconds = Math.floor(keptForMs / SECOND_MS);
  return `public, max-age=${seconds}, s-maxage=${seconds}`;
};

export const postGraphql =
  (endpoint: Endpoint, mayUpload?: MayUpload): Handler<AppEnv> =>
  async (c) =>
    send(c, await endpoint(c, await readPost(c.req.raw, mayUpload)));

/** The two media types are two representations of one body. */
const validatorOf = ({ tag, type, body }: Answer): string =>
  typeof body === 'string' ? etagOf(body) : `"${tag}${type === GRAPHQL_TYPE ? 'r' : ''}"`;

/**
 * Public content by GET: cacheable, with a validator. Errors are never cached; cookies are neither
 * read nor set, so no cache can mix two people up.
 */
export const getContent = (endpoint: Endpoint): Handler<AppEnv> => {
  const readGet = createGetReader();
  return async (c) => {
    const answer = await endpoint(c, readGet(c.req.url));
    const { headers } = c.get('state');
    headers.vary = 'accept';
    if (!answer.cacheable) return send(c, answer);
    const etag = validatorOf(answer);
    headers['cache-control'] = cachingOf(answer);
    headers.etag = etag;
    if (matches(c.req.header('if-none-match'), etag)) return reply(c, null, 304);
    return send(c, answer);
  };
};
