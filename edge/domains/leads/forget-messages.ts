import { lte } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { guestBook } from '#db/schema/leads.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';

/** The privacy policy promises it (db/content/content/pages/privacy): twelve months. */
const KEPT_MS = 365 * 86_400_000;

/** Messages of the contact page are not kept longer than they serve. */
export const forgetMessages: JobKind = {
  kind: 'leads.forget-messages',
  everyMs: 24 * 3_600_000,
  run: async (_, { clock }) => [
    query(build.delete(guestBook).where(lte(guestBook.createdAt, clock() - KEPT_MS))),
  ],
};
