import { everyone, type MatrixRow } from './row.ts';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'chargingStationNearby',
    document: '{ chargingStationNearby(params: {lat: -6.2, lon: 106.8}) { stationId } }',
    verdicts: everyone,
  },
  {
    operation: 'getChargingStationDetail',
    document: '{ getChargingStationDetail(key: "none") { stationId } }',
    verdicts: everyone,
  },
];
