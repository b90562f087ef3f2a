'use client';

import { ChargingStationNearbyDocument } from '../../../platform/graphql/generated/main.ts';
import { useMain } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Button } from '../../../ui/button.tsx';
import { LocateFixed } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { locate, usePosition } from '../nearby/position.ts';
import { StationCard } from '../nearby/station-card.tsx';

const SHOWN = 3;
const RADIUS_METRES = 100_000;

/** The three nearest chargers; asks for the position only when the button is pressed. */
export function NearestStations() {
  const t = useScopedI18n('stations');
  const now = useNow();
  const { state, coordinate } = usePosition();
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
  return (
    <div>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-muted text-sm">
          {stations === undefined && answer.fault ? t('not-loaded') : t(`position.${state}`)}
        </p>
        <Button variant="secondary" size="sm" busy={state === 'locating'} onClick={locate}>
          <LocateFixed size={18} aria-hidden="true" />
          {t('locate')}
        </Button>
      </div>
      <ul className="grid gap-3 lg:grid-cols-3">
        {stations?.map((station) => (
          <li key={station.stationId}>
            <StationCard station={station} now={now} />
          </li>
        ))}
        {stations === undefined && !answer.fault
          ? ['a', 'b', 'c'].map((key) => (
              <li key={key}>
                <Skeleton className="h-40 w-full rounded-xl" />
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}
