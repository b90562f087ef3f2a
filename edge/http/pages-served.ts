import type { Context } from 'hono';
import { PAGES_SERVED_HEADER, servedIn } from '#edge/contract/served.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { saveServed } from '#edge/platform/watch/save-served.ts';
import { reply } from './reply.ts';
import type { AppEnv } from './state.ts';

/** `POST /api/pages-served`: what the page worker answered in the last minute, for the objectives. */
export const pagesServed = async (c: Context<AppEnv>, deps: Deps): Promise<Response> => {
  const { RENDER_KEY } = deps.env;
  const value = c.req.header(PAGES_SERVED_HEADER);
  const counts = value && RENDER_KEY && (await servedIn(value, RENDER_KEY, deps.clock()));
  if (!counts) throw new Refusal('FORBIDDEN', 'The page worker alone counts pages.');
  await saveServed('pages', counts, deps);
  return reply(c, null, 204);
};
