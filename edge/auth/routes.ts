import { type Context, Hono } from 'hono';
import type { Database } from '#db/client.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Auth } from './auth.ts';
import { SESSION_LIFETIME_MS } from './cookie.ts';
import type { RequestIdentity } from './request-identity.ts';
import type { SignInFault } from './sign-in.ts';

const STATUS = {
  INVALID_CREDENTIALS: 401,
  RECENT_SIGN_IN_REQUIRED: 401,
  NOT_VERIFIED: 403,
  NOT_REGISTERED: 403,
} as const satisfies Record<SignInFault, number>;

const MESSAGE: Record<SignInFault, string> = {
  INVALID_CREDENTIALS: 'The sign-in is not valid.',
  RECENT_SIGN_IN_REQUIRED: 'Please sign in again.',
  NOT_VERIFIED: 'email not verified yet',
  NOT_REGISTERED: 'email not registered yet',
};

const DONE = { success: true, message: 'OK', errorCode: null } as const;

/** The login call of the specification carries the ID token with and without `Bearer `. */
const idTokenOf = (header: string | undefined): string | undefined =>
  header?.replace(/^Bearer +/i, '').trim();

/** `{everywhere: true}`: at logout it ends all sessions, at login all others. */
const wantsEverywhere = async (c: Context): Promise<boolean> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  return (
    typeof body === 'object' && body !== null && 'everywhere' in body && body.everywhere === true
  );
};

type Handle = (c: Context, identity: RequestIdentity) => Promise<Response>;

/** `POST /login`, `POST /logout`, `GET /session`; mounted under `/api`, behind CSRF and flood limits. */
export const authRoutes = (auth: Auth, dbOf: (c: Context) => Database): Hono => {
  /** Whatever fails on the way to the store is 503, never a guess about who is signed in. */
  const as = (handle: Handle) => async (c: Context) => {
    try {
      // The cookie alone: on these routes `Authorization` carries a Firebase token.
      const headers = new Headers({ cookie: c.req.header('cookie') ?? '' });
      const db = dbOf(c);
      const identity = await auth.identify(headers, {
        db,
        read: async (query) => (await db.read([query]))[0],
      });
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
      const alone = await wantsEverywhere(c);
      const result = await identity.signIn(idToken, { persistent: true, alone });
      if (result.ok) return c.json({ ...DONE, customerId: result.value });
      const errorCode = result.error;
      return c.json({ success: false, message: MESSAGE[errorCode], errorCode }, STATUS[errorCode]);
    }),
  );
  routes.post(
    '/logout',
    as(async (c, identity) => {
      await identity.signOut(await wantsEverywhere(c));
      return c.json(DONE);
    }),
  );
  routes.get(
    '/session',
    as(async (c, identity) => {
      const { actor } = (await identity.session()) ?? {};
      return c.json({
        ...(actor === undefined
          ? { state: 'guest' as const }
          : {
              state: 'signed-in' as const,
              customerId: actor.customerId,
              isPS: actor.isPS,
              isAffiliate: actor.isAffiliate,
            }),
        lifetimeMs: SESSION_LIFETIME_MS,
        provider: auth.config.browser,
      });
    }),
  );
  return routes;
};
