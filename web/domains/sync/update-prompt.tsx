'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { Registration } from '#web/platform/service-worker/register.ts';
import { useMidway } from '#web/platform/service-worker/unsaved.ts';
import { Button } from '#web/ui/button.tsx';

/** What the page fetches for later waits until what it shows has long been there. */
const CALM_MS = 4_000;
/** Shorter, and the page was passed rather than read. */
const READ_MS = 1_000;

const SAYS = {
  offered: 'update.text',
  'under-way': 'update.under-way',
  late: 'update.late',
} as const;

/** Registers the service worker, fills the device, and offers a new deployment without ever forcing it. */
export function UpdatePrompt() {
  const t = useScopedI18n('sync');
  const [waiting, setWaiting] = useState<Registration>();
  const [stage, setStage] = useState<keyof typeof SAYS>('offered');
  // Whoever fills in a form is not asked before it is sent or left.
  const midway = useMidway();
  const pathname = usePathname();
  const locale = useLocale();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // Loaded after the page is interactive: it is no part of what the page needs.
    const load = () =>
      import('#web/platform/service-worker/register.ts').then(({ registerServiceWorker }) =>
        registerServiceWorker((registration) => {
          setWaiting(registration);
          setStage((now) => (now === 'late' ? 'offered' : now));
        }),
      );
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
    idle(() => void load());
    const keep = setTimeout(
      () =>
        idle(
          () =>
            void import('#web/platform/device/bring-up-to-date.ts').then((m) => m.bringUpToDate()),
        ),
      CALM_MS,
    );
    return () => clearTimeout(keep);
  }, []);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const keep = setTimeout(
      () => void import('#web/platform/device/own-pages.ts').then((m) => m.keepOwnPages(locale)),
      CALM_MS,
    );
    return () => clearTimeout(keep);
  }, [locale]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const read = setTimeout(
      () => void import('#web/platform/service-worker/ask.ts').then((m) => m.keepPage(pathname)),
      READ_MS,
    );
    return () => clearTimeout(read);
  }, [pathname]);
  const update = async (): Promise<void> => {
    if (waiting === undefined || stage === 'under-way') return;
    setStage('under-way');
    const outcome = await waiting.update();
    if (outcome !== 'reloading') setStage(outcome === 'late' ? 'late' : 'offered');
  };
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-text">
      {waiting && !midway ? (
        <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-raised p-3 pl-4 shadow-lg">
          <p>{t(SAYS[stage])}</p>
          <Button size="sm" busy={stage === 'under-way'} onClick={update}>
            {t('update.now')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
