'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

const ReportDialog = dynamic(() => import('./report-dialog.tsx'), { ssr: false });

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
