import { customers, everyone, type MatrixRow, only } from './row.ts';

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
  { operation: 'stationIndex', document: '{ stationIndex { total } }', verdicts: everyone },
  {
    operation: 'stationPack',
    document: '{ stationPack(area: {centre: {lat: -6.2, lon: 106.8}, radius: 1000}) { count } }',
    verdicts: everyone,
  },
  {
    operation: 'reportStation',
    document: `mutation { reportStation(input: {id: "rep_0", stationId: "none", kind: BROKEN,
      seenAt: "2026-11-20T00:00:00Z"}) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'stationReportPhotos',
    document: '{ stationReportPhotos(key: "none") { id } }',
    verdicts: everyone,
  },
  // Whose photo it is shows in the answer: tests/api/stations.
  {
    operation: 'removeReportPhoto',
    document: 'mutation { removeReportPhoto(photoId: "none") { success } }',
    verdicts: customers,
  },
  {
    operation: 'hideReportPhoto',
    document: 'mutation { hideReportPhoto(photoId: "none") { success } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'setStationFavourite',
    document: `mutation { setStationFavourite(stationId: "none", isFavourite: true,
      changedAt: "2026-11-20T00:00:00Z") { success } }`,
    verdicts: customers,
  },
];
