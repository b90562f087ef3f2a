export { completeBookings } from './booking/jobs.ts';
export { changeHands } from './change-hands.ts';
export { movePlate, registerVehicle } from './new-vehicle.ts';
export { garageQueues } from './queues.sql.ts';
export { reportDemoBatteries } from './simulator/jobs.ts';
export { snapshotOf } from './vehicle-summary.ts';
