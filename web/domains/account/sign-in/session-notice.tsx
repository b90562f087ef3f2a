'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { session } from '#web/platform/session/browser.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Why somebody who was signed in stands in front of the sign-in page. */
export function SessionNotice() {
  const t = useScopedI18n('account');
  const state = useSession();
  if (state.kind === 'guest' && state.revoked !== undefined)
    return (
      <Alert tone="caution">
        {t('login.revoked')}
        {state.revoked.lost > 0 && ` ${t('login.revoked-lost', { count: state.revoked.lost })}`}
      </Alert>
    );
  if (state.kind === 'guest' && state.locked !== undefined)
    return <Alert tone="accent">{t('login.locked')}</Alert>;
  if (state.kind !== 'unavailable') return null;
  return (
    <Alert tone="caution">
      {t('login.unavailable')}
      <Button size="sm" variant="quiet" onClick={() => void session().refresh()}>
        {t('login.retry')}
      </Button>
    </Alert>
  );
}
