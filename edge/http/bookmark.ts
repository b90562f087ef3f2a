import { createMiddleware } from 'hono/factory';
import { readCookie, sessionCookieName } from '../auth/cookie.ts';
import type { Deps } from '../platform/deps.ts';
import type { AppEnv } from './state.ts';

/** Number of the last commit the visitor has seen; see db/bookmark.ts. */
const BOOKMARK_HEADER = 'x-bookmark';
const COOKIE = 'alva-bookmark';
/** Far longer than any replica is behind. */
const LIFETIME_S = 24 * 60 * 60;

const numberOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0;

/**
 * Lets a signed-in visitor read what they wrote, in whichever region they are answered. Only for
 * private routes: an answer that carries a bookmark is one person's. A guest's bookmark is not
 * looked at, because one from the future makes the store wait.
 */
export const bookmark = ({ db, env }: Deps) => {
  const production = env.ALVA_ENV === 'production';
  const session = sessionCookieName(production);
  return createMiddleware<AppEnv>(async function bookmark(c, next) {
    const cookies = c.req.header('cookie') ?? null;
    const signedIn =
      readCookie(cookies, session) !== undefined || c.req.header('authorization') !== undefined;
    const asked = signedIn
      ? Math.max(numberOf(c.req.header(BOOKMARK_HEADER)), numberOf(readCookie(cookies, COOKIE)))
      : 0;
    const visitor = db.at(asked);
    c.get('state').visitor = visitor;
    await next();
    const seen = visitor.bookmark();
    if (seen === 0 || !(signedIn || c.res.headers.has('set-cookie'))) return;
    c.header(BOOKMARK_HEADER, String(seen));
    if (seen === asked) return;
    const secure = production ? '; Secure' : '';
    c.header(
      'set-cookie',
      `${COOKIE}=${seen}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${LIFETIME_S}${secure}`,
      { append: true },
    );
  });
};
