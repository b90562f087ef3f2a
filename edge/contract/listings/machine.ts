/** A listing's life as data: server, pages and tests read this table. */
export const LISTING_STATES = [
  'DRAFT',
  'PUBLISHED',
  'RESERVED',
  'SOLD',
  'WITHDRAWN',
  'EXPIRED',
] as const;

export type ListingState = (typeof LISTING_STATES)[number];

interface Move {
  readonly from: readonly ListingState[];
  readonly to: ListingState;
  /** Who may: the owner, the clock, or the approval of a transfer of ownership. */
  readonly by: 'owner' | 'clock' | 'transfer';
}

/** Taken: no other listing of the same thing can be begun. */
export const OPEN_STATES = ['DRAFT', 'PUBLISHED', 'RESERVED'] as const;

/** What strangers see as an offer. */
export const SHOWN_STATES = ['PUBLISHED', 'RESERVED'] as const;

/** What its owner may still write to. */
export const EDITABLE_STATES = ['DRAFT', 'PUBLISHED', 'RESERVED', 'EXPIRED'] as const;

export const LISTING_MOVES = {
  publish: { from: ['DRAFT', 'EXPIRED'], to: 'PUBLISHED', by: 'owner' },
  reserve: { from: ['PUBLISHED'], to: 'RESERVED', by: 'owner' },
  release: { from: ['RESERVED'], to: 'PUBLISHED', by: 'owner' },
  sell: { from: ['PUBLISHED', 'RESERVED', 'EXPIRED'], to: 'SOLD', by: 'owner' },
  withdraw: { from: ['DRAFT', 'PUBLISHED', 'RESERVED', 'EXPIRED'], to: 'WITHDRAWN', by: 'owner' },
  handOver: {
    from: ['DRAFT', 'PUBLISHED', 'RESERVED', 'EXPIRED'],
    to: 'WITHDRAWN',
    by: 'transfer',
  },
  expire: { from: SHOWN_STATES, to: 'EXPIRED', by: 'clock' },
} as const satisfies Record<string, Move>;

/** What an owner asks for by name. */
export const OWNER_MOVES = ['publish', 'reserve', 'release', 'sell', 'withdraw'] as const;
export type OwnerMove = (typeof OWNER_MOVES)[number];

export const isIn = (states: readonly ListingState[], state: ListingState): boolean =>
  states.includes(state);

/** Moves an owner has from a state, in the order of the table. */
export const movesFrom = (state: ListingState): readonly OwnerMove[] =>
  OWNER_MOVES.filter((move) => isIn(LISTING_MOVES[move].from, state));

/** Where a listing stands now: the job that writes down its end may not have run yet. */
export const listingStateAt = (
  state: ListingState,
  expiresAt: number | null,
  now: number,
): ListingState =>
  isIn(LISTING_MOVES.expire.from, state) && expiresAt !== null && expiresAt <= now
    ? LISTING_MOVES.expire.to
    : state;

const DAY_MS = 86_400_000;

/** A listing nobody renews goes off the site. */
export const SHOWN_MS = 60 * DAY_MS;

/** Why a write of the owner was refused; the web has a sentence for each. */
const LISTING_FAULTS = [
  /** No such thing or listing, or another's. */
  'LISTING_NOT_FOUND',
  'LISTING_INVALID',
  /** Something a buyer has to know is missing. */
  'LISTING_INCOMPLETE',
  /** A photo is not the owner's, not for a listing, in another one, or no longer there. */
  'LISTING_PHOTO_UNKNOWN',
  /** Another listing of the same thing is open. */
  'LISTING_EXISTS',
  'LISTING_BATTERY_LOCKED',
  'LISTING_BATTERY_MISSING',
  /** Sold or withdrawn: it stays as it is. */
  'LISTING_CLOSED',
  /** The move does not lead on from where it stands. */
  'LISTING_MOVE_IMPOSSIBLE',
  /** Somebody, or another device of the owner, wrote to it after this device last saw it. */
  'LISTING_CHANGED',
] as const;

export type ListingFault = (typeof LISTING_FAULTS)[number];
