'use client';

import type { ReactNode } from 'react';
import { STAFF_OPERATIONS, staffOperation } from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { NotLoaded, Protected } from '#web/domains/account/index.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { session as browserSession } from '#web/platform/session/browser.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleUser, Lock } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PaletteKey } from './palette/palette-key.tsx';
import { TOOLS, type Tool } from './tools.ts';

/** What is behind, or the way to the second factor that it needs. */
function Proved({ children }: { children: ReactNode }) {
  const t = useScopedI18n('staff');
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  if (!rights?.lacksSecondFactor) return children;
  return (
    <EmptyState
      icon={<Lock size={28} />}
      title={t('factor.title')}
      action={<LinkButton href="/settings/second-factor">{t('factor.set-up')}</LinkButton>}
    >
      {t('factor.text')}
    </EmptyState>
  );
}

/** The tool, or what somebody of the staff would need for it. */
function Allowed({ tool, children }: { tool: Tool; children: ReactNode }) {
  const t = useScopedI18n('staff');
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  const { needs } = STAFF_OPERATIONS[TOOLS[tool]];
  const isElsewhere = rights?.placeSlug != null && staffOperation(TOOLS[tool])?.place === undefined;
  if (rights === undefined || (holds(rights.permissions, needs) && !isElsewhere)) return children;
  return (
    <EmptyState
      icon={<Lock size={28} />}
      title={t('refused.title')}
      action={<LinkButton href="/pstools">{t('refused.back')}</LinkButton>}
    >
      {isElsewhere ? t('refused.place') : t('refused.needs', { permission: needs })}
    </EmptyState>
  );
}

/** What only staff see, and of it what their role has; the server asks again with every call. */
export function StaffOnly({ tool, children }: { tool?: Tool; children: ReactNode }) {
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
  return (
    <Protected>
      <Proved>{tool === undefined ? children : <Allowed tool={tool}>{children}</Allowed>}</Proved>
      <PaletteKey />
    </Protected>
  );
}
