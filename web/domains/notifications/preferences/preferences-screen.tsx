'use client';

import { useState } from 'react';
import { QUIET_HOURS } from '#edge/contract/notifications/quiet-hours.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { PushCard } from '#web/domains/notifications/push/push-card.tsx';
import { NotificationPreferencesDocument } from '#web/platform/graphql/generated/main/notification-preferences.ts';
import { SetNotificationPreferenceDocument } from '#web/platform/graphql/generated/main/set-notification-preference.ts';
import type { NotificationPreferencesQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

const keyOf = ({ purpose, channel }: Preference): string => `${purpose} ${channel}`;

/** What comes on which channel; each switch takes effect at once. */
export function PreferencesScreen() {
  const t = useScopedI18n('notifications');
  const { data, fault, retry } = usePersonalQuery(NotificationPreferencesDocument, {});
  const send = usePersonalMutation();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [failed, setFailed] = useState(false);
  const all = data?.notificationPreferences;
  const purposes = [...new Set(all?.map(({ purpose }) => purpose))];
  const choose = async (preference: Preference, wanted: boolean): Promise<void> => {
    const { purpose, channel } = preference;
    const key = keyOf(preference);
    setFailed(false);
    setChosen((before) => ({ ...before, [key]: wanted }));
    const answer = await send(SetNotificationPreferenceDocument, { purpose, channel, wanted });
    if (answer.ok && answer.data.setNotificationPreference.success) return;
    setChosen((before) => ({ ...before, [key]: !wanted }));
    setFailed(true);
  };
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <h2 className="text-4xl">{t('preferences')}</h2>
        <p className="max-w-prose text-muted">
          {t('preferences-text', { from: QUIET_HOURS.from, until: QUIET_HOURS.until })}
        </p>
        <p>
          <TextLink href="/notifications">{t('back')}</TextLink>
        </p>
      </header>
      <PushCard />
      {failed ? <Alert tone="critical">{t('not-saved')}</Alert> : null}
      {all === undefined && fault !== undefined ? <NotLoaded onRetry={retry} /> : null}
      {all === undefined && fault === undefined ? (
        <Skeleton className="h-72 rounded-xl" aria-busy="true" />
      ) : null}
      <ul className="grid items-start gap-4 sm:grid-cols-2">
        {purposes.map((purpose) => (
          <li key={purpose}>
            <Card>
              <fieldset>
                <legend className="font-bold text-xl">{t(`purpose.${purpose}`)}</legend>
                <p className="mt-1 mb-3 text-muted">{t(`purpose.${purpose}-text`)}</p>
                {all
                  ?.filter((each) => each.purpose === purpose)
                  .map((each) => (
                    <Switch
                      key={each.channel}
                      label={
                        each.optional
                          ? t(`channel.${each.channel}`)
                          : t('always', { channel: t(`channel.${each.channel}`) })
                      }
                      disabled={!each.optional}
                      checked={chosen[keyOf(each)] ?? each.wanted}
                      onChange={(event) => void choose(each, event.currentTarget.checked)}
                    />
                  ))}
              </fieldset>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
