'use client';

import { useState } from 'react';
import { FIGURES, spanOf } from '#edge/contract/orders/figures.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { Pending } from '#web/domains/account/index.ts';
import { usePlaces } from '#web/domains/staff/index.ts';
import { DeskFiguresDocument } from '#web/platform/graphql/generated/main/desk-figures.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Download } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FiguresView = latePart(
  () => import('./figures-view.tsx'),
  () => <Skeleton className="h-96 rounded-xl" />,
);
const ExportDialog = latePart(() => import('./export-dialog.tsx'));

/** The shop's figures of the last days; time and place are in the address. */
export function FiguresScreen() {
  const t = useScopedI18n('shopDesk');
  const query = useQuery();
  const places = usePlaces();
  const days = spanOf(Number(query.get('days')));
  const place = query.get('place') || null;
  const { data, fault, retry } = usePersonalQuery(DeskFiguresDocument, { days, place });
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  const [exporting, setExporting] = useState(false);
  const isOfPlace = rights?.placeSlug != null;
  return (
    <div className="grid gap-8">
      <search className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field id="figures-days" label={t('figures.time')}>
          {(aria) => (
            <Select
              {...aria}
              value={String(days)}
              onChange={({ target }) => setQuery({ days: target.value }, { step: true })}
              options={FIGURES.spans.map((span) => ({
                value: String(span),
                label: t('figures.days', { days: String(span) }),
              }))}
            />
          )}
        </Field>
        {isOfPlace ? null : (
          <Field id="figures-place" label={t('place')}>
            {(aria) => (
              <Select
                {...aria}
                value={place ?? ''}
                onChange={({ target }) => setQuery({ place: target.value || null }, { step: true })}
                options={[{ value: '', label: t('figures.everywhere') }, ...places]}
              />
            )}
          </Field>
        )}
        {rights !== undefined && !isOfPlace && holds(rights.permissions, 'DeleteOrder') ? (
          <Button variant="secondary" onClick={() => setExporting(true)}>
            <Download size={18} aria-hidden="true" />
            {t('figures.export')}
          </Button>
        ) : null}
      </search>
      {data === undefined ? (
        <Pending className="h-96" failed={fault !== undefined} onRetry={retry} />
      ) : (
        <FiguresView figures={data.deskFigures} />
      )}
      {exporting ? (
        <ExportDialog days={days} place={place} onClose={() => setExporting(false)} />
      ) : null}
    </div>
  );
}
