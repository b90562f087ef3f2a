'use client';

import { useState } from 'react';
import type { Purpose } from '#edge/contract/notifications/purposes.ts';
import { SetNotificationPreferenceDocument } from '#web/platform/graphql/generated/main/set-notification-preference.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Bell } from '#web/ui/icons.ts';
import { decline, isDeclined } from './declined.ts';
import { usePush } from './use-push.ts';

/**
 * Asks for push where there is something to wait for. A browser that cannot, or was told no, is left in
 * peace; an iPhone is told how. For chargers, which say nothing unless asked, yes switches them on, too.
 */
export default function AskCard({ about }: { about: Extract<Purpose, 'orders' | 'chargers'> }) {
  const t = useScopedI18n('push');
  const push = usePush();
  const send = usePersonalMutation();
  const [answered, setAnswered] = useState<'yes' | 'no'>();
  if (answered === 'yes') return <Alert tone="positive">{t(`${about}-on`)}</Alert>;
  if (push === undefined || answered === 'no') return null;
  const { way, isOn, isBusy, failed } = push;
  const asks = way === 'ask' && (!isOn || about === 'chargers');
  if (!(asks || way === 'install') || isDeclined(about, Date.now())) return null;
  const accept = async (): Promise<void> => {
    if (!(isOn || (await push.on()))) return;
    if (about === 'chargers') {
      const choice = { purpose: 'chargers', channel: 'PUSH', wanted: true } as const;
      const answer = await send(SetNotificationPreferenceDocument, choice);
      if (!answer.ok) return;
    }
    // Asked and answered: not again with the next charger.
    decline(about, Date.now());
    setAnswered('yes');
  };
  return (
    <Card className="grid gap-3">
      <p className="flex items-start gap-3">
        <Bell size={22} className="mt-0.5 shrink-0 text-accent-text" />
        <span>
          <span className="block font-bold">{t(`${about}`)}</span>
          <span className="block text-muted">{t(way === 'install' ? 'install' : 'ask-text')}</span>
        </span>
      </p>
      {failed ? <Alert tone="critical">{t('failed')}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {way === 'ask' ? (
          <Button size="sm" busy={isBusy} onClick={() => void accept()}>
            {t('yes')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            decline(about, Date.now());
            setAnswered('no');
          }}
        >
          {t('no')}
        </Button>
      </div>
    </Card>
  );
}
