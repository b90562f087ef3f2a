export { followClock } from './jobs.ts';
export { testRideQueues } from './queues.sql.ts';
