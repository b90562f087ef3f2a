export { OpeningTimeRef, PictureRef } from './shared-types.ts';
export { playDemoDay } from './simulator/job.ts';
export { stationName } from './station-name.ts';
export { loadChangedStations, loadChangedStatuses } from './station-record.ts';
export { receiveStatuses } from './status-push/receive.ts';
