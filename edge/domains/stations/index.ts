export { loadChangedStations, loadChangedStatuses } from './station-record.ts';
