'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** In the place of a part whose script did not come. */
export function NotCome({ onRetry }: { onRetry: () => void }) {
  const t = useScopedI18n('ui');
  return (
    <Alert tone="caution">
      <p>{t('late.failed')}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {t('synced.retry')}
      </Button>
    </Alert>
  );
}
