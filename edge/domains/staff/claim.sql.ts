import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { limitOf } from '#edge/platform/write/limit.ts';

/** What one of the staff has in hand. */
export const claimsInHand = limitOf<{ staffId: string; now: number }>(
  sql`SELECT count(*) FROM staff_claim WHERE claimed_by = ${p('staffId')} AND expires_at > ${p('now')}`,
);

/** Who has something in hand; null for nobody. */
export const claimantOf = prepareRaw<{ queue: string; id: string; now: number }, string | null>(
  sql`SELECT claimed_by FROM staff_claim
    WHERE queue = ${p('queue')} AND entity_id = ${p('id')} AND expires_at > ${p('now')}`,
  ({ rows: [row] }) => (row === undefined ? null : String(row.claimed_by)),
);

export const releaseClaim = prepareRaw<{ queue: string; id: string; staffId: string }, void>(
  sql`DELETE FROM staff_claim
    WHERE queue = ${p('queue')} AND entity_id = ${p('id')} AND claimed_by = ${p('staffId')}`,
  () => undefined,
);
