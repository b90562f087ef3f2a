'use client';

import { EndOtherSessionsDocument } from '#web/platform/graphql/generated/main/end-other-sessions.ts';
import { EndSessionDocument } from '#web/platform/graphql/generated/main/end-session.ts';
import { UnlinkSignInWayDocument } from '#web/platform/graphql/generated/main/unlink-sign-in-way.ts';
import type {
  SettingsDevicesQuery,
  SettingsSignInQuery,
} from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { proveAgain } from '#web/platform/session/prove-again.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useChange } from './use-change.ts';

interface SessionsProps {
  sessions: SettingsDevicesQuery['customerSessions'];
  onChanged: () => void;
}

/** Where the person is signed in; each can be ended, and then deletes what it holds. */
export function SessionsCard({ sessions, onChanged }: SessionsProps) {
  const t = useScopedI18n('settings');
  const locale = useLocale();
  const send = usePersonalMutation();
  const { busy, problem, run } = useChange();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('sessions.title')}</h3>
      <p className="text-muted">{t('sessions.text')}</p>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <ul className="grid gap-4">
        {sessions.map(({ id, isCurrent, device, region, beganAt, seenAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device ?? t('sessions.unknown')}
                {isCurrent ? <Badge tone="positive">{t('sessions.here')}</Badge> : null}
              </p>
              <p className="text-muted text-sm">
                {[
                  region,
                  t('sessions.seen', { at: date(locale, Date.parse(seenAt)) }),
                  t('sessions.began', { at: dateTime(locale, Date.parse(beganAt)) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {isCurrent ? null : (
              <Button
                variant="secondary"
                size="sm"
                disabled={busy}
                onClick={async () => {
                  if (await run(() => send(EndSessionDocument, { id }))) onChanged();
                }}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={busy}
          onClick={async () => {
            if (await run(() => send(EndOtherSessionsDocument, {}))) onChanged();
          }}
        >
          {t('sessions.end-others')}
        </Button>
      ) : null}
    </Card>
  );
}

interface WaysProps {
  ways: SettingsSignInQuery['signInWays'];
  canAdd: boolean;
  onChanged: () => void;
}

const KNOWN = ['password', 'google.com', 'phone'] as const;

/** Ways in. Another one is added by signing in with it once, in the dialog that proves a person anew. */
export function WaysCard({ ways, canAdd, onChanged }: WaysProps) {
  const t = useScopedI18n('settings');
  const locale = useLocale();
  const send = usePersonalMutation();
  const { busy, problem, run } = useChange();
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('ways.title')}</h3>
      <p className="text-muted">{t('ways.text')}</p>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <ul className="grid gap-4">
        {ways.map(({ id, provider, linkedAt }) => {
          const provided = KNOWN.find((each) => each === provider);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <p className="font-semibold">{provided ? t(`ways.${provided}`) : provider}</p>
                <p className="text-muted text-sm">
                  {t('ways.since', { at: date(locale, Date.parse(linkedAt)) })}
                </p>
              </div>
              {ways.length > 1 ? (
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={busy}
                  onClick={async () => {
                    const request = () => send(UnlinkSignInWayDocument, { id });
                    if (await run(request)) onChanged();
                  }}
                >
                  {t('ways.remove')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {canAdd ? (
        <Button
          variant="quiet"
          className="-ml-4 justify-self-start"
          onClick={async () => {
            if (await proveAgain('add')) onChanged();
          }}
        >
          {t('ways.add')}
        </Button>
      ) : null}
    </Card>
  );
}
