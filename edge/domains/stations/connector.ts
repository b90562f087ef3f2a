import { freshnessOf } from '#edge/contract/stations/freshness.ts';
import type { Connector, Evse } from '#edge/contract/stations/record.ts';
import { main } from '#edge/graphql/builder.ts';
import { ConnectorStandardEnum, EvseStatusEnum, FreshnessEnum, PowerTypeEnum } from './enums.ts';
import type { ShownStation } from './shown-station.ts';

interface ShownConnector extends Connector {
  readonly evse: Evse;
  readonly station: ShownStation;
}

export const ConnectorRef = main.objectRef<ShownConnector>('StationConnector').implement({
  description: 'One plug. The status is that of its EVSE, which charges one vehicle at a time.',
  fields: (t) => ({
    evsesId: t.string({ resolve: ({ evse }) => evse.evsesId }),
    connectorId: t.exposeString('connectorId'),
    standard: t.field({ type: ConnectorStandardEnum, resolve: ({ standard }) => standard }),
    powerType: t.field({
      type: PowerTypeEnum,
      nullable: true,
      resolve: ({ powerType }) => powerType,
    }),
    status: t.field({
      type: EvseStatusEnum,
      description: 'As last reported; see `freshness` for how much that says about now.',
      resolve: ({ evse, station }) => station.statuses.get(evse.id)?.status ?? 'UNKNOWN',
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ evse, station }) => station.statuses.get(evse.id)?.since ?? null,
    }),
    lastUpdated: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ evse, station }) => station.statuses.get(evse.id)?.lastUpdated ?? null,
    }),
    freshness: t.field({
      type: FreshnessEnum,
      resolve: ({ evse, station }) =>
        freshnessOf(station.statuses.get(evse.id)?.lastUpdated ?? null, station.now),
    }),
    maxElectricPower: t.exposeInt('maxElectricPower', { nullable: true, description: 'Watts.' }),
    maxAmperage: t.exposeInt('maxAmperage', { nullable: true, description: 'Amperes.' }),
  }),
});
