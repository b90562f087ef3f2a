'use client';

import { lazy, Suspense } from 'react';
import { locate, usePosition } from '../../../platform/device/position.ts';
import { ChargingStationNearbyDocument } from '../../../platform/graphql/generated/main.ts';
import { useMain } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Button } from '../../../ui/button.tsx';
import { LocateFixed } from '../../../ui/icons.ts';
import { useNow } from '../../../ui/use-now.ts';
import { positionKey } from '../position-key.ts';
import { NearestList } from './nearest-list.tsx';

const SHOWN = 3;
const RADIUS_METRES = 100_000;

const KeptNearest = lazy(() => import('./kept-nearest.tsx'));

/** The three nearest chargers; asks for the position only when the button is pressed. */
export function NearestStations() {
  const t = useScopedI18n('stations');
  const now = useNow();
  const position = usePosition();
  const { state, coordinate } = position;
  const answer = useMain(
    ChargingStationNearbyDocument,
    state === 'locating'
      ? null
      : {
          params: { ...coordinate, limit: SHOWN, radius: RADIUS_METRES },
          chargingStationType: null,
          price: null,
        },
  );
  const stations = answer.data?.chargingStationNearby;
  const list = <NearestList stations={stations} now={now} />;
  return (
    <div>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-muted text-sm">
          {t(positionKey(position))}
        </p>
        <Button variant="secondary" size="sm" busy={state === 'locating'} onClick={locate}>
          <LocateFixed size={18} aria-hidden="true" />
          {t('locate')}
        </Button>
      </div>
      {stations === undefined && answer.fault ? (
        <Suspense fallback={list}>
          <KeptNearest from={coordinate} radius={RADIUS_METRES} limit={SHOWN} />
        </Suspense>
      ) : (
        list
      )}
    </div>
  );
}
