'use client';

import type { ReactNode } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { LastView } from '#web/platform/last-view/last-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** `children` beside the title. */
export function GarageHeader({ children }: { children?: ReactNode }) {
  const t = useScopedI18n('garage');
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-2">
        <h2 className="text-4xl">{t('list.title')}</h2>
        <p>
          <TextLink href="/my-listings">{t('list.listings')}</TextLink>
        </p>
      </div>
      {children}
    </header>
  );
}

/** Until it is clear who is signed in and what the device has: what the garage showed last. */
export function GarageWaiting() {
  return (
    <LastView>
      <div className="grid gap-6">
        <GarageHeader />
        <div aria-busy="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </div>
      </div>
    </LastView>
  );
}
