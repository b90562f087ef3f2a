import type { StationSummary } from '#edge/contract/stations/view.ts';
import { main } from '#edge/graphql/builder.ts';
import { ConnectorStandardEnum, EvseStatusEnum, FreshnessEnum, PowerTypeEnum } from './enums.ts';

type Connector = StationSummary<number>['connectors'][number];

export const ConnectorRef = main.objectRef<Connector>('StationConnector').implement({
  description: 'One plug. The status is that of its EVSE, which charges one vehicle at a time.',
  fields: (t) => ({
    evsesId: t.exposeString('evsesId'),
    connectorId: t.exposeString('connectorId'),
    standard: t.expose('standard', { type: ConnectorStandardEnum }),
    powerType: t.expose('powerType', { type: PowerTypeEnum, nullable: true }),
    status: t.expose('status', {
      type: EvseStatusEnum,
      description: 'As last reported; see `freshness` for how much that says about now.',
    }),
    since: t.expose('since', { type: 'DateTime', nullable: true }),
    lastUpdated: t.expose('lastUpdated', { type: 'DateTime', nullable: true }),
    freshness: t.expose('freshness', { type: FreshnessEnum }),
    maxElectricPower: t.exposeInt('maxElectricPower', { nullable: true, description: 'Watts.' }),
    maxAmperage: t.exposeInt('maxAmperage', { nullable: true, description: 'Amperes.' }),
  }),
});
