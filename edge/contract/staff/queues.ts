import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { StaffOperationName } from './operations.ts';

export interface Queue {
  /** Whoever may use this operation sees the queue. */
  readonly opens: StaffOperationName;
  /** Whoever may use this one does its work; the others only look. */
  readonly works: StaffOperationName;
  /** Page of `/pstools` where its work is done; null where there is none yet. */
  readonly tool: string | null;
  /** How long something may wait, in ms; null where each thing has a moment of its own. */
  readonly dueMs: number | null;
  /** What can be the next thing to do; names of texts. */
  readonly steps: readonly string[];
  /** Part of an order's page its work is done in, where that is not the first thing on it. */
  readonly part?: OrderPart;
}

/** Part of an order's page at the desk that an address leads to: the id of its card. */
export type OrderPart = 'complaint' | 'returns';

/**
 * What waits for staff, each kind of work a queue of its own: one list for the server, the front page of
 * the desk and the queues' page. Which rows are in one, the domain that has them says (`queues.sql.ts`).
 */
export const STAFF_QUEUES = {
  ROADSIDE: {
    opens: 'roadsideAssistanceCalls',
    works: 'acceptRoadsideAssistance',
    tool: 'roadside',
    dueMs: 15 * MINUTE_MS,
    steps: ['accept-call', 'depart', 'complete-call'],
  },
  PAYMENTS: {
    opens: 'settleOrderAttention',
    works: 'settleOrderAttention',
    tool: 'orders',
    dueMs: DAY_MS,
    steps: ['look-at-payment'],
  },
  ALLOCATE: {
    opens: 'orderDesk',
    works: 'allocateOrder',
    tool: 'orders',
    dueMs: 2 * DAY_MS,
    steps: ['allocate'],
  },
  FINANCING: {
    opens: 'orderDesk',
    works: 'approveInstallment',
    tool: 'orders',
    dueMs: null,
    steps: ['decide-installment'],
  },
  CONTRACTS: {
    opens: 'orderDesk',
    works: 'signContract',
    tool: 'orders',
    dueMs: 3 * DAY_MS,
    steps: ['sign-contract'],
  },
  PROCESS: {
    opens: 'orderDesk',
    works: 'processOrder',
    tool: 'orders',
    dueMs: DAY_MS,
    steps: ['process'],
  },
  SHIP: {
    opens: 'orderDesk',
    works: 'shipOrder',
    tool: 'orders',
    dueMs: 2 * DAY_MS,
    steps: ['ship'],
  },
  DELIVERIES: {
    opens: 'orderDesk',
    works: 'deliverOrder',
    tool: 'orders',
    dueMs: null,
    steps: ['prove-delivery'],
  },
  PLATES: {
    opens: 'orderDesk',
    works: 'updateRegistration',
    tool: 'orders',
    dueMs: null,
    steps: ['chase-papers'],
  },
  REFUNDS: {
    opens: 'approveRefund',
    works: 'approveRefund',
    tool: 'orders',
    dueMs: 3 * DAY_MS,
    steps: ['approve-refund', 'pay-refund', 'wait-for-account'],
  },
  COMPLAINTS: {
    opens: 'orderDesk',
    works: 'answerComplaint',
    tool: 'orders',
    dueMs: null,
    steps: ['answer-complaint'],
    part: 'complaint',
  },
  RETURNS: {
    opens: 'orderDesk',
    works: 'decideGoodsReturn',
    tool: 'orders',
    dueMs: null,
    steps: ['decide-return', 'receive-return'],
    part: 'returns',
  },
  DOCUMENTS: {
    opens: 'papersInReview',
    works: 'decideCustomerDocument',
    tool: 'papers',
    dueMs: DAY_MS,
    steps: ['check-document'],
  },
  LISTINGS: {
    opens: 'reportedListings',
    works: 'settleListingReports',
    tool: 'listings',
    dueMs: DAY_MS,
    steps: ['judge-listing'],
  },
  SERVICE: {
    opens: 'serviceDesk',
    works: 'moveAppointment',
    tool: 'workshop',
    dueMs: null,
    steps: ['receive-motorcycle'],
  },
  TEST_RIDES: {
    opens: 'testRideDesk',
    works: 'moveTestRide',
    tool: 'test-rides',
    dueMs: null,
    steps: ['check-in', 'complete-ride'],
  },
  AFFILIATES: {
    opens: 'affiliateDesk',
    works: 'decideAffiliate',
    tool: 'referrals',
    dueMs: 3 * DAY_MS,
    steps: ['decide-affiliate'],
  },
  COMMISSION_HOLDS: {
    opens: 'commissionDesk',
    works: 'decideCommission',
    tool: 'referrals',
    dueMs: 3 * DAY_MS,
    steps: ['decide-commission'],
  },
  PAYOUTS: {
    opens: 'payoutDesk',
    works: 'approvePayout',
    tool: 'referrals',
    dueMs: 3 * DAY_MS,
    steps: ['approve-payout', 'release-payout', 'pay-payout'],
  },
} as const satisfies Record<string, Queue>;

export type StaffQueue = keyof typeof STAFF_QUEUES;
export type StaffStep = (typeof STAFF_QUEUES)[StaffQueue]['steps'][number];

export const STAFF_QUEUE_NAMES = Object.keys(STAFF_QUEUES) as StaffQueue[];

/** The specification's sizes of a page. */
export const QUEUE_PAGE_SIZES = [10, 25, 50] as const;

/**
 * The specification's two orders. `ASC` is "Assigned first": what somebody has in hand, then what waits,
 * the oldest first. `DESC` is "Completed first": what somebody took on and is done with since yesterday,
 * then what waits.
 */
export const QUEUE_SORTS = ['ASC', 'DESC'] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

export const CLAIM_LIMITS = {
  /** So long something is somebody's, unless they take it on again. */
  lastsMs: 30 * MINUTE_MS,
  /** What one of the staff has in hand at once. */
  most: 20,
  /** How long what is done is shown as done. */
  shownMs: 24 * HOUR_MS,
} as const;

export const CLAIM_FAULTS = [
  /** It is not in the queue any more. */
  'TASK_GONE',
  /** Somebody else has it in hand. */
  'TASK_CLAIMED',
  'TASK_LIMIT',
] as const;
export type ClaimFault = (typeof CLAIM_FAULTS)[number];
