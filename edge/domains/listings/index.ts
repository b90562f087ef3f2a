export { expireListings, forgetEnquiries } from './jobs.ts';
export { withdrawListingsOf } from './listing.sql.ts';
export { loadChangedListings } from './listing-record.ts';
export { isListingShown } from './shown.ts';
