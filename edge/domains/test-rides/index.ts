export { followClock } from './jobs.ts';
