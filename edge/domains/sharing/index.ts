export { endLoans } from './end-loans.ts';
export { loadChangedShares } from './share-record.ts';
export { startLoans } from './start-loans.ts';
export { expireTransfers } from './transfer/expire.ts';
