'use client';

import { reopenConsent } from '#web/platform/analytics/consent.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

export function ConsentReopen() {
  const t = useScopedI18n('shell');
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        // Safari leaves the focus where it was.
        currentTarget.focus();
        reopenConsent();
      }}
      className="inline-flex min-h-10 items-center text-muted text-sm hover:text-ink hover:underline"
    >
      {t('consent.change')}
    </button>
  );
}
