'use client';

import { useState } from 'react';
import { NotLoaded } from '#web/domains/account/not-loaded.tsx';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useWhenSent } from '#web/platform/device/use-when-sent.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { needsPerson } from '#web/platform/offline/outbox/item.ts';
import { useProfile } from '#web/platform/session/use-profile.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EditForm } from './edit-form.tsx';
import { pendingProfile, profileValues } from './pending-profile.ts';
import { PhotoField } from './photo-field.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { SignOutCard } from './sign-out-card.tsx';

export function ProfileScreen() {
  const t = useScopedI18n('account');
  const { data, keptAt, fault, retry } = useProfile();
  const [isEditing, setEditing] = useState(false);
  const { items } = useOutbox();
  const pending = pendingProfile(items ?? []);
  useWhenSent(retry);
  const stored = data?.profileCustomer;
  // What was changed here and is on its way is what its person sees.
  const profile = stored && { ...stored, ...(pending && profileValues(stored, pending)) };
  const isWaiting = pending !== undefined && !needsPerson(pending);
  return (
    <div className="grid gap-6">
      <header className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-4xl">{profile?.name ?? t('profile.title')}</h2>
        {profile?.isPS ? <Badge tone="accent">{t('profile.role.staff')}</Badge> : null}
        {profile?.statusAffiliator ? (
          <Badge tone="accent">{t('profile.role.affiliate')}</Badge>
        ) : null}
      </header>
      {keptAt === null ? null : (
        <SyncedLine syncedAt={keptAt} stale={fault !== undefined} onRetry={retry} />
      )}
      {isWaiting ? <Alert tone="caution">{t('edit.waiting')}</Alert> : null}
      {profile && isEditing ? (
        <EditForm profile={profile} onClose={() => setEditing(false)} />
      ) : null}
      {profile && !isEditing ? (
        <>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setEditing(true)}
          >
            {t('edit.open')}
          </Button>
          <ProfileFacts profile={profile} isKept={keptAt !== null} />
          <PhotoField url={keptAt === null ? profile.photoURL : null} />
        </>
      ) : null}
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
        <TextLink href="/settings">{t('profile.settings')}</TextLink>
        <p className="mt-1 text-muted text-sm">{t('profile.settings-help')}</p>
      </Card>
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
