export { mayReadProof, sealedInProof } from './courier/proof.ts';
export { financingJobs } from './financing/jobs.ts';
export { receiveDecision } from './financing/notification.ts';
export { mayReadDocument } from './financing/open-documents.ts';
export { orderJobs } from './jobs.ts';
export { mayReadCard } from './open-owner.ts';
export { sealedIn } from './owner.ts';
export { orderPayments } from './payment-events.ts';
export { mayDecideOrders } from './staff/access.ts';
