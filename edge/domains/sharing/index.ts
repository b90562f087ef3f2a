export { endLoans } from './end-loans.ts';
