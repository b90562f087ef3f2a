import { sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { staffGrant } from '#db/schema/staff-grant.ts';

export const insertGrant = prepare(
  build.insert(staffGrant).values({
    id: p('id'),
    customerId: p('customerId'),
    roleId: p('roleId'),
    roleVersion: p('roleVersion'),
    placeSlug: p('placeSlug'),
    reason: p('reason'),
    requestedBy: p('by'),
    requestedAt: p('now'),
  }),
);

/** What waits for somebody ends: something else was decided about their role. */
export const replaceGrants = prepareRaw<{ customerId: string; by: string; now: number }, unknown>(
  sql`UPDATE staff_grant SET outcome = 'REPLACED', decided_by = ${p('by')}, decided_at = ${p('now')}
    WHERE customer_id = ${p('customerId')} AND decided_at IS NULL`,
  () => undefined,
);

/** One decision, before an assertion: of two at once the first one holds. */
export const decideGrantRow = prepareRaw<
  { id: string; by: string; now: number; outcome: 'CONFIRMED' | 'REFUSED' },
  unknown
>(
  sql`UPDATE staff_grant SET outcome = ${p('outcome')}, decided_by = ${p('by')}, decided_at = ${p('now')}
    WHERE id = ${p('id')} AND decided_at IS NULL`,
  () => undefined,
);

export interface WaitingGrant {
  readonly id: string;
  readonly customerId: string;
  readonly name: string;
  readonly roleId: string;
  readonly roleVersion: number;
  readonly placeSlug: string | null;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedByName: string;
  readonly requestedAt: number;
}

const SELECTED = sql`SELECT g.*, c.name AS name, b.name AS by_name FROM staff_grant g
  JOIN customer c ON c.id = g.customer_id LEFT JOIN customer b ON b.id = g.requested_by`;

const waiting = ({ rows }: { readonly rows: readonly Record<string, unknown>[] }): WaitingGrant[] =>
  rows.map((row) => ({
    id: String(row.id),
    customerId: String(row.customer_id),
    name: String(row.name),
    roleId: String(row.role_id),
    roleVersion: Number(row.role_version),
    placeSlug: row.place_slug === null ? null : String(row.place_slug),
    reason: String(row.reason),
    requestedBy: String(row.requested_by),
    requestedByName: String(row.by_name ?? ''),
    requestedAt: Number(row.requested_at),
  }));

/** What waits, requested since then, the oldest first. */
export const waitingGrants = prepareRaw<{ since: number }, readonly WaitingGrant[]>(
  sql`${SELECTED} WHERE g.decided_at IS NULL AND g.requested_at > ${p('since')}
    ORDER BY g.requested_at, g.id LIMIT 100`,
  waiting,
);

export const waitingGrant = prepareRaw<{ id: string; since: number }, readonly WaitingGrant[]>(
  sql`${SELECTED} WHERE g.id = ${p('id')} AND g.decided_at IS NULL AND g.requested_at > ${p('since')}`,
  waiting,
);

/** What became of one. */
export const outcomeOf = prepareRaw<
  { id: string },
  readonly { readonly outcome: string | null; readonly decidedBy: string | null }[]
>(sql`SELECT outcome, decided_by FROM staff_grant WHERE id = ${p('id')}`, ({ rows }) =>
  rows.map((row) => ({
    outcome: row.outcome === null ? null : String(row.outcome),
    decidedBy: row.decided_by === null ? null : String(row.decided_by),
  })),
);

/** The role is still what was seen when it was asked for. */
export const assertRoleVersion = prepareRaw<{ roleId: string; version: number }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE NOT EXISTS
    (SELECT 1 FROM staff_role WHERE id = ${p('roleId')} AND version = ${p('version')})`,
  () => undefined,
);

/** Nobody has this role yet: it may gain rights over money and roles. */
export const assertUnused = prepareRaw<{ roleId: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS
    (SELECT 1 FROM staff_member WHERE role_id = ${p('roleId')})`,
  () => undefined,
);

export const isUsed = prepareRaw<{ roleId: string }, boolean>(
  sql`SELECT 1 FROM staff_member WHERE role_id = ${p('roleId')} LIMIT 1`,
  ({ rows }) => rows.length > 0,
);
