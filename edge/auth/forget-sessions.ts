import { lt } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { registration, session } from '#db/schema/account-session.ts';
import type { JobKind } from '../platform/jobs/job.ts';

const DAY_MS = 86_400_000;
/** Nobody asks for a session whose token is over; the day is for clocks that differ. */
const SESSIONS_KEPT_MS = DAY_MS;
/** The mail can be asked for again, but not for ever. */
const REGISTRATIONS_KEPT_MS = 30 * DAY_MS;

/** Deletes sessions that are over, revoked or not, and sign-ups nobody has confirmed. */
export const forgetSessions: JobKind = {
  kind: 'account.forget-sessions',
  everyMs: DAY_MS,
  run: async (_, { clock }) => [
    query(build.delete(session).where(lt(session.expiresAt, clock() - SESSIONS_KEPT_MS))),
    query(
      build.delete(registration).where(lt(registration.createdAt, clock() - REGISTRATIONS_KEPT_MS)),
    ),
  ],
};
