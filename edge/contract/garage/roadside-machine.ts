/** A rider's call for help as data: the desk, the rider's page and the server read this table. */
export const CALL_STATES = ['REQUESTED', 'ACCEPTED', 'ON_THE_WAY', 'DONE'] as const;
export type CallState = (typeof CALL_STATES)[number];

interface CallMove {
  readonly from: readonly CallState[];
  readonly to: CallState;
}

/** What the staff may do. A call nobody accepted has nobody who could be on the way, or done with it. */
export const CALL_MOVES = {
  accept: { from: ['REQUESTED'], to: 'ACCEPTED' },
  depart: { from: ['ACCEPTED'], to: 'ON_THE_WAY' },
  complete: { from: ['ACCEPTED', 'ON_THE_WAY'], to: 'DONE' },
} as const satisfies Record<string, CallMove>;
export type CallMoveName = keyof typeof CALL_MOVES;

/** Why a call was not moved; the web has a sentence for each. */
const CALL_FAULTS = [
  'ROADSIDE_NOT_FOUND',
  'ROADSIDE_NOT_ACCEPTED',
  'ROADSIDE_TAKEN',
  'ROADSIDE_CLOSED',
  'ROADSIDE_INVALID',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** What stands in the way of a move, by where the call is. */
export const callFault = (state: CallState, move: CallMoveName): CallFault => {
  if (state === 'DONE') return 'ROADSIDE_CLOSED';
  return move === 'accept' ? 'ROADSIDE_TAKEN' : 'ROADSIDE_NOT_ACCEPTED';
};
