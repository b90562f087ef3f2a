export { endLoans, expireTransfers, startLoans } from './jobs.ts';
