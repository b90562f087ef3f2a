export { expireListings } from './jobs.ts';
export { withdrawListingsOf } from './listing.sql.ts';
export { listingQueues } from './queues.sql.ts';
export { isListingShown } from './shown.ts';
