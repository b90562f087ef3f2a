import { canMove, defineMachine } from '#edge/contract/machine.ts';
import { DAY_MS } from '#edge/contract/time.ts';

export const LISTING_STATES = [
  'DRAFT',
  'PUBLISHED',
  'RESERVED',
  'SOLD',
  'WITHDRAWN',
  'EXPIRED',
] as const;

export type ListingState = (typeof LISTING_STATES)[number];

/** Taken: no other listing of the same thing can be begun. */
export const OPEN_STATES = ['DRAFT', 'PUBLISHED', 'RESERVED'] as const;

/** What strangers see as an offer. */
export const SHOWN_STATES = ['PUBLISHED', 'RESERVED'] as const;

/** What its owner may still write to. */
export const EDITABLE_STATES = ['DRAFT', 'PUBLISHED', 'RESERVED', 'EXPIRED'] as const;

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
  /** Staff took a listing of the same thing off the site, and have not cleared it. */
  'LISTING_HIDDEN',
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

/** What stands in the way of a move, by where the listing is. */
export const moveFault = (state: ListingState): ListingFault =>
  state === 'SOLD' || state === 'WITHDRAWN' ? 'LISTING_CLOSED' : 'LISTING_MOVE_IMPOSSIBLE';

export const PHOTOS_REMOVED = 'its photos are removed';

/** A listing of a used motorcycle or battery: server, pages and tests read this table. */
export const listingMachine = defineMachine({
  name: 'listing',
  states: LISTING_STATES,
  final: ['SOLD', 'WITHDRAWN'],
  moves: {
    begin: {
      from: [],
      to: 'DRAFT',
      triggers: ['saveListing'],
      by: ['owner'],
      guard: 'the thing may be sold by them, has no other open listing and none that staff hid',
      effects: [],
    },
    publish: {
      from: ['DRAFT', 'EXPIRED'],
      to: 'PUBLISHED',
      triggers: ['moveListing'],
      by: ['owner'],
      guard:
        'it is complete, the thing may be sold by them, has no other open listing and none that staff hid',
      effects: [],
    },
    reserve: {
      from: ['PUBLISHED'],
      to: 'RESERVED',
      triggers: ['moveListing'],
      by: ['owner'],
      effects: [],
    },
    release: {
      from: ['RESERVED'],
      to: 'PUBLISHED',
      triggers: ['moveListing'],
      by: ['owner'],
      effects: [],
    },
    sell: {
      from: ['PUBLISHED', 'RESERVED', 'EXPIRED'],
      to: 'SOLD',
      triggers: ['moveListing'],
      by: ['owner'],
      effects: [PHOTOS_REMOVED],
    },
    withdraw: {
      from: EDITABLE_STATES,
      to: 'WITHDRAWN',
      triggers: ['moveListing'],
      by: ['owner'],
      effects: [PHOTOS_REMOVED],
    },
    /** The thing changes hands. */
    handOver: {
      from: EDITABLE_STATES,
      to: 'WITHDRAWN',
      triggers: ['approveTransferOwnership'],
      by: ['transfer'],
      effects: [PHOTOS_REMOVED],
    },
    expire: {
      from: SHOWN_STATES,
      to: 'EXPIRED',
      triggers: ['listings.expire'],
      by: ['clock'],
      guard: 'its time on the site is over',
      effects: [],
    },
  },
  labelKey: (state) => `listings.state.${state}`,
  refusals: {
    people: ['owner'],
    codes: LISTING_FAULTS,
    codeOf: (_, state) => moveFault(state),
    sentenceKey: (code) => `outbox.code.${code}`,
    nextKey: (code) => `outbox.next.${code}`,
  },
});

/** What an owner asks for by name. */
export const OWNER_MOVES = ['publish', 'reserve', 'release', 'sell', 'withdraw'] as const;
export type OwnerMove = (typeof OWNER_MOVES)[number];

export const isIn = (states: readonly ListingState[], state: ListingState): boolean =>
  states.includes(state);

/** Moves an owner has from a state, in the order of the table. */
export const ownerMovesFrom = (state: ListingState): readonly OwnerMove[] =>
  OWNER_MOVES.filter((move) => canMove(listingMachine, move, state));

/** Where a listing stands now: the job that writes down its end may not have run yet. */
export const listingStateAt = (
  state: ListingState,
  expiresAt: number | null,
  now: number,
): ListingState =>
  canMove(listingMachine, 'expire', state) && expiresAt !== null && expiresAt <= now
    ? listingMachine.moves.expire.to
    : state;

/** A listing nobody renews goes off the site. */
export const SHOWN_MS = 60 * DAY_MS;
