import type { ReactNode } from 'react';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { SettingsPart } from './parts.ts';

/** One part of the settings, with the way back to all of them. */
export async function Part({ part, children }: { part: SettingsPart; children: ReactNode }) {
  const t = await getScopedI18n('settings');
  return (
    <div className="grid gap-6">
      <header className="mb-2 grid gap-3">
        <Breadcrumbs
          label={t('title')}
          crumbs={[{ label: t('title'), href: '/settings' }, { label: t(`part.${part}`) }]}
        />
        <h2 className="text-4xl">{t(`part.${part}`)}</h2>
        <p className="text-lg text-muted">{t(`part.${part}.lead`)}</p>
      </header>
      {children}
    </div>
  );
}
