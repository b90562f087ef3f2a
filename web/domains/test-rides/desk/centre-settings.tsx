'use client';

import { useState } from 'react';
import type { TimeZone } from '#edge/contract/time-zones.ts';
import { Pending } from '#web/domains/account/index.ts';
import { TestRideCentreDocument } from '#web/platform/graphql/generated/main/test-ride-centre.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { CentreForm } from './centre-form.tsx';

/** Seats, buffer, notice, closings and motorcycles of one centre. */
export default function CentreSettings({
  dealerSlug,
  zone,
}: {
  dealerSlug: string;
  zone: TimeZone;
}) {
  const t = useScopedI18n('testRideDesk');
  const { data, fault, retry } = usePersonalQuery(TestRideCentreDocument, { dealerSlug });
  const [saved, setSaved] = useState(false);
  if (data === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  const centre = data.testRideCentre;
  if (centre === null) return <Alert tone="caution">{t('rules.none')}</Alert>;
  return (
    <Card className="grid gap-6">
      <h3 className="text-2xl">{t('rules.title')}</h3>
      <div aria-live="polite" className="grid gap-3">
        {saved ? <Alert tone="accent">{t('rules.saved')}</Alert> : null}
        {centre.withoutRoom > 0 ? (
          <Alert tone="caution">{t('rules.without-room', { count: centre.withoutRoom })}</Alert>
        ) : null}
      </div>
      <CentreForm
        key={dealerSlug}
        centre={centre}
        dealerSlug={dealerSlug}
        zone={zone}
        onStale={retry}
        onSaved={() => {
          setSaved(true);
          retry();
        }}
      />
    </Card>
  );
}
