import { type Context, Hono } from 'hono';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Auth } from './auth.ts';
import { clearedCookie, SESSION_LIFETIME_MS, sessionCookie } from './cookie.ts';
import type { LiveSession, RequestIdentity } from './request-identity.ts';
import { revokeAllSessions, revokeSession } from './session.sql.ts';
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

/** The login call of the specification carries the ID token with and without `Bearer `. */
const idTokenOf = (header: string | undefined): string | undefined =>
  header?.replace(/^Bearer +/i, '').trim();

/** A session that is over is no session; a store that does not answer is not the same thing. */
const sessionOrNone = async (identity: RequestIdentity): Promise<LiveSession | undefined> => {
  try {
    return await identity.session();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAUTHENTICATED') return undefined;
    throw error;
  }
};

const wantsEverywhere = async (c: Context): Promise<boolean> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  return (
    typeof body === 'object' && body !== null && 'everywhere' in body && body.everywhere === true
  );
};

/** `POST /login`, `POST /logout`, `GET /session`; mounted under `/api`, behind CSRF and flood limits. */
export const authRoutes = (auth: Auth, deps: Deps): Hono => {
  const { production } = auth.config;
  const routes = new Hono();

  /** The cookie alone: on these routes `Authorization` carries a Firebase token. */
  const identityOf = (c: Context): Promise<RequestIdentity> => {
    const headers = new Headers({ cookie: c.req.header('cookie') ?? '' });
    return auth.identify(headers, async (query) => (await deps.db.read([query]))[0]);
  };
  /** Whatever fails on the way to the store: 503, never a guess about who is signed in. */
  const answering = async (run: () => Promise<Response>): Promise<Response> => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('UNAVAILABLE', 'Sign-in is not available right now.', { cause: error });
    }
  };

  routes.post('/login', (c) =>
    answering(async () => {
      const identity = await identityOf(c);
      const current = await sessionOrNone(identity);
      const result = await auth.signIn(idTokenOf(c.req.header('authorization')), current, true);
      if (!result.ok) {
        const errorCode = result.error;
        return c.json(
          { success: false, message: MESSAGE[errorCode], errorCode },
          STATUS[errorCode],
        );
      }
      const { customerId, token } = result.value;
      const cookies =
        token === undefined ? await identity.cookies() : [sessionCookie(token, production)];
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      return c.json({ success: true, message: 'OK', errorCode: null, customerId });
    }),
  );

  routes.post('/logout', (c) =>
    answering(async () => {
      const everywhere = await wantsEverywhere(c);
      const current = await sessionOrNone(await identityOf(c));
      if (current !== undefined) {
        const { customerId, sessionId: id } = current.claims;
        const now = deps.clock();
        await deps.db.write([
          everywhere ? revokeAllSessions({ customerId, now }) : revokeSession({ id, now }),
        ]);
      }
      c.header('set-cookie', clearedCookie(production));
      return c.json({ success: true, message: 'OK', errorCode: null });
    }),
  );

  routes.get('/session', (c) =>
    answering(async () => {
      const identity = await identityOf(c);
      const current = await sessionOrNone(identity);
      for (const cookie of await identity.cookies())
        c.header('set-cookie', cookie, { append: true });
      return c.json({
        ...(current === undefined
          ? { state: 'guest' as const }
          : {
              state: 'signed-in' as const,
              customerId: current.actor.customerId,
              isPS: current.actor.isPS,
              isAffiliate: current.actor.isAffiliate,
            }),
        lifetimeMs: SESSION_LIFETIME_MS,
        provider: auth.config.browser,
      });
    }),
  );
  return routes;
};
