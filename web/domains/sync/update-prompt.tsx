'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '../../platform/i18n/client.ts';
import type { Registration } from '../../platform/service-worker/register.ts';
import { Button } from '../../ui/button.tsx';

/** What the page fetches for later waits until what it shows has long been there. */
const CALM_MS = 4_000;

/** Registers the service worker, fills the device, and offers a new deployment without ever forcing it. */
export function UpdatePrompt() {
  const t = useScopedI18n('sync');
  const [waiting, setWaiting] = useState<Registration>();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // Loaded after the page is interactive: it is no part of what the page needs.
    const load = () =>
      import('../../platform/service-worker/register.ts').then(({ registerServiceWorker }) =>
        registerServiceWorker(setWaiting),
      );
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
    idle(() => void load());
    const keep = setTimeout(
      () => idle(() => void import('../../platform/device/keep-here.ts').then((m) => m.keepHere())),
      CALM_MS,
    );
    return () => clearTimeout(keep);
  }, []);
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-text">
      {waiting ? (
        <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-raised p-3 pl-4 shadow-lg">
          <p>{t('update.text')}</p>
          <Button size="sm" onClick={waiting.update}>
            {t('update.now')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
