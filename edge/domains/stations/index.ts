export { OpeningTimeRef, PictureRef } from './shared-types.ts';
export { loadChangedStations, loadChangedStatuses } from './station-record.ts';
