import type { Database } from '#db/client.ts';
import { build, query } from '#db/query.ts';
import { session } from '#db/schema/account-session.ts';
import { sessionCookieName } from '#edge/auth/cookie.ts';
import { createSessionTokens } from '#edge/auth/session-token.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { parseEnv } from '#edge/env.ts';
import { keysOf } from '#edge/platform/keys.ts';

export const CUSTOMER = 'cus_owner';

/** Begins a session of a demo customer in the store, and gives the cookie that names it. */
export const signIn = async (
  db: Database,
  bindings: Readonly<Record<string, string>>,
): Promise<string> => {
  const now = Date.now();
  const [id, tokenId, expiresAt] = [`ses_bench_${now}`, `tok_bench_${now}`, now + DAY_MS];
  const row = {
    id,
    customerId: CUSTOMER,
    uid: 'bench',
    createdAt: now,
    renewedAt: now,
    expiresAt,
    tokenId,
    tokenUsedAt: now,
  };
  await db.write([query(build.insert(session).values(row))]);
  const tokens = createSessionTokens(keysOf('SESSION_KEYS', parseEnv(bindings)), Date.now);
  const claims = { sessionId: id, tokenId, customerId: CUSTOMER, persistent: true };
  const token = await tokens.mint({ ...claims, issuedAt: now, expiresAt });
  return `${sessionCookieName(true)}=${token}`;
};
