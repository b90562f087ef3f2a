import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import type { AuditEntry } from '#edge/contract/staff/audit.ts';

export interface AuditRow extends AuditEntry {
  readonly id: string;
}

const text = (value: unknown): string | null => (value == null ? null : String(value));
const number = (value: unknown): number | null => (value == null ? null : Number(value));

interface Wanted {
  /** Id of the row or of the member of staff it is about; null for all. */
  readonly about: string | null;
  /** Rows before this one, the newest first; null begins. */
  readonly beforeAt: number | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** The newest first, from a cursor on: rows that come meanwhile move no page. */
export const auditPage = prepareRaw<Wanted, readonly AuditRow[]>(
  sql`SELECT a.*, c.name AS actor_name FROM staff_audit a LEFT JOIN customer c ON c.id = a.actor_id
    WHERE (${p('about')} IS NULL OR a.entity_id = ${p('about')} OR a.actor_id = ${p('about')})
      AND (${p('beforeAt')} IS NULL OR (a.done_at, a.id) < (${p('beforeAt')}, ${p('beforeId')}))
    ORDER BY a.done_at DESC, a.id DESC LIMIT ${p('limit')}`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      doneAt: Number(row.done_at),
      actorId: String(row.actor_id),
      actorName: text(row.actor_name),
      roleId: text(row.role_id),
      operation: String(row.operation),
      entity: text(row.entity),
      entityId: text(row.entity_id),
      versionBefore: number(row.version_before),
      versionAfter: number(row.version_after),
      reason: text(row.reason),
      requestId: String(row.request_id),
    })),
);
