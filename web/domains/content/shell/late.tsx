'use client';

import { useEffect } from 'react';
import { UnreadBadge } from '#web/domains/notifications/index.ts';
import { OutboxKeeper, SignOutDialog, UpdatePrompt, WaitingMark } from '#web/domains/sync/index.ts';
import { Analytics } from '#web/platform/analytics/analytics.tsx';
import { OwnDocument } from '#web/platform/analytics/own-document.tsx';
import { usePageCame } from '#web/platform/use-page-came.ts';
import { ToastHost } from '#web/ui/toast-host.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { InstallPrompt } from './install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TabBar } from './tab-bar.tsx';
import { useLateControls } from './use-late-controls.ts';

/** What the shell does on its own account, not in answer to a first touch. */
export default function Late() {
  useLateControls();
  usePageCame();
  useEffect(() => {
    if (/\biPhone\b/.test(navigator.userAgent))
      void import('#web/platform/install/splash.ts').then((it) => it.addStartupImages(document));
  }, []);
  return (
    <>
      <OutboxKeeper />
      <SignOutDialog />
      <WaitingMark />
      <UnreadBadge />
      <TabBar />
      <OfflineBanner />
      <UpdatePrompt />
      <ConsentQuestion />
      <InstallPrompt />
      <ToastHost />
      <Analytics />
      <OwnDocument />
    </>
  );
}
