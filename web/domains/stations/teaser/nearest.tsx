'use client';

import { positionKey } from '#web/domains/stations/position-key.ts';
import { locate, usePosition } from '#web/platform/device/position.ts';
import { ChargingStationNearbyDocument } from '#web/platform/graphql/generated/main/charging-station-nearby.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { lateExtra } from '#web/platform/late/late-extra.tsx';
import { Button } from '#web/ui/button.tsx';
import { LocateFixed } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';
import { NearestList } from './nearest-list.tsx';

const SHOWN = 3;
const RADIUS_METRES = 100_000;

const NearestOffline = lateExtra(
  () => import('./nearest-offline.tsx'),
  <NearestList stations={undefined} now={0} />,
);

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
  return (
    <div>
      {/* As high with every answer; the words break beside the button, which would else be a strip of its own. */}
      <div className="mb-5 flex min-h-15 items-center justify-between gap-4 sm:min-h-10">
        <p role="status" className="text-muted text-sm">
          {t(positionKey(position))}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          busy={state === 'locating'}
          onClick={locate}
        >
          <LocateFixed size={18} aria-hidden="true" />
          {t('locate')}
        </Button>
      </div>
      {stations === undefined && answer.fault ? (
        <NearestOffline from={coordinate} radius={RADIUS_METRES} limit={SHOWN} />
      ) : (
        <NearestList stations={stations} now={now} />
      )}
    </div>
  );
}
