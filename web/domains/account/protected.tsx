'use client';

import type { ReactNode } from 'react';
import { useOnline } from '../../platform/device/use-online.ts';
import { useScopedI18n } from '../../platform/i18n/client.ts';
import { PROTECTED } from '../../platform/session/page-action.ts';
import { usePageAction } from '../../platform/session/use-page-action.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What only a signed-in person sees. Without a connection it stays, and says so. */
export function Protected({ children }: { children: ReactNode }) {
  const t = useScopedI18n('account');
  const session = useSession();
  const action = usePageAction(PROTECTED);
  const online = useOnline();
  if (action !== 'render')
    return (
      <div aria-busy="true" className="grid gap-4">
        <p role="status" className="sr-only">
          {t('guard.checking')}
        </p>
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <>
      {/* Without a connection the shell says so already. */}
      {session.kind === 'unavailable' && online !== false ? (
        <div className="mb-6">
          <Alert tone="caution">{t('guard.unavailable')}</Alert>
        </div>
      ) : null}
      {children}
    </>
  );
}
