'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Share2 } from '#web/ui/icons.ts';
import { Switch } from '#web/ui/switch.tsx';
import { usePush } from './use-push.ts';

/** Push on this device: on or off, or why it cannot be. */
export function PushCard() {
  const t = useScopedI18n('push');
  const push = usePush();
  if (push === undefined) return null;
  const { way, isOn, isBusy, failed } = push;
  return (
    <Card className="grid gap-3">
      <h3 className="font-bold text-xl">{t('title')}</h3>
      <p className="text-muted">{t('text')}</p>
      {way === 'ask' ? (
        <Switch
          label={t('switch')}
          checked={isOn}
          disabled={isBusy}
          onChange={() => void (isOn ? push.off() : push.on())}
        />
      ) : null}
      {way === 'install' ? (
        <p className="flex items-start gap-3">
          <Share2 size={22} className="mt-0.5 shrink-0 text-accent-text" />
          <span>{t('install')}</span>
        </p>
      ) : null}
      {way === 'blocked' ? <Alert tone="caution">{t('blocked')}</Alert> : null}
      {way === 'unsupported' ? <p>{t('unsupported')}</p> : null}
      {failed ? <Alert tone="critical">{t('failed')}</Alert> : null}
    </Card>
  );
}
