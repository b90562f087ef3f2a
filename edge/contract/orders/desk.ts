import * as v from 'valibot';
import { contractHash } from '#edge/contract/financing/application.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { ORDER_LIMITS } from './after-placing.ts';
import type { EndingReason } from './history.ts';
import { orderCode } from './ids.ts';
import type { OrderPhase, OrderState } from './machine.ts';

/** What keeps staff busy, each a list of its own; `ALL` is every order there is. */
export const DESK_QUEUES = [
  'OPEN',
  'ATTENTION',
  'REFUNDS',
  'COMPLAINTS',
  'ALLOCATE',
  'FINANCING',
  'PROCESS',
  'SHIP',
  'HAND_OVER',
  'WAITING_CUSTOMER',
  'PAPERS',
  'ENDED',
  'ALL',
] as const;
export type DeskQueue = (typeof DESK_QUEUES)[number];

export interface QueueFilter {
  readonly states: readonly OrderState[];
  /** Null for both. */
  readonly phase: OrderPhase | null;
}

const ENDED: readonly OrderState[] = ['COMPLETED', 'CANCELLED'];
const OPEN: readonly OrderState[] = [
  'WAITING_PAYMENT',
  'PAYMENT_SETTLED',
  'ALLOCATED',
  'INSTALLMENT_REQUESTED',
  'INSTALLMENT_APPROVED',
  'INSTALLMENT_REJECTED',
  'INSTALLMENT_CANCELED',
  'SHIPPED',
  'SHIPPING',
  'DELIVERED',
];

/** Which orders are in a list; `ATTENTION`, `REFUNDS` and `COMPLAINTS` by more than that. */
export const QUEUE_FILTERS: Readonly<Record<DeskQueue, QueueFilter>> = {
  OPEN: { states: OPEN, phase: null },
  ATTENTION: { states: [...OPEN, ...ENDED], phase: null },
  REFUNDS: { states: [...OPEN, ...ENDED], phase: null },
  COMPLAINTS: { states: [...OPEN, ...ENDED], phase: null },
  ALLOCATE: { states: ['PAYMENT_SETTLED'], phase: 'BOOKING' },
  FINANCING: { states: ['INSTALLMENT_REQUESTED'], phase: null },
  PROCESS: { states: ['PAYMENT_SETTLED'], phase: 'FINAL' },
  SHIP: { states: ['SHIPPED'], phase: null },
  HAND_OVER: { states: ['SHIPPING'], phase: null },
  WAITING_CUSTOMER: {
    states: [
      'WAITING_PAYMENT',
      'ALLOCATED',
      'INSTALLMENT_APPROVED',
      'INSTALLMENT_REJECTED',
      'INSTALLMENT_CANCELED',
    ],
    phase: null,
  },
  PAPERS: { states: ['DELIVERED'], phase: null },
  ENDED: { states: ENDED, phase: null },
  ALL: { states: [...OPEN, ...ENDED], phase: null },
};

export const DESK_LIMITS = {
  search: 60,
  reason: 200,
  /** Times one of the staff may open an owner's papers, or the account of a refund, in an hour. */
  reveals: 30,
  revealWindowMs: HOUR_MS,
  /** How far back the desk measures whether refunds went in time, in ms. */
  refundsMeasuredMs: 90 * DAY_MS,
  /** Orders one of the staff places for customers in an hour. */
  placedForCustomers: 30,
  /** A refund of more than so many rupiah is approved by one and paid out by another of the staff. */
  fourEyesAboveIdr: 10_000_000,
  /** How long the picture of a card can be opened after that, in ms. */
  pictureMs: 15 * 60_000,
} as const;

/** What staff look for: the beginning of an order's code or NUP, or a part of a name. */
export interface DeskSearch {
  /** Upper case without signs; null when it cannot be the beginning of a code. */
  readonly code: string | null;
  readonly name: string;
}

/** Null for nothing; throws nothing: what is too long is cut. */
export const deskSearch = (typed: string): DeskSearch | null => {
  const name = typed.trim().slice(0, DESK_LIMITS.search);
  if (name === '') return null;
  const whole = v.safeParse(orderCode(), name);
  const begun = name
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^NUP/, '');
  const code = whole.success ? whole.output : begun;
  return { code: /^[0-9A-HJKMNP-TV-Z]{2,10}$/.test(code) ? code : null, name };
};

const text = (most: number) =>
  v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(most, 'note.too-long'),
  );

/** Why somebody opens an owner's papers; it stands in the order's history. */
export const revealInput = v.object({
  reason: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(5, 'required'),
    v.maxLength(DESK_LIMITS.reason, 'note.too-long'),
  ),
});

/** How staff settled what needed a person; it stands in the order's history. */
export const settleInput = v.object({
  note: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(5, 'required'),
    v.maxLength(ORDER_LIMITS.note, 'note.too-long'),
  ),
});

/** Why a financing company rejects, or no contract comes about, as staff write it down; the customer reads it. */
export const rejectionInput = v.object({ reason: text(DESK_LIMITS.reason) });

const reference = text(60);

/** A transfer at the bank. */
export const transferInput = v.object({ reference });

/** A contract that was signed at the financing company: its number there, and which file it is. */
export const contractInput = v.object({ reference, hash: contractHash });

const typedCode = (key: string) =>
  v.pipe(v.string(key), v.trim(), v.toUpperCase(), v.nonEmpty(key), v.maxLength(20, key));

/** Proof that a motorcycle was handed to the right person. */
export const handOverInput = v.object({
  workOrder: typedCode('work-order'),
  passkey: typedCode('passkey'),
  /** Id of the upload. */
  photo: v.pipe(
    v.string('delivery-photo'),
    v.nonEmpty('delivery-photo'),
    v.maxLength(40, 'delivery-photo'),
  ),
});

/** An official registration cost that was paid for the customer. */
export const costInput = v.object({
  id: text(64),
  /** Made by the device: sent again it is the same cost. */
  costId: deviceId('cst'),
  label: text(100),
  amount: v.pipe(v.number('required'), v.integer('required'), v.minValue(1, 'required')),
  /** Id of the upload. */
  receipt: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(40, 'required')),
});

export const WITHDRAWAL_REASONS = [
  'UNIT_UNAVAILABLE',
  'HELP_REFUSED',
  'FRAUD',
  'CANCELLED_BY_STAFF',
] as const satisfies readonly EndingReason[];

/** Staff end an order; the customer reads the note. */
export const withdrawInput = v.object({
  reason: v.picklist(WITHDRAWAL_REASONS, 'required'),
  note: v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(ORDER_LIMITS.note, 'note.too-long'),
  ),
});

/**
 * Why an order needs a person: no operation of ours puts it right. `DECISION_OVERDUE`: the financing
 * company has not answered in time; the order leaves the list with its answer. `FINANCING_STUCK`: the company
 * does not take what it is told; settled, that is tried once more. `REFUND_LATE`: a refund has
 * not gone by the day it was promised for; it leaves with the refund. `COMPLAINT_LATE`: staff have not answered in the days that are promised.
 * `RETURN_WAITS`: a customer waits for the answer about goods that are to go back.
 */
export const ATTENTIONS = [
  'PAYMENT_TAKEN_BACK',
  'REFUND_FAILED',
  'REFUND_STUCK',
  'REFUND_BY_PROVIDER',
  'DECISION_OVERDUE',
  'FINANCING_STUCK',
  'REFUND_LATE',
  'COMPLAINT_LATE',
  'RETURN_WAITS',
] as const;
export type Attention = (typeof ATTENTIONS)[number];
