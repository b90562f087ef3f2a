'use client';

import { useState } from 'react';
import { Pending } from '#web/domains/account/index.ts';
import { StaffAuditDocument } from '#web/platform/graphql/generated/main/staff-audit.ts';
import type { AuditEntryFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Download, History } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { Table } from '#web/ui/table.tsx';

const ExportDialog = latePart(() => import('./export-dialog.tsx').then((m) => m.ExportDialog));

const SIZES = ['10', '25', '50'] as const;

const versions = ({ versionBefore, versionAfter }: AuditEntryFragment): string =>
  versionAfter === null ? '' : `${versionBefore ?? '?'} → ${versionAfter}`;

/** What staff did, the newest first; which rows, the address says. */
export function AuditScreen() {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const query = useQuery();
  const about = query.get('about');
  const cursor = query.get('after');
  const size = SIZES.find((each) => each === query.get('size')) ?? '25';
  const { data, fault, retry } = usePersonalQuery(StaffAuditDocument, {
    about,
    cursor,
    take: Number(size),
  });
  const [exporting, setExporting] = useState(false);
  const show = (id: string | null): void => setQuery({ about: id, after: null }, { step: true });
  if (data === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  const { items, next } = data.staffAudit;
  const linked = (id: string, label: string) => (
    <button
      type="button"
      className="min-h-tap text-left text-accent-text underline underline-offset-4"
      onClick={() => show(id)}
    >
      {label}
    </button>
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-40">
          <Select
            aria-label={t('audit.size')}
            value={size}
            onChange={({ target }) => setQuery({ size: target.value, after: null })}
            options={SIZES.map((value) => ({
              value,
              label: t('audit.rows', { count: Number(value) }),
            }))}
          />
        </div>
        <span className="flex flex-wrap gap-3">
          {about === null ? null : (
            <Button variant="quiet" onClick={() => show(null)}>
              {t('audit.all')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setExporting(true)}>
            <Download size={18} aria-hidden="true" />
            {t('audit.export')}
          </Button>
        </span>
      </div>
      <Table
        stacked
        caption={t('tool.audit')}
        rows={items}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<History size={28} />} title={t('audit.none')}>
            {t('audit.none-text')}
          </EmptyState>
        }
        columns={[
          {
            id: 'time',
            header: t('audit.time'),
            cell: ({ at }) => (
              <span className="whitespace-nowrap">{dateTime(locale, Date.parse(at))}</span>
            ),
          },
          {
            id: 'who',
            header: t('audit.who'),
            cell: ({ actorId, actorName }) => linked(actorId, actorName ?? actorId),
          },
          { id: 'what', header: t('audit.what'), cell: ({ operation }) => operation },
          {
            id: 'about',
            header: t('audit.about'),
            cell: ({ entity, entityId }) =>
              entityId === null ? null : linked(entityId, `${entity ?? ''} …${entityId.slice(-6)}`),
          },
          {
            id: 'version',
            header: t('audit.version'),
            cell: (row) =>
              versions(row) === '' ? null : (
                <span className="whitespace-nowrap tabular-nums">{versions(row)}</span>
              ),
          },
          {
            id: 'reason',
            header: t('account.reason'),
            cell: ({ reason }) =>
              reason === null ? null : (
                <span className="block break-words sm:min-w-48">{reason}</span>
              ),
          },
        ]}
      />
      <div className="flex flex-wrap justify-between gap-3">
        {cursor === null ? (
          <span />
        ) : (
          <Button variant="secondary" onClick={() => setQuery({ after: null }, { step: true })}>
            {t('audit.newest')}
          </Button>
        )}
        {next === null ? null : (
          <Button variant="secondary" onClick={() => setQuery({ after: next }, { step: true })}>
            {t('audit.older')}
          </Button>
        )}
      </div>
      {exporting ? <ExportDialog about={about} onClose={() => setExporting(false)} /> : null}
    </div>
  );
}
