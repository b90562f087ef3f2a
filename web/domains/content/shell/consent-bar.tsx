'use client';

import { giveConsent } from '../../../platform/analytics/consent.ts';
import { useConsent } from '../../../platform/analytics/use-consent.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Button } from '../../../ui/button.tsx';

/** Asked once, both answers equally easy; nothing is counted before the answer. */
export function ConsentBar() {
  const t = useScopedI18n('shell');
  if (useConsent() !== 'unasked') return null;
  return (
    <section
      data-dock
      aria-label={t('consent.label')}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto grid max-w-3xl animate-rise gap-4 rounded-xl border border-line bg-raised p-5 shadow-float sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <p className="text-sm">{t('consent.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => giveConsent(false, Date.now())}>
          {t('consent.decline')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => giveConsent(true, Date.now())}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
