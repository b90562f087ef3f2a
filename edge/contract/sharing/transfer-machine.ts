import { defineMachine } from '#edge/contract/machine.ts';
import { DAY_MS } from '#edge/contract/time.ts';

export const TRANSFER_STATES = ['REQUESTED', 'APPROVED', 'DENIED', 'CANCELLED', 'EXPIRED'] as const;

export type TransferState = (typeof TRANSFER_STATES)[number];

/** Why a request or an answer to one was refused; the web has a sentence for each. */
const TRANSFER_FAULTS = [
  'TRANSFER_NOT_FOUND',
  'TRANSFER_OWN_VEHICLE',
  'TRANSFER_TOO_MANY_ATTEMPTS',
  'TRANSFER_CLOSED',
] as const;

export type TransferFault = (typeof TRANSFER_FAULTS)[number];

/** Effects of an approval, in the order they are written. */
export const APPROVAL_EFFECTS = {
  listings: 'the listings of the motorcycle and of the batteries in it are withdrawn',
  owner: 'the motorcycle and the batteries in it belong to the requester',
  loans: 'every loan of the motorcycle ends',
  requests: 'every other request for the motorcycle is cancelled',
  history: 'the history of the motorcycle says who had it',
} as const;

/** Transfer of ownership: the owner is asked to hand a motorcycle over. */
export const transferMachine = defineMachine({
  name: 'transfer',
  states: TRANSFER_STATES,
  final: ['APPROVED', 'DENIED', 'CANCELLED', 'EXPIRED'],
  moves: {
    request: {
      from: [],
      to: 'REQUESTED',
      triggers: ['createTransferOwnership'],
      by: ['requester'],
      guard: 'the motorcycle is not the requester’s, who has no open request for it',
      effects: [],
    },
    approve: {
      from: ['REQUESTED'],
      to: 'APPROVED',
      triggers: ['approveTransferOwnership'],
      by: ['owner'],
      guard: 'the request has not run out',
      effects: Object.values(APPROVAL_EFFECTS),
    },
    deny: {
      from: ['REQUESTED'],
      to: 'DENIED',
      triggers: ['denyTransferOwnership'],
      by: ['owner'],
      guard: 'the request has not run out',
      effects: [],
    },
    cancel: {
      from: ['REQUESTED'],
      to: 'CANCELLED',
      triggers: ['cancelTransferOwnership'],
      by: ['requester'],
      guard: 'the request has not run out',
      effects: [],
    },
    /** The owner approved somebody else's request. */
    supersede: {
      from: ['REQUESTED'],
      to: 'CANCELLED',
      triggers: ['approveTransferOwnership'],
      by: ['approval'],
      effects: [],
    },
    expire: {
      from: ['REQUESTED'],
      to: 'EXPIRED',
      triggers: ['sharing.expire-transfers'],
      by: ['clock'],
      guard: 'the request has run out',
      effects: [],
    },
  },
  labelKey: (state) => `transfer.status.${state}`,
  refusals: {
    people: ['owner', 'requester'],
    codes: TRANSFER_FAULTS,
    codeOf: (): TransferFault => 'TRANSFER_CLOSED',
    sentenceKey: (code) => `transfer.fault.${code}`,
    nextKey: (code) => `transfer.next.${code}`,
  },
});

export const TRANSFER_LIMITS = {
  /** A request nobody answers ends after a week. */
  openMs: 7 * DAY_MS,
  /** Frame numbers one person may try in a day, found or not. */
  attempts: 10,
  attemptWindowMs: DAY_MS,
} as const;

/** Where a request stands now: the job that writes down its end may not have run yet. */
export const transferStateAt = (
  state: TransferState,
  expiresAt: number,
  now: number,
): TransferState => (state === 'REQUESTED' && expiresAt <= now ? 'EXPIRED' : state);
