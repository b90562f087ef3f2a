import { and, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query } from '#db/query.ts';
import { dataExport } from '#db/schema/account-change.ts';
import { upload } from '#db/schema/account-upload.ts';
import { limitOf } from '#edge/platform/write/limit.ts';
import { EXPORTED, type Exported } from './export-tables.ts';

export const exportsOf = prepareRaw<
  { customerId: string },
  {
    id: string;
    requestedAt: number;
    readyAt: number | null;
    uploadId: string | null;
    expiresAt: number | null;
  }[]
>(
  sql`SELECT id, requested_at, ready_at, upload_id, expires_at FROM data_export
    WHERE customer_id = ${p('customerId')} ORDER BY requested_at DESC LIMIT 5`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      requestedAt: Number(row.requested_at),
      readyAt: row.ready_at === null ? null : Number(row.ready_at),
      uploadId: row.upload_id === null ? null : String(row.upload_id),
      expiresAt: row.expires_at === null ? null : Number(row.expires_at),
    })),
);

export const insertExport = prepare(
  build
    .insert(dataExport)
    .values({ id: p('id'), customerId: p('customerId'), requestedAt: p('now') }),
);

export const exportsSince = limitOf<{ customerId: string; since: number }>(
  sql`SELECT count(*) FROM data_export WHERE customer_id = ${p('customerId')}
    AND requested_at > ${p('since')}`,
);

/** The oldest first. */
export const waitingExports = prepareRaw<{ most: number }, { id: string; customerId: string }[]>(
  sql`SELECT e.id, e.customer_id FROM data_export e JOIN customer c ON c.id = e.customer_id
    WHERE e.ready_at IS NULL AND c.erased_at IS NULL ORDER BY e.requested_at LIMIT ${p('most')}`,
  ({ rows }) => rows.map((row) => ({ id: String(row.id), customerId: String(row.customer_id) })),
);

/** Once, however many runners made the archive. */
export const markExportReady = prepareRaw<
  { id: string; uploadId: string; now: number; expiresAt: number },
  unknown
>(
  sql`UPDATE data_export SET ready_at = ${p('now')}, upload_id = ${p('uploadId')},
    expires_at = ${p('expiresAt')} WHERE id = ${p('id')} AND ready_at IS NULL`,
  () => undefined,
);

/** Archives whose time is over. */
export const removeOldExports = prepareRaw<{ now: number }, void>(
  sql`UPDATE upload SET removed_at = ${p('now')} WHERE purpose = 'EXPORT' AND removed_at IS NULL
    AND attached_to IN (SELECT id FROM data_export WHERE expires_at <= ${p('now')})`,
  () => undefined,
);

export const uploadsOf = prepare(
  build
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.customerId, p('customerId')),
        sql`${upload.storedAt} IS NOT NULL AND ${upload.removedAt} IS NULL AND ${upload.purpose} <> 'EXPORT'`,
      ),
    ),
);

type Row = Readonly<Record<string, unknown>>;

const statementOf = ({ table, where }: Exported) =>
  prepareRaw<{ id: string }, Row[]>(
    sql.join([
      sql.raw(`SELECT * FROM ${table} WHERE `),
      ...where.split(/(:id)\b/).map((part) => (part === ':id' ? sql`${p('id')}` : sql.raw(part))),
      sql.raw(' LIMIT 20000'),
    ]),
    ({ rows, columns }) =>
      rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
  );

const statements = EXPORTED.map(statementOf);

/** One statement a table, in the order of `EXPORTED`. */
export const rowsOf = (id: string): Query<Row[]>[] =>
  statements.map((statement) => statement({ id }));
