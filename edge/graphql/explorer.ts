import type { Handler } from 'hono';
import type { AppEnv } from '#edge/http/state.ts';

/**
 * GraphiQL for people who develop, the one thing taken from @hono/graphql-server; requests it sends are
 * answered by our own handler. Its page loads scripts from a public server, so it has no policy of ours
 * and is mounted on embedded instances with open documents only.
 */
export const explorer: Handler<AppEnv> = async (c) => {
  const { respondWithGraphiQL } = await import('@hono/graphql-server');
  delete c.get('state').headers['content-security-policy'];
  return respondWithGraphiQL(c);
};
