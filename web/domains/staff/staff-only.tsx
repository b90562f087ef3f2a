'use client';

import type { ReactNode } from 'react';
import { useScopedI18n } from '../../platform/i18n/client.ts';
import { session as browserSession } from '../../platform/session/browser.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CircleUser } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotLoaded, Protected } from '../account/index.ts';

/** What only sales staff see; the server asks again with every call. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const t = useScopedI18n('staff');
  const session = useSession();
  if (session.kind === 'unavailable')
    return <NotLoaded onRetry={() => void browserSession().refresh()} />;
  if (session.kind === 'signed-in' && !session.isPS)
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
