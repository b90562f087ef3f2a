import { ordered } from '#edge/contract/stations/search.ts';
import { checkSearch } from '#edge/contract/validators/stations.ts';
import { productNames } from '#edge/domains/catalog/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { ChargingStationRef } from './charging-station.ts';
import {
  ChargingStationTypeEnum,
  ConnectorStandardEnum,
  PriceKindEnum,
  SearchOrderEnum,
  StationFeatureEnum,
} from './enums.ts';
import { nearbyQuery } from './nearby.sql.ts';
import { shownStation } from './shown-station.ts';

const NearbyParams = main.inputType('ChargingStationNearbyParams', {
  description: 'What is left out does not filter.',
  fields: (t) => ({
    lat: t.float({ required: true }),
    lon: t.float({ required: true }),
    radius: t.int({
      description:
        'Metres, up to 500,000; 100,000 when left out. A city, words or ids reach anywhere.',
    }),
    limit: t.int({ description: 'Up to 500; 20 when left out.' }),
    connector: t.field({ type: [ConnectorStandardEnum] }),
    minPower: t.int({ description: 'Watts, of one connector that fits.' }),
    maxPricePerKwh: t.field({ type: 'Rupiah' }),
    feature: t.field({ type: [StationFeatureEnum], description: 'All of them.' }),
    freeNow: t.boolean({ description: 'An EVSE that fits is free, by a report under a day old.' }),
    openNow: t.boolean(),
    openOnArrival: t.boolean({ description: 'Open after the ride there, from now or `openAt`.' }),
    openAt: t.field({ type: 'DateTime' }),
    motorcycleAllowed: t.boolean({ description: 'Surely allowed; unknown is not yes.' }),
    compatibleWith: t.string({ description: 'Slug of the model that has to charge there.' }),
    includeUnknownCompatibility: t.boolean({
      description:
        'Also stations of which nobody knows; the confirmed ones among the nearest 100 come first.',
    }),
    cityName: t.string(),
    search: t.string({ description: 'Beginnings of words of the name, address, city, operator.' }),
    order: t.field({
      type: SearchOrderEnum,
      description: '`LIKELY_FREE` chooses among the nearest 100 in the radius.',
    }),
    stationIds: t.idList({
      description: 'Only these, e.g. favourites, up to 200; an empty list finds nothing.',
    }),
  }),
});

main.queryField('chargingStationNearby', (t) =>
  t.field({
    type: [ChargingStationRef],
    description: 'The nearest charging stations that pass every filter, by distance.',
    args: {
      params: t.arg({ type: NearbyParams, required: true }),
      chargingStationType: t.arg({ type: [ChargingStationTypeEnum] }),
      price: t.arg({ type: [PriceKindEnum] }),
    },
    resolve: async (_, { params, chargingStationType, price }, { read, clock }) => {
      const now = clock();
      const { connector, feature, openNow, ...rest } = params;
      const checked = checkSearch({
        ...rest,
        types: chargingStationType,
        prices: price,
        connectors: connector,
        features: feature,
        openAt: params.openAt ?? (openNow || params.openOnArrival ? now : null),
      });
      if (!checked.ok) throw new Refusal('BAD_USER_INPUT', checked.fault);
      const [rows, products] = await Promise.all([
        read(nearbyQuery(checked.value, now)),
        read(productNames()),
      ]);
      const statuses = new Map(rows.flatMap((row) => [...row.statuses]));
      const byId = new Map(rows.map((row) => [row.record.id, row]));
      const hits = rows.map(({ record, distance }) => ({ station: record, distance }));
      const inOrder = ordered(hits, checked.value, (id) => statuses.get(id), now);
      return inOrder.flatMap(({ station, distance }) => {
        const row = byId.get(station.id);
        const viewer = { now, distance, wish: checked.value };
        return row === undefined ? [] : [shownStation(row, viewer, products)];
      });
    },
  }),
);
