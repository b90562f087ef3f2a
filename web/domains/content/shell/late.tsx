'use client';

import { Analytics } from '../../../platform/analytics/analytics.tsx';
import { ToastHost } from '../../../ui/toast-host.tsx';
import { LeaveDialog, OutboxKeeper, UpdatePrompt } from '../../sync/index.ts';
import { ConsentBar } from './consent-bar.tsx';
import { InstallPrompt } from './install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** What the shell does on its own account, not in answer to a first touch. */
export default function Late() {
  return (
    <>
      <OutboxKeeper />
      <LeaveDialog />
      <OfflineBanner />
      <UpdatePrompt />
      <ConsentBar />
      <InstallPrompt />
      <ToastHost />
      <Analytics />
    </>
  );
}
