'use client';

import type { ReactNode } from 'react';
import { IMAGE_TYPES } from '#edge/contract/validators/upload.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Field, type FieldAria } from '#web/ui/field.tsx';
import { UploadSpace } from '#web/ui/upload.tsx';

/** The texts of the photo of a report, around the box where it is chosen; below them how far it is. */
export function ReportPhotoFrame({
  error,
  box,
  children,
}: {
  error?: string | undefined;
  box: (aria: FieldAria) => ReactNode;
  children: ReactNode;
}) {
  const t = useScopedI18n('stations');
  const words = useScopedI18n('validation');
  return (
    <div className="grid gap-3">
      <Field
        id="report-photo"
        label={t('report.photo')}
        optionalLabel={words('optional')}
        hint={t('report.photo-hint')}
        error={error}
      >
        {box}
      </Field>
      {children}
    </div>
  );
}

/** Until the script comes: just as high, as the sheet stands on the foot of a phone and its answers would move under a finger. */
export function ReportPhotoSpace() {
  const t = useScopedI18n('stations');
  const box = () => <UploadSpace accept={IMAGE_TYPES.join()} rule={t('report.photo-rule')} />;
  return (
    <ReportPhotoFrame box={box}>
      <div className="text-sm" />
    </ReportPhotoFrame>
  );
}
