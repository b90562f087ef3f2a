'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';

const ReportDialog = latePart(() => import('./report-dialog.tsx'));

export function ReportButton({ listingId }: { listingId: string }) {
  const t = useScopedI18n('listings');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-tap justify-self-start underline hover:text-ink"
      >
        {t('report.open')}
      </button>
      {open ? <ReportDialog listingId={listingId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
