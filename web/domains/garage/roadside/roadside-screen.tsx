'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Emergency } from './emergency.tsx';
import { Wizard } from './wizard.tsx';

/** Nobody in need waits for it: it comes when there is a connection. */
const OwnCalls = latePart(() => import('./own-calls.tsx'));

/** Help first, cover second; help is for everybody. */
export function RoadsideScreen() {
  const t = useScopedI18n('roadside');
  const { kind } = useSession();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="grid gap-8">
        <Emergency />
        {kind === 'signed-in' ? <OwnCalls /> : null}
      </div>
      {kind === 'guest' ? (
        <Card tone="plain" className="grid justify-items-start gap-4">
          <h3 className="font-bold text-2xl">{t('wizard.title')}</h3>
          <p className="text-muted">{t('wizard.sign-in')}</p>
          <LinkButton href="/login?next=%2Froadside-assistance" variant="secondary">
            {t('sign-in')}
          </LinkButton>
        </Card>
      ) : (
        <Wizard />
      )}
    </div>
  );
}
