export { OpeningTimeRef, PictureRef } from './shared-types.ts';
export { stationName } from './station-name.ts';
export { loadChangedStations, loadChangedStatuses } from './station-record.ts';
