'use client';

import { NotLoaded } from '#web/domains/account/not-loaded.tsx';
import { SettingsDocument } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EmailCard } from './email-card.tsx';
import { NumbersCard } from './numbers-card.tsx';
import { PapersCards } from './papers-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { RightsCards } from './rights-cards.tsx';
import { SessionsCard, WaysCard } from './sessions-card.tsx';

/** Everything about the account that is not the profile; all of it wants the server. */
export function SettingsScreen() {
  const t = useScopedI18n('settings');
  const { data, fault, retry } = usePersonalQuery(SettingsDocument, {});
  const email = data?.profileCustomer.emailAddress ?? '';
  return (
    <div className="grid gap-6">
      <header className="mb-2">
        <h2 className="text-4xl">{t('title')}</h2>
        <p className="mt-3 text-lg text-muted">{t('lead')}</p>
      </header>
      {data === undefined && fault ? <NotLoaded onRetry={retry} /> : null}
      {data === undefined && !fault ? (
        <div aria-busy="true" className="grid gap-6">
          <Skeleton className="h-48 rounded-xl" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
      ) : null}
      {data ? (
        <>
          <EmailCard
            email={email}
            permission={data.permissionToUpdateEmailAddress}
            onChanged={retry}
          />
          <PasswordCard email={email} />
          <WaysCard email={email} ways={data.signInWays} onChanged={retry} />
          <SessionsCard sessions={data.customerSessions} onChanged={retry} />
          <NumbersCard profile={data.profileCustomer} email={email} onChanged={retry} />
          <PapersCards email={email} />
          <RightsCards email={email} />
        </>
      ) : null}
      <Card tone="plain">
        <TextLink href="/profile">{t('profile')}</TextLink>
        <p className="mt-1 text-muted text-sm">{t('profile-help')}</p>
      </Card>
    </div>
  );
}
