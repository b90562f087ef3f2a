import { type Context, Hono } from 'hono';
import { parseJson, readText } from '#edge/platform/body.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { Auth } from './auth.ts';
import { SESSION_LIFETIME_MS } from './cookie.ts';
import { isStaff } from './policy.ts';
import { visitorHeaders } from './region.ts';
import type { RequestIdentity } from './request-identity.ts';
import type { RequestStore } from './request-store.ts';
import type { SignInFault } from './sign-in.ts';

const STATUS = {
  INVALID_CREDENTIALS: 401,
  RECENT_SIGN_IN_REQUIRED: 401,
  NOT_VERIFIED: 403,
  NOT_REGISTERED: 403,
  ACCOUNT_DISABLED: 403,
  KNOWN_SIGN_IN_REQUIRED: 403,
} as const satisfies Record<SignInFault, number>;

const MESSAGE: Record<SignInFault, string> = {
  INVALID_CREDENTIALS: 'The sign-in is not valid.',
  RECENT_SIGN_IN_REQUIRED: 'Please sign in again.',
  NOT_VERIFIED: 'email not verified yet',
  NOT_REGISTERED: 'email not registered yet',
  ACCOUNT_DISABLED: 'This account is closed.',
  KNOWN_SIGN_IN_REQUIRED: 'Please sign in the way you did before.',
};

const DONE = { success: true, message: 'OK', errorCode: null } as const;

/** The login call of the specification carries the ID token with and without `Bearer `. */
const idTokenOf = (header: string | undefined): string | undefined =>
  header?.replace(/^Bearer +/i, '').trim();

interface Wishes {
  /** At logout it ends all sessions, at login all others. */
  readonly everywhere: boolean;
  /** `rememberMe: false`: the session ends with the browser. */
  readonly persistent: boolean;
}

const wishesOf = async (c: Context): Promise<Wishes> => {
  const text = await readText(c.req.raw);
  const body: unknown = text === '' ? undefined : parseJson(text);
  const given: { everywhere?: unknown; rememberMe?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  return { everywhere: given.everywhere === true, persistent: given.rememberMe !== false };
};

interface Visit extends Pick<RequestStore, 'db' | 'security'> {
  /** Whom the request's token names, for the logs. */
  readonly identified: (who: RequestIdentity['claimed']) => void;
}

type Handle = (c: Context, identity: RequestIdentity) => Promise<Response>;

/** Of the first and the last of the names, e.g. AL; what a header shows of who is here. */
const initialsOf = (name: string): string => {
  const names = name.trim().split(/\s+/u);
  const first = [...(names[0] ?? '')].slice(0, 1);
  const last = names.length > 1 ? [...(names.at(-1) ?? '')].slice(0, 1) : [];
  return [...first, ...last].join('').toLocaleUpperCase();
};

/** `POST /login`, `POST /logout`, `GET /session`; mounted under `/api`, behind CSRF and flood limits. */
export const authRoutes = (auth: Auth, visitOf: (c: Context) => Visit): Hono => {
  /** Whatever fails on the way to the store is 503, never a guess about who is signed in. */
  const as = (handle: Handle) => async (c: Context) => {
    try {
      // The cookie alone: on these routes `Authorization` carries a Firebase token.
      const headers = new Headers({
        cookie: c.req.header('cookie') ?? '',
        'user-agent': c.req.header('user-agent') ?? '',
        ...visitorHeaders(c.req.raw.headers),
      });
      const { db, security, identified } = visitOf(c);
      const identity = await auth.identify(headers, {
        db,
        security,
        read: async (query) => (await db.read([query]))[0],
      });
      identified(identity.claimed);
      const response = await handle(c, identity);
      for (const cookie of await identity.cookies()) response.headers.append('set-cookie', cookie);
      return response;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('UNAVAILABLE', 'Sign-in is not available right now.', { cause: error });
    }
  };

  const routes = new Hono();
  routes.post(
    '/login',
    as(async (c, identity) => {
      const idToken = idTokenOf(c.req.header('authorization'));
      const { everywhere: alone, persistent } = await wishesOf(c);
      const result = await identity.signIn(idToken, { persistent, alone });
      if (result.ok) return c.json({ ...DONE, customerId: result.value });
      const errorCode = result.error;
      return c.json({ success: false, message: MESSAGE[errorCode], errorCode }, STATUS[errorCode]);
    }),
  );
  routes.post(
    '/logout',
    as(async (c, identity) => {
      const { everywhere } = await wishesOf(c);
      await identity.signOut(everywhere);
      return c.json(DONE);
    }),
  );
  routes.get(
    '/session',
    as(async (c, identity) => {
      const { actor, name = '' } = (await identity.session()) ?? {};
      return c.json({
        ...(actor === undefined
          ? { state: 'guest' as const, ended: await identity.ended() }
          : {
              state: 'signed-in' as const,
              customerId: actor.customerId,
              initials: initialsOf(name),
              isPS: actor.isPS,
              isStaff: isStaff(actor),
              isAffiliate: actor.isAffiliate,
              hasSecondFactor: actor.hasSecondFactor,
            }),
        lifetimeMs: SESSION_LIFETIME_MS,
        provider: auth.config.browser,
      });
    }),
  );
  return routes;
};
