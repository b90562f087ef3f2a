'use client';

import { useConsent } from '#web/platform/analytics/use-consent.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useInstall } from '#web/platform/install/use-install.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';

/** One question at a time: never beside the one about privacy. */
export function InstallPrompt() {
  const t = useScopedI18n('shell');
  const offer = useInstall();
  const consent = useConsent();
  if (offer === undefined || consent === 'unasked') return null;
  return (
    <section
      data-dock
      aria-label={t('install.label')}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl animate-rise flex-wrap items-center gap-4 rounded-xl border border-line bg-raised p-5 shadow-float"
    >
      <Download size={24} className="shrink-0 text-accent-text" />
      <p className="min-w-48 flex-1 text-sm">{t('install.text')}</p>
      <div className="flex gap-2">
        <Button size="sm" variant="quiet" onClick={offer.decline}>
          {t('install.decline')}
        </Button>
        <Button size="sm" onClick={offer.accept}>
          {t('install.accept')}
        </Button>
      </div>
    </section>
  );
}
