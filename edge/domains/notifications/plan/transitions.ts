import type { paperMachine } from '#edge/contract/account/paper-machine.ts';
import type { bookingMachine } from '#edge/contract/garage/booking-machine.ts';
import type { estimateMachine } from '#edge/contract/garage/estimate-machine.ts';
import type { callMachine } from '#edge/contract/garage/roadside-machine.ts';
import type { listingMachine } from '#edge/contract/listings/machine.ts';
import type { complaintMachine } from '#edge/contract/orders/complaint-machine.ts';
import type { OrderMove } from '#edge/contract/orders/machine.ts';
import type { returnMachine } from '#edge/contract/orders/return-machine.ts';
import type { attemptMachine } from '#edge/contract/payments/attempt-machine.ts';
import type { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import type { affiliateMachine } from '#edge/contract/referrals/affiliate-machine.ts';
import type { commissionMachine } from '#edge/contract/referrals/commission-machine.ts';
import type { payoutMachine } from '#edge/contract/referrals/payout-machine.ts';
import type { loanMachine } from '#edge/contract/sharing/loan-machine.ts';
import type { transferMachine } from '#edge/contract/sharing/transfer-machine.ts';
import type { rideMachine } from '#edge/contract/test-rides/machine.ts';
import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';

/** What people hear of a move, or in one sentence why they hear nothing. */
type MoveMessages = readonly TemplateName[] | { readonly silent: string };
type MessagesOf<M extends { readonly moves: object }> = Readonly<
  Record<keyof M['moves'], MoveMessages>
>;

const silent = (reason: string): MoveMessages => ({ silent: reason });

const DID_IT = silent('Whoever would hear of it did it a moment ago, and saw that it worked.');
const RECEIPT: MoveMessages = ['order-paid'];
const CANCELLED: MoveMessages = ['order-cancelled'];
const CHANGED: MoveMessages = ['order-changed'];

const orders: Readonly<Record<OrderMove, MoveMessages>> = {
  placeBooking: ['order-placed'],
  placeDirect: ['order-placed'],
  placeInstallment: ['order-placed'],
  placeGoods: ['order-placed'],
  placeService: ['order-placed'],
  settleBooking: RECEIPT,
  cancelUnpaidBooking: CANCELLED,
  withdrawUnpaidBooking: CANCELLED,
  expireBooking: CANCELLED,
  reverseBooking: ['order-unpaid'],
  allocate: ['order-allocated'],
  cancelBooking: CANCELLED,
  withdrawBooking: CANCELLED,
  cancelAllocated: CANCELLED,
  withdrawAllocated: CANCELLED,
  payFinal: DID_IT,
  requestInstallment: DID_IT,
  settleFinal: RECEIPT,
  backToAllocated: DID_IT,
  expireBalance: ['order-allocated'],
  cancelUnpaid: CANCELLED,
  withdrawUnpaid: CANCELLED,
  expireUnpaid: CANCELLED,
  approveInstallment: ['installment-approved'],
  rejectInstallment: ['installment-rejected'],
  endDocuments: ['financing-documents-missing'],
  withdrawInstallment: DID_IT,
  withdrawApproved: DID_IT,
  payDownPayment: DID_IT,
  payInstead: DID_IT,
  requestAnother: DID_IT,
  cancelWithoutFinancing: CANCELLED,
  withdrawWithoutFinancing: CANCELLED,
  applyInstead: DID_IT,
  changeUnpaidBooking: CHANGED,
  changeBooking: CHANGED,
  changeUnpaid: CHANGED,
  settleChange: CHANGED,
  changePaid: CHANGED,
  payChange: CHANGED,
  changeRequested: CHANGED,
  changeApproved: CHANGED,
  changeDownPayment: CHANGED,
  changeRejected: CHANGED,
  changeCanceled: CHANGED,
  requestChanged: CHANGED,
  reverseFinal: ['order-unpaid'],
  rejectContract: ['contract-rejected'],
  cancelPaid: CANCELLED,
  withdrawPaid: CANCELLED,
  process: ['order-processing'],
  ship: ['order-shipped'],
  deliver: ['order-delivered', 'goods-delivered'],
  completeService: silent('Whoever had the work done was there, and cover says its days.'),
  endService: CANCELLED,
  failDelivery: ['delivery-failed'],
  endUndelivered: CANCELLED,
  withdrawShipped: CANCELLED,
  cancelHelpDenied: CANCELLED,
  expireAllocated: CANCELLED,
  expireApplication: CANCELLED,
  expireBookedApplication: ['order-allocated'],
  payHelpDifference: DID_IT,
  confirm: ['order-completed', 'goods-completed'],
  complete: ['order-completed', 'goods-completed'],
};

const BY_THE_ORDER = silent('The order says what becomes of it: paid, ended or unpaid again.');
const ON_THE_PAGE = silent(
  'The page of the payment, which is open, says so and offers another way.',
);

const attempts: MessagesOf<typeof attemptMachine> = {
  create: DID_IT,
  pend: ['payment-instructions'],
  switch: ['payment-instructions'],
  review: ON_THE_PAGE,
  settle: RECEIPT,
  settleLate: RECEIPT,
  // Right away the page, which is open, says so; after a review nobody looks at it any more.
  deny: ['payment-denied'],
  expire: BY_THE_ORDER,
  cancel: BY_THE_ORDER,
  reverse: BY_THE_ORDER,
  chargeBack: silent('The buyer asked their bank for it.'),
  chargeBackPart: silent('The buyer asked their bank for it.'),
  returnChargeback: silent('The buyer hears from their bank, which decided it.'),
  clear: silent('Between the provider and the shop.'),
};

const refunds: MessagesOf<typeof refundMachine> = {
  request: ['refund-requested', 'refund-account-needed'],
  find: ['refund-sent'],
  approveFirst: silent('A second of the staff has yet to approve it.'),
  approve: ['refund-approved'],
  send: ['refund-sent'],
  reroute: ['refund-requested', 'refund-account-needed'],
  returnToProvider: ['refund-sent'],
  confirm: ['refund-confirmed'],
  refuseTransfer: ['refund-failed'],
  returnTransfer: ['refund-failed'],
  fail: ['refund-failed'],
};

const complaints: MessagesOf<typeof complaintMachine> = {
  open: ['complaint-received'],
  reply: DID_IT,
  answer: ['complaint-answered'],
  resolve: ['complaint-resolved'],
  withdraw: DID_IT,
};

const returns: MessagesOf<typeof returnMachine> = {
  request: DID_IT,
  takeOut: ['items-taken-out'],
  accept: ['return-accepted'],
  refuse: ['return-refused'],
  withdraw: DID_IT,
  lapse: ['return-lapsed'],
  receive: ['refund-requested', 'refund-account-needed'],
};

const loans: MessagesOf<typeof loanMachine> = {
  offer: ['loan-offered'],
  accept: ['loan-accepted'],
  decline: ['loan-declined'],
  end: ['loan-ended', 'loan-withdrawn'],
  runOut: ['loan-ended', 'loan-unanswered'],
  handOver: ['loan-ended', 'loan-withdrawn'],
};

const transfers: MessagesOf<typeof transferMachine> = {
  request: ['transfer-requested'],
  approve: ['transfer-approved'],
  deny: ['transfer-denied'],
  cancel: ['transfer-taken-back'],
  supersede: ['transfer-overtaken'],
  expire: ['transfer-expired'],
};

const listings: MessagesOf<typeof listingMachine> = {
  begin: DID_IT,
  publish: DID_IT,
  reserve: DID_IT,
  release: DID_IT,
  sell: DID_IT,
  withdraw: DID_IT,
  handOver: silent('The owner approved the transfer a moment ago, and was told what goes with it.'),
  expire: ['listing-expired'],
};

const bookings: MessagesOf<typeof bookingMachine> = {
  book: ['booking-confirmed'],
  cancel: ['booking-cancelled'],
  handOver: ['booking-cancelled'],
  complete: silent('The rider was there; it is ended by the clock alone.'),
  finish: silent('The rider collects the motorcycle from the workshop that writes it down.'),
  miss: ['booking-missed'],
};

const estimates: MessagesOf<typeof estimateMachine> = {
  state: ['service-priced'],
  accept: silent('The rider did it a moment ago; the order to pay has a message of its own.'),
  decline: DID_IT,
  replace: silent('The price that takes its place has a message of its own.'),
};

const rides: MessagesOf<typeof rideMachine> = {
  hold: silent('A place is kept while somebody fills in the form.'),
  book: ['test-ride-booked'],
  confirm: ['test-ride-booked'],
  expire: silent('A form that nobody sent.'),
  cancel: ['test-ride-cancelled'],
  checkIn: silent('The rider stands in front of the staff who do it.'),
  complete: silent('The rider stands in front of the staff who do it.'),
  miss: ['test-ride-missed'],
  lapse: silent('Nobody has noted whether the rider came.'),
};

const calls: MessagesOf<typeof callMachine> = {
  request: DID_IT,
  accept: ['roadside-taken'],
  depart: ['roadside-on-the-way'],
  complete: ['roadside-done'],
};

const papers: MessagesOf<typeof paperMachine> = {
  submit: DID_IT,
  submitAgain: DID_IT,
  reopen: DID_IT,
  remove: DID_IT,
  accept: ['document-accepted'],
  refuse: ['document-refused'],
  erase: silent('The account is gone, and with it every address.'),
};

const affiliates: MessagesOf<typeof affiliateMachine> = {
  apply: DID_IT,
  applyAgain: DID_IT,
  approve: ['affiliate-accepted'],
  reject: ['affiliate-rejected'],
  suspend: ['affiliate-suspended'],
  resume: ['affiliate-resumed'],
  close: DID_IT,
};

const commissions: MessagesOf<typeof commissionMachine> = {
  earn: ['commission-earned'],
  hold: silent('Staff look at it, often for a day; the dashboard shows that they do.'),
  release: silent('What was held is as it was; the dashboard shows it.'),
  mature: silent('It is in the next payout, which has a message of its own.'),
  cancel: ['commission-cancelled'],
  pay: ['payout-paid'],
  comeBack: ['payout-returned'],
};

const AMONG_STAFF = silent('Among staff, until the money has left.');
const NOTHING_LEFT = silent(
  'No money has left, for nobody in it; a single transfer that comes back has a message.',
);

const payouts: MessagesOf<typeof payoutMachine> = {
  prepare: AMONG_STAFF,
  approve: AMONG_STAFF,
  release: AMONG_STAFF,
  pay: ['payout-paid'],
  withdraw: AMONG_STAFF,
  fail: NOTHING_LEFT,
};

/** By the name of the machine: all of `edge/contract/machines.ts` but the messages' own. */
export const TRANSITIONS: Readonly<Record<string, Readonly<Record<string, MoveMessages>>>> = {
  order: orders,
  'payment-attempt': attempts,
  refund: refunds,
  complaint: complaints,
  'goods-return': returns,
  loan: loans,
  transfer: transfers,
  listing: listings,
  'service-booking': bookings,
  'service-estimate': estimates,
  'test-ride': rides,
  'roadside-call': calls,
  'customer-paper': papers,
  affiliate: affiliates,
  commission: commissions,
  'payout-batch': payouts,
};

/** Said of what is no move of a machine: accounts, reminders, what staff do with a row. */
export const BESIDE_MACHINES: readonly TemplateName[] = [
  'help-approved',
  'help-denied',
  'sessions-ended',
  'account-closed',
  'account-reopened',
  'account-erased',
  'order-invoice',
  'order-invoice-replaced',
  'registration-ready',
  'email-change',
  'email-changed',
  'phone-changed',
  'password-reset',
  'password-changed',
  'sign-in-linked',
  'sign-in-unlinked',
  'new-device',
  'token-reused',
  'failed-proofs',
  'failed-sign-ins',
  'export-ready',
  'second-factor-added',
  'second-factor-removed',
  'account-merged',
  'order-expiring',
  'financing-decision-late',
  'order-note',
  'listing-enquiry',
  'listing-hidden',
  'listing-shown',
  'booking-reminder',
  'test-ride-reminder',
  'payee-changed',
  'commission-taken-back',
  'commission-granted',
  'charger-free',
  'charger-out',
];
