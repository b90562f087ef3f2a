import { ANY_CONNECTOR } from '#edge/contract/stations/availability.ts';
import { productNames } from '#edge/domains/catalog/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { ChargingStationRef } from './charging-station.ts';
import { stationByKey } from './detail.sql.ts';
import { shownStation } from './shown-station.ts';

main.queryField('getChargingStationDetail', (t) =>
  t.field({
    type: ChargingStationRef,
    nullable: true,
    description: 'One station by `stationId` or slug; null when there is none, or it is gone.',
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_, { key }, { read, clock }) => {
      const [row, products] = await Promise.all([read(stationByKey(key)), read(productNames())]);
      if (row === undefined) return null;
      return shownStation(row, { now: clock(), distance: null, wish: ANY_CONNECTOR }, products);
    },
  }),
);
