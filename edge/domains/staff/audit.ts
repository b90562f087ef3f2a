import { requireStaff } from '#edge/auth/policy.ts';
import { AUDIT_LIMITS, auditCsv } from '#edge/contract/staff/audit.ts';
import { main } from '#edge/graphql/builder.ts';
import { clamp } from '#edge/graphql/pagination.ts';
import { type AuditRow, auditPage } from './audit.sql.ts';

const EntryRef = main.objectRef<AuditRow>('StaffAuditEntry').implement({
  description: 'One write of staff. Nobody can change or delete it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('doneAt', { type: 'DateTime' }),
    actorId: t.exposeID('actorId'),
    actorName: t.exposeString('actorName', { nullable: true }),
    roleId: t.exposeID('roleId', { nullable: true, description: 'As it was then.' }),
    operation: t.exposeString('operation'),
    entity: t.exposeString('entity', { nullable: true }),
    entityId: t.exposeID('entityId', { nullable: true }),
    versionBefore: t.exposeInt('versionBefore', { nullable: true }),
    versionAfter: t.exposeInt('versionAfter', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    requestId: t.exposeString('requestId'),
  }),
});

interface Page {
  readonly items: readonly AuditRow[];
  readonly next: string | null;
}

const PageRef = main.objectRef<Page>('StaffAuditPage').implement({
  fields: (t) => ({
    items: t.field({ type: [EntryRef], resolve: ({ items }) => [...items] }),
    next: t.exposeString('next', { nullable: true, description: 'Cursor of the page after.' }),
  }),
});

const cursorOf = ({ doneAt, id }: AuditRow): string => `${doneAt}.${id}`;

/** What is no cursor of ours begins at the newest. */
const after = (cursor: string | null | undefined) => {
  const [, at = '', id = ''] = /^(\d{1,16})\.(\w{1,40})$/.exec(cursor ?? '') ?? [];
  return id === '' ? { beforeAt: null, beforeId: null } : { beforeAt: Number(at), beforeId: id };
};

main.queryField('staffAudit', (t) =>
  t.field({
    type: PageRef,
    description: 'What staff did, the newest first.',
    args: {
      about: t.arg.id({ description: 'Id of a row, or of one of the staff.' }),
      cursor: t.arg.string(),
      take: t.arg.int(),
    },
    resolve: async (_, { about, cursor, take }, { actor, read }) => {
      const limit = clamp(take, AUDIT_LIMITS.page, AUDIT_LIMITS.mostOnPage);
      const wanted = { about: about || null, ...after(cursor), limit: limit + 1 };
      const [who, rows] = await Promise.all([actor(), read(auditPage(wanted))]);
      requireStaff(who);
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
    },
  }),
);

main.mutationField('exportStaffAudit', (t) =>
  t.string({
    description: `The audit as CSV, the newest ${AUDIT_LIMITS.exported} rows. The export stands in the audit itself.`,
    args: {
      about: t.arg.id({ description: 'Id of a row, or of one of the staff.' }),
      reason: t.arg.string({ required: true, description: 'Stands in the audit.' }),
    },
    resolve: async (_, { about }, { actor, readPrimary, db }) => {
      requireStaff(await actor());
      const wanted = { about: about || null, ...after(null), limit: AUDIT_LIMITS.exported };
      // The trail of this write is the row of the export.
      await db.write([]);
      return auditCsv(await readPrimary(auditPage(wanted)));
    },
  }),
);
