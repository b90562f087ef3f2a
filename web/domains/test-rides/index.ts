export { type ListedRide, useRides } from './use-rides.ts';
