'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { session as sessionOfTab } from '#web/platform/session/browser.ts';
import { PROTECTED } from '#web/platform/session/page-action.ts';
import { usePageAction } from '#web/platform/session/use-page-action.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProveAgainHost } from './sign-in/prove-again-host.tsx';

/**
 * The server can be reached, was asked again, and still cannot say who is signed in. Not in the moment
 * between a signal that comes back and the answer: a warning that flashes moves the page.
 */
const useUnchecked = (): boolean => {
  const unavailable = useSession().kind === 'unavailable';
  const online = useOnline();
  const [unchecked, setUnchecked] = useState(false);
  useEffect(() => {
    if (!unavailable || online !== true) return;
    let waiting = true;
    void sessionOfTab()
      .refresh()
      .then(({ kind }) => {
        if (waiting) setUnchecked(kind === 'unavailable');
      });
    return () => {
      waiting = false;
      setUnchecked(false);
    };
  }, [unavailable, online]);
  return unchecked;
};

interface Props {
  /** What is seen until it is clear who is signed in. */
  waiting?: ReactNode;
  children: ReactNode;
}

const WAITING = (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-10 w-1/2" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);

/** What only a signed-in person sees. Without a connection it stays, and says so. */
export function Protected({ waiting = WAITING, children }: Props) {
  const t = useScopedI18n('guard');
  const action = usePageAction(PROTECTED);
  const unchecked = useUnchecked();
  if (action !== 'render')
    return (
      <>
        <p role="status" className="sr-only">
          {t('checking')}
        </p>
        {waiting}
      </>
    );
  return (
    <>
      {/* Without a connection the shell says so already. */}
      {unchecked ? (
        <div className="mb-6">
          <Alert tone="caution">{t('unavailable')}</Alert>
        </div>
      ) : null}
      {children}
      <ProveAgainHost />
    </>
  );
}
