import type { ComponentType } from 'react';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { DataPart } from './data-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { DocumentsPart } from './documents-part.tsx';
import type { SettingsPart } from './parts.ts';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SignInPart } from './sign-in-part.tsx';

const PARTS: Readonly<Record<SettingsPart, ComponentType>> = {
  'sign-in': SignInPart,
  'second-factor': SecondFactorPart,
  devices: DevicesPart,
  documents: DocumentsPart,
  data: DataPart,
};

/** One part of the settings, with the way back to all of them. */
export async function Part({ part }: { part: SettingsPart }) {
  const t = await getScopedI18n('settings');
  const Body = PARTS[part];
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
      <Body />
    </div>
  );
}
