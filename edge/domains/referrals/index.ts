export { activeAffiliate, personById } from './affiliate.sql.ts';
export { referralQueues } from './desk/queues.sql.ts';
export { referralJobs } from './jobs.ts';
export { type OrderReferral, referralsOfOrders } from './money/commission.sql.ts';
export { earnCommission, undoCommission } from './money/commission.ts';
export { paidBackTo } from './paid-back.ts';
export { payeePlace } from './programme/payee.ts';
export { addressesOf, identitiesOf, isSelfReferral, type Referred } from './same-person.ts';
export { referralSealed } from './sealed-columns.ts';
