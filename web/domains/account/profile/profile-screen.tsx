'use client';

import { ProfileDocument } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useMine } from '../../../platform/session/use-mine.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { SignOutCard } from './sign-out-card.tsx';

export function ProfileScreen() {
  const t = useScopedI18n('account');
  const { data, fault, retry } = useMine(ProfileDocument, {});
  const profile = data?.profileCustomer;
  return (
    <div className="grid gap-6">
      <header className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-4xl">{profile?.name ?? t('profile.title')}</h2>
        {profile?.isPS ? <Badge tone="accent">{t('profile.role.staff')}</Badge> : null}
        {profile?.statusAffiliator ? (
          <Badge tone="accent">{t('profile.role.affiliate')}</Badge>
        ) : null}
      </header>
      {profile ? <ProfileFacts profile={profile} /> : null}
      {!profile && fault ? <NotLoaded onRetry={retry} /> : null}
      {!profile && !fault ? (
        <div aria-busy="true" className="grid gap-6">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="h-48 rounded-xl" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
      ) : null}
      <Card tone="plain">
        <TextLink href="/profile/address">{t('profile.delivery')}</TextLink>
        <p className="mt-1 text-muted text-sm">{t('profile.delivery-help')}</p>
      </Card>
      <Card tone="plain">
        <TextLink href="/profile/device">{t('profile.device')}</TextLink>
        <p className="mt-1 text-muted text-sm">{t('profile.device-help')}</p>
      </Card>
      <SignOutCard />
    </div>
  );
}
