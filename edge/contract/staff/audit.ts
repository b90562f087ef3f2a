import { csvOf } from '#edge/contract/csv.ts';

export const AUDIT_LIMITS = { page: 25, mostOnPage: 50, exported: 5_000, reason: 200 } as const;

/** What one of the staff did. */
export interface AuditEntry {
  readonly doneAt: number;
  readonly actorId: string;
  readonly actorName: string | null;
  readonly roleId: string | null;
  readonly operation: string;
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly versionBefore: number | null;
  readonly versionAfter: number | null;
  readonly reason: string | null;
  readonly requestId: string;
}

/** Who made the version that stands in the way of a refused write of staff; only nulls where it was none of them. */
export interface StaffChange {
  readonly at: number | null;
  readonly name: string | null;
  readonly roleId: string | null;
  readonly roleName: string | null;
}

const COLUMNS = [
  'time',
  'staff id',
  'name',
  'role',
  'operation',
  'entity',
  'id',
  'version before',
  'version after',
  'reason',
  'request',
] as const;

/** Rows of the audit as CSV with a header, times in ISO 8601. */
export const auditCsv = (rows: readonly AuditEntry[]): string =>
  csvOf([
    COLUMNS,
    ...rows.map((row) => [
      new Date(row.doneAt).toISOString(),
      row.actorId,
      row.actorName,
      row.roleId,
      row.operation,
      row.entity,
      row.entityId,
      row.versionBefore,
      row.versionAfter,
      row.reason,
      row.requestId,
    ]),
  ]);
