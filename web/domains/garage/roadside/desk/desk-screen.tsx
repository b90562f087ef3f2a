'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { Calls } from './calls.tsx';
import { Subscriptions } from './subscriptions.tsx';

const PARTS = ['open', 'done', 'cover'] as const;

/** The staff's side of roadside assistance: who waits, who was helped, who has cover. */
export function DeskScreen() {
  const t = useScopedI18n('staff');
  const [shown, setShown] = useState<string>('open');
  return (
    <Tabs
      label={t('tool.roadside')}
      value={shown}
      onChange={setShown}
      tabs={PARTS.map((part) => ({
        id: part,
        label: t(`tab.${part}`),
        // Only what is shown asks.
        content:
          part !== shown ? null : part === 'cover' ? (
            <Subscriptions />
          ) : (
            <Calls key={part} done={part === 'done'} />
          ),
      }))}
    />
  );
}
