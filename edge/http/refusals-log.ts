import { createMiddleware } from 'hono/factory';
import type { RefusalCode } from '#edge/contract/refusals.ts';
import type { Log } from '#edge/platform/log.ts';
import { type RecordSecurity, securityLog } from '#edge/platform/security-log.ts';
import type { AppEnv, RequestState } from './state.ts';

/** Refusals that say something about who asks; the others are about the request's form. */
const TELLING: ReadonlySet<string> = new Set<RefusalCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'CUSTOMER_MISMATCH',
  'CROSS_SITE_REQUEST',
  'DOCUMENT_NOT_TRUSTED',
  'INTROSPECTION_DISABLED',
]);

/** The security log of one request. */
export const securityOf = (log: Log, state: RequestState): RecordSecurity =>
  securityLog(log, state.requestId, () => state.who);

/** Notes a refusal in the access log, and in the security log where it belongs there. */
export const noteRefusal = async (
  code: string,
  what: string,
  state: RequestState,
  log: Log,
): Promise<void> => {
  state.refused ??= code;
  // A guest who is asked to sign in is no event; whoever shows what is not genuine is one.
  const guest = state.who === undefined && !state.claims;
  if (!TELLING.has(code) || (code === 'UNAUTHENTICATED' && guest)) return;
  const kind = code === 'RATE_LIMITED' ? 'limit' : 'refusal';
  await securityOf(log, state)({ kind, what, outcome: code });
};

/** For routes where every request is to be signed, in whatever way: one that is not is no guest's. */
export const claimsToBeSomebody = createMiddleware<AppEnv>(
  async function claimsToBeSomebody(c, next) {
    c.get('state').claims = true;
    await next();
  },
);
