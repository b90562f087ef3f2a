export { loadChangedVehicles } from './vehicle-record.ts';
