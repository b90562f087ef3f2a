'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { takeOffer, useInstallWay, useOffer } from '#web/platform/install/use-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';

const STEPS = ['install.step-share', 'install.step-add', 'install.step-done'] as const;

/** Installs the app where the browser lets a page do so; else says where the browser does it itself. */
export function InstallButton() {
  const t = useScopedI18n('shell');
  const offer = useOffer();
  const way = useInstallWay();
  if (way === 'offer' && offer)
    return (
      <Button onClick={() => takeOffer(offer)}>
        <Download size={18} aria-hidden="true" />
        {t('install.accept')}
      </Button>
    );
  if (way === 'share')
    return (
      <ol
        aria-label={t('install.label')}
        className="grid w-full list-decimal gap-2 rounded-xl bg-sunken py-4 pr-5 pl-10 text-base"
      >
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    );
  if (way === 'installed') return <p className="text-muted">{t('install.done')}</p>;
  return way === 'menu' ? <p className="text-muted">{t('install.menu')}</p> : null;
}
