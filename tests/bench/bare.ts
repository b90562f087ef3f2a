import type { InValue, ResultSet } from '@libsql/client';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';
import { type Database, openRemoteDatabase } from '#db/client.ts';
import { sessionCookieName } from '#edge/auth/cookie.ts';
import { fromBase64url } from '#edge/platform/base64url.ts';
import { replay, type Trips, withQueries } from '#tests/support/trips.ts';

/** What the BFF does for a case, and answers. */
export interface Recorded {
  readonly trips: Trips;
  readonly idempotencyKey: string;
  readonly answer: unknown;
  readonly isSignedIn: boolean;
}

/** `RECORDED`: by the path of the case, JSON. */
type BareEnv = Readonly<
  Record<'DATABASE_URL' | 'CONFIRMED_FOR_MS' | 'SESSION_KEYS' | 'RECORDED', string>
>;

const rowsOf = ({ rows }: ResultSet): unknown => rows;

/**
 * The ceiling: Hono alone. The same cookie, checked by jose, the same batches, and then a finished value
 * through `c.json`: no shaping, no protocol, no headers, no log.
 */
export const bare = (env: BareEnv, db: Database) => {
  const secret = fromBase64url(env.SESSION_KEYS.split(':')[1] ?? '');
  const app = new Hono();
  for (const [path, recorded] of Object.entries<Recorded>(JSON.parse(env.RECORDED))) {
    const { idempotencyKey, answer } = recorded;
    // It reads the same rows, and makes nothing of them.
    const trips = withQueries(recorded.trips, (each) => ({ ...each, map: rowsOf }));
    const isWrite = trips.flat().some(({ kind }) => kind === 'write');
    const signedIn = async (cookie = '', ownKey = ''): Promise<void> => {
      await jwtVerify(cookie, secret, { algorithms: ['HS256'], issuer: 'alva' });
      const withOwn = (arg: InValue): InValue => (arg === idempotencyKey ? ownKey : arg);
      const own = () => withQueries(trips, (each) => ({ ...each, args: each.args.map(withOwn) }));
      await replay(db, isWrite ? own() : trips);
    };
    let confirmedUntil = 0;
    /** Who comes when it is over asks; whoever comes meanwhile does not wait for that. */
    const confirmed = async (): Promise<void> => {
      const now = Date.now();
      if (now < confirmedUntil) return;
      confirmedUntil = now + Number(env.CONFIRMED_FOR_MS);
      await replay(db, trips);
    };
    app.post(path, async (c) => {
      if (recorded.isSignedIn)
        await signedIn(getCookie(c, sessionCookieName(true)), c.req.header('idempotency-key'));
      else await confirmed();
      return c.json(answer);
    });
  }
  return app.fetch;
};

let handler: ReturnType<typeof bare> | undefined;

/** In a worker; bare-in-node.ts has it on a file. */
export default {
  fetch: (request: Request, env: BareEnv) => {
    handler ??= bare(env, openRemoteDatabase({ url: env.DATABASE_URL }));
    return handler(request);
  },
};
