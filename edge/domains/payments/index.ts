export { askProvider } from './ask.ts';
export {
  type AttemptRow,
  attemptById,
  attemptsOf,
  attemptsOfOrders,
  insertAttempt,
  type NewAttempt,
} from './attempt.sql.ts';
export {
  type AttemptChange,
  askedAgainOf,
  changeStatements,
  returnedOf,
  takingKey,
} from './change.ts';
export { closeAttempt } from './close.ts';
export { openBank, refundPlace, sealBank } from './destination.ts';
export { type Difference, differences } from './differences.sql.ts';
export { eventsOf } from './event.sql.ts';
export { paymentJobs, reportDifferences } from './jobs.ts';
export {
  balanceOf,
  figuresOfOrders,
  lostToChargebacks,
  orderFigures,
  type Posting,
  post,
} from './ledger.sql.ts';
export { nobody, type PaymentDeps, type PaymentListener } from './listener.ts';
export { LOCAL_SERVER_KEY } from './midtrans/config.ts';
export { notificationReceiver } from './notification.ts';
export { openPage } from './open.ts';
export {
  moveRefund,
  type RefundRow,
  refundById,
  refundsOf,
  refundsOfAttempt,
  refundsOfOrders,
  requestRefund,
  setRefundDestination,
} from './refund.sql.ts';
export { paymentSealed } from './sealed-columns.ts';
