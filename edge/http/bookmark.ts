import { createMiddleware } from 'hono/factory';
import type { Auth } from '#edge/auth/auth.ts';
import { clearedCookie, readCookie, sessionCookieName } from '#edge/auth/cookie.ts';
import { DAY_MS, SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { AppEnv } from './state.ts';

/** Number of the last commit the visitor has seen; see db/bookmark.ts. */
const BOOKMARK_HEADER = 'x-bookmark';
/** `__Host-` in production, as for the session (edge/auth/cookie.ts). */
const cookieName = (production: boolean): string =>
  production ? '__Host-alva-bookmark' : 'alva-bookmark';
/** Far longer than any replica is behind. */
const LIFETIME_S = DAY_MS / SECOND_MS;

/** How much further than this process has seen a bookmark may be: other regions write meanwhile. */
const AHEAD = { commits: 1_000, perSecond: 50 } as const;

/**
 * No further than writes can have come since somebody last looked: a bookmark from the future has every
 * request wait for the replica and ask the primary. Where nobody has looked yet all are taken.
 */
export const createHead = (clock: () => number) => {
  let head = 0;
  let at = 0;
  return {
    saw: (commit: number): void => {
      if (commit < head) return;
      head = commit;
      at = clock();
    },
    cap: (named: number): number =>
      head === 0
        ? named
        : Math.min(
            named,
            head + AHEAD.commits + Math.floor(((clock() - at) / 1_000) * AHEAD.perSecond),
          ),
  };
};

const numberOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0;

/**
 * Lets a signed-in visitor read what they wrote, in whichever region they are answered. Only for
 * private routes: an answer that carries a bookmark is one person's. It is looked at beside a session
 * token of ours alone, because one from the future makes the store wait.
 */
export const bookmark = ({ db, env, clock }: Deps, isSigned: Auth['isSigned']) => {
  const production = env.ALVA_ENV === 'production';
  const session = sessionCookieName(production);
  const cookie = cookieName(production);
  const head = createHead(clock);
  return createMiddleware<AppEnv>(async function bookmark(c, next) {
    const cookies = c.req.header('cookie') ?? null;
    const signedIn =
      readCookie(cookies, session) !== undefined || c.req.header('authorization') !== undefined;
    const named = Math.max(
      numberOf(c.req.header(BOOKMARK_HEADER)),
      numberOf(readCookie(cookies, cookie)),
    );
    const commit =
      named > 0 && signedIn && (await isSigned(c.req.raw.headers)) ? head.cap(named) : 0;
    const visitor = db.at(commit);
    c.get('state').visitor = visitor;
    await next();
    const seen = visitor.bookmark();
    if (seen !== commit) head.saw(seen);
    if (seen === 0 || !(signedIn || c.res.headers.has('set-cookie'))) return;
    // Hono's `header` would make the whole answer anew, each time.
    const { headers } = c.res;
    headers.set(BOOKMARK_HEADER, String(seen));
    // Whoever signs out leaves no trace of what they wrote.
    const isLeaving = headers.getSetCookie().includes(clearedCookie(production));
    if (seen === commit && !isLeaving) return;
    const secure = production ? '; Secure' : '';
    const [value, lifetime] = isLeaving ? ['', 0] : [seen, LIFETIME_S];
    headers.append(
      'set-cookie',
      `${cookie}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetime}${secure}`,
    );
  });
};
