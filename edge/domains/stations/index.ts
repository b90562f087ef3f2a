export { observeStations, summariseHabits } from './history/jobs.ts';
export { pullStations } from './import/ocpi/jobs.ts';
export { pictureSender } from './pictures/send-picture.ts';
export { playDemoDay, playDemoPast } from './simulator/jobs.ts';
export { stationName } from './station-name.ts';
export { receiveStatuses } from './status-push/receive.ts';
export { sendArchive, sendTile } from './tiles/send-tile.ts';
