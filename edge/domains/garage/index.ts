export { changeHands } from './change-hands.ts';
export { clamp, type Pagination, PaginationRef, paginationOf } from './pagination.ts';
export { reportDemoBatteries } from './simulator/report-batteries.ts';
export { loadChangedVehicles } from './vehicle-record.ts';
export { snapshotOf } from './vehicle-summary.ts';
