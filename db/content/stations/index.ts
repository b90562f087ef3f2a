import { connector, evse, evseStatus, station, stationCompatibility } from '#db/schema/stations.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { rowsOf } from './demo-station.ts';
import { east } from './east.ts';
import { jakarta } from './jakarta.ts';
import { java } from './java.ts';
import { kalimantan } from './kalimantan.ts';
import { sumatra } from './sumatra.ts';

const rows = [...jakarta, ...java, ...sumatra, ...kalimantan, ...east]
  .flatMap((city) => city.stations.map((each) => ({ city, each })))
  .map(({ city, each }, order) => rowsOf(city, each, order));

export const seed: SeedStep = {
  slug: 'stations',
  demo: true,
  statements: () => [
    ...upsert(
      station,
      rows.map((row) => row.station),
    ),
    ...upsert(
      evse,
      rows.flatMap((row) => row.evses),
    ),
    ...upsert(
      connector,
      rows.flatMap((row) => row.connectors),
    ),
    ...upsert(
      evseStatus,
      rows.flatMap((row) => row.statuses),
    ),
    ...upsert(
      stationCompatibility,
      rows.flatMap((row) => row.compatibility),
    ),
  ],
};
