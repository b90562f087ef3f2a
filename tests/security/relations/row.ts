import type { ActorName } from '#tests/support/actors.ts';

/** What somebody is to the motorcycle in question, and the demo person who is it. */
export const RELATIONS = {
  owner: 'owner',
  /** Was offered a loan of it, and has not answered: nobody in particular until then. */
  anotherOwner: 'owner2',
  /** Rides it now, and has asked to become its owner. */
  guest: 'guestRider',
  endedGuest: 'affiliate',
  /** Sold it to the owner of now. */
  endedOwner: 'admin',
  staff: 'staff',
  signedOut: 'guest',
} as const satisfies Record<string, ActorName>;

export type Relation = keyof typeof RELATIONS;

/** The motorcycle, and one of its batteries. */
export const VIN = 'MJXVA1BN1RK000101';

export interface RelationRow {
  readonly operation: string;
  readonly document: string;
  /** `ok`, `none` (an empty answer), or the code of the refusal, thrown or as data. */
  readonly verdicts: Readonly<Record<Relation, string>>;
}

/** A verdict for the named relations, another for those signed in besides, and one without a sign-in. */
export const among = (
  named: Partial<Record<Relation, string>>,
  otherwise: string,
  signedOut = 'UNAUTHENTICATED',
): Record<Relation, string> => ({
  owner: otherwise,
  anotherOwner: otherwise,
  guest: otherwise,
  endedGuest: otherwise,
  endedOwner: otherwise,
  staff: otherwise,
  signedOut,
  ...named,
});
