/** What the routes of domains run; the worker imports it with the first request to one of them. */
export { codeStatus, serveFile } from './domains/account/index.ts';
export { mailbox, statusReceivers, unsubscribe } from './domains/notifications/index.ts';
export { orderPayments, receiveDecision } from './domains/orders/index.ts';
export { notificationReceiver } from './domains/payments/index.ts';
export {
  pictureSender,
  receiveStatuses,
  sendArchive,
  sendTile,
} from './domains/stations/index.ts';
