'use client';

import { useEffect, useState } from 'react';
import type { HELP_KINDS } from '#edge/contract/garage/roadside.ts';
import { newId } from '#edge/contract/ids.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { useGarage } from '#web/domains/garage/use-garage.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { RoadsideAssistanceListDocument } from '#web/platform/graphql/generated/main/roadside-assistance-list.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

/** Sends the call for help to the centre too, at once or when there is signal. Only for riders known here. */
export function AskCentre({
  kind,
  coordinate,
}: {
  kind: (typeof HELP_KINDS)[number];
  coordinate: Coordinate | undefined;
}) {
  const t = useScopedI18n('roadside');
  const garage = useGarage();
  const { items } = useOutbox();
  const [chosen, setChosen] = useState<string>();
  const [asking, setAsking] = useState<string>();
  const [declined, setDeclined] = useState(false);
  const { data, retry } = usePersonalQuery(RoadsideAssistanceListDocument, {});
  useEffect(() => {
    if (asking !== undefined) return outbox().subscribe(retry);
  }, [asking, retry]);
  const vehicles = garage.kind === 'here' ? garage.vehicles : [];
  const vin = chosen ?? vehicles[0]?.vin;
  if (vin === undefined) return null;
  const queued = items?.filter(({ operation }) => operation === 'requestRoadsideAssistance') ?? [];
  const refused = queued.some(({ state }) => state === 'refused');
  // Nobody is told that help knows before the centre's own list has the call.
  const isListed = data?.roadsideAssistanceList.some(({ id }) => id === asking) ?? false;
  const waiting = queued.some(({ state }) => state === 'waiting' || state === 'asks');
  const send = async (): Promise<void> => {
    const param = {
      id: newId('rsr'),
      vin,
      kind,
      latitude: coordinate?.lat ?? null,
      longitude: coordinate?.lon ?? null,
      askedAt: new Date(serverClock().now()).toISOString(),
    };
    const taken = await outbox().enqueue('requestRoadsideAssistance', { param });
    setAsking(taken.ok ? param.id : undefined);
    setDeclined(!taken.ok);
  };
  return (
    <div className="grid gap-3 rounded-lg bg-sunken p-4">
      <Field id="help-vehicle" label={t('ask.vehicle')}>
        {(aria) => (
          <Select
            {...aria}
            value={vin}
            onChange={(event) => setChosen(event.target.value)}
            options={vehicles.map((each) => ({
              value: each.vin,
              label: [each.productName, each.registrationPlate].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </Field>
      <Button variant="secondary" onClick={() => void send()}>
        {t('ask.send')}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {waiting ? <Alert tone="caution">{t('ask.waiting')}</Alert> : null}
        {refused ? <Alert tone="critical">{t('ask.refused')}</Alert> : null}
        {isListed ? <Alert tone="positive">{t('ask.sent')}</Alert> : null}
        {declined ? <Alert tone="critical">{t('ask.failed')}</Alert> : null}
      </div>
    </div>
  );
}
