export { orderJobs } from './jobs.ts';
export { mayReadCard } from './open-owner.ts';
export { sealedIn } from './owner.ts';
export { orderPayments } from './payment-events.ts';
export { mayDecideOrders } from './staff/access.ts';
