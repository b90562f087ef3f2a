/** Transfer of ownership as data: server, page and documentation read this table. */
export const TRANSFER_STATES = ['REQUESTED', 'APPROVED', 'DENIED', 'CANCELLED', 'EXPIRED'] as const;

export type TransferState = (typeof TRANSFER_STATES)[number];

interface TransferMove {
  readonly from: TransferState;
  readonly to: TransferState;
  /** Who may: the owner of the motorcycle, who asked for it, the clock, or another request's approval. */
  readonly by: 'owner' | 'requester' | 'clock' | 'approval';
  /** What happens in the same batch. */
  readonly effects: readonly string[];
}

export const TRANSFER_MOVES = {
  approve: {
    from: 'REQUESTED',
    to: 'APPROVED',
    by: 'owner',
    effects: [
      'the motorcycle and the batteries in it belong to the requester',
      'warranty and roadside assistance stay with the motorcycle',
      'every loan of it ends',
      'its listing and those of the batteries in it are withdrawn',
      'every other request for it is cancelled',
      'its history says who had it',
    ],
  },
  deny: { from: 'REQUESTED', to: 'DENIED', by: 'owner', effects: [] },
  cancel: { from: 'REQUESTED', to: 'CANCELLED', by: 'requester', effects: [] },
  supersede: { from: 'REQUESTED', to: 'CANCELLED', by: 'approval', effects: [] },
  expire: { from: 'REQUESTED', to: 'EXPIRED', by: 'clock', effects: [] },
} as const satisfies Record<string, TransferMove>;

export const TRANSFER_LIMITS = {
  /** A request nobody answers ends after a week. */
  openMs: 7 * 86_400_000,
  /** Frame numbers one person may try in a day, found or not. */
  attempts: 10,
  attemptWindowMs: 86_400_000,
} as const;

/** Where a request stands now: the job that writes down its end may not have run yet. */
export const transferStateAt = (state: TransferState, expiresAt: number, now: number) =>
  state === TRANSFER_MOVES.expire.from && expiresAt <= now ? TRANSFER_MOVES.expire.to : state;

/** Why a request or an answer to one was refused; the web has a sentence for each. */
const TRANSFER_FAULTS = [
  'TRANSFER_NOT_FOUND',
  'TRANSFER_OWN_VEHICLE',
  'TRANSFER_TOO_MANY_ATTEMPTS',
  'TRANSFER_CLOSED',
] as const;

export type TransferFault = (typeof TRANSFER_FAULTS)[number];
