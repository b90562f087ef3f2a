import { FRESHNESS } from '#edge/contract/stations/freshness.ts';
import { SEARCH_ORDERS } from '#edge/contract/stations/params.ts';
import { REPORT_KINDS } from '#edge/contract/stations/reports.ts';
import {
  CONNECTORS,
  EVSE_STATUSES,
  FEATURES,
  POWER_TYPES,
  PRICE_KINDS,
  STATION_TYPES,
} from '#edge/contract/stations/vocabulary.ts';
import { main } from '#edge/graphql/builder.ts';

export const EvseStatusEnum = main.enumType('EvseStatus', { values: EVSE_STATUSES });
export const ChargingStationTypeEnum = main.enumType('ChargingStationType', {
  values: STATION_TYPES,
});
export const ConnectorStandardEnum = main.enumType('ConnectorStandard', { values: CONNECTORS });
export const PowerTypeEnum = main.enumType('PowerType', { values: POWER_TYPES });
export const PriceKindEnum = main.enumType('ChargingPrice', { values: PRICE_KINDS });
export const StationFeatureEnum = main.enumType('StationFeature', { values: FEATURES });
export const FreshnessEnum = main.enumType('Freshness', { values: FRESHNESS });

export const ReportKindEnum = main.enumType('StationReportKind', { values: REPORT_KINDS });

export const SearchOrderEnum = main.enumType('StationOrder', { values: SEARCH_ORDERS });
