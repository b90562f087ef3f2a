'use client';

import { useEffect } from 'react';
import { IMAGE_TYPES } from '#edge/contract/validators/upload.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { type UploadState, useUpload } from '#web/platform/upload/use-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Upload } from '#web/ui/upload.tsx';
import { ReportPhotoFrame } from './report-photo-frame.tsx';

/** The photo of a report: optional, and on its way while the person still chooses their words. */
export function ReportPhoto({ onState }: { onState: (state: UploadState) => void }) {
  const t = useScopedI18n('stations');
  const words = useScopedI18n('validation');
  const { state, choose, again } = useUpload('REPORT');
  useEffect(() => onState(state), [onState, state]);
  useHoldUpdates(state.kind !== 'none');
  const percent = state.kind === 'sending' ? Math.round(state.progress * 100) : 0;
  return (
    <ReportPhotoFrame
      error={
        state.kind === 'refused' ? `${words(state.reason)} ${t('report.photo-refused')}` : undefined
      }
      box={(aria) => (
        <Upload
          {...aria}
          value={state.kind === 'none' ? null : state.file}
          onChange={choose}
          accept={IMAGE_TYPES.join()}
          rule={t('report.photo-rule')}
          progress={state.kind === 'sending' ? state.progress : undefined}
        />
      )}
    >
      <div role="status" className="text-muted text-sm">
        {state.kind === 'preparing' ? t('report.photo-preparing') : null}
        {state.kind === 'sending' ? t('report.photo-progress', { percent }) : null}
        {state.kind === 'sent' ? t('report.photo-sent') : null}
        {state.kind === 'waiting' ? t('report.photo-waits') : null}
      </div>
      {state.kind === 'waiting' ? (
        <Button size="sm" variant="secondary" onClick={again}>
          {t('retry')}
        </Button>
      ) : null}
    </ReportPhotoFrame>
  );
}
