export { expireListings } from './jobs.ts';
export { withdrawListingsOf } from './listing.sql.ts';
export { isListingShown } from './shown.ts';
