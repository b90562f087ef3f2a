'use client';

import type { ReactNode } from 'react';
import { NotLoaded, Protected } from '#web/domains/account/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { session as browserSession } from '#web/platform/session/browser.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleUser } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What only sales staff and the administrator see; the server asks again with every call. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const t = useScopedI18n('staff');
  const session = useSession();
  if (session.kind === 'unavailable')
    return <NotLoaded onRetry={() => void browserSession().refresh()} />;
  if (session.kind === 'signed-in' && !session.isStaff)
    return (
      <EmptyState
        icon={<CircleUser size={28} />}
        title={t('not-staff')}
        action={<LinkButton href="/">{t('home')}</LinkButton>}
      >
        {t('not-staff-text')}
      </EmptyState>
    );
  return <Protected>{children}</Protected>;
}
