import { paperMachine } from './account/paper-machine.ts';
import { bookingMachine } from './garage/booking-machine.ts';
import { estimateMachine } from './garage/estimate-machine.ts';
import { callMachine } from './garage/roadside-machine.ts';
import { listingMachine } from './listings/machine.ts';
import type { Machine } from './machine.ts';
import { messageMachine } from './notifications/message-machine.ts';
import { complaintMachine } from './orders/complaint-machine.ts';
import { ORDER_MACHINE } from './orders/machine.ts';
import { returnMachine } from './orders/return-machine.ts';
import { attemptMachine } from './payments/attempt-machine.ts';
import { refundMachine } from './payments/refund-machine.ts';
import { affiliateMachine } from './referrals/affiliate-machine.ts';
import { commissionMachine } from './referrals/commission-machine.ts';
import { payoutMachine } from './referrals/payout-machine.ts';
import { loanMachine } from './sharing/loan-machine.ts';
import { transferMachine } from './sharing/transfer-machine.ts';
import { rideMachine } from './test-rides/machine.ts';

/** Every machine of the product; one test checks them all. */
export const MACHINES: readonly Machine[] = [
  transferMachine,
  loanMachine,
  listingMachine,
  callMachine,
  bookingMachine,
  estimateMachine,
  ORDER_MACHINE,
  returnMachine,
  attemptMachine,
  refundMachine,
  complaintMachine,
  messageMachine,
  paperMachine,
  affiliateMachine,
  commissionMachine,
  payoutMachine,
  rideMachine,
];
