import { defineMachine } from '#edge/contract/machine.ts';

export const CALL_STATES = ['REQUESTED', 'ACCEPTED', 'ON_THE_WAY', 'DONE'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** Why a call was not moved; the web has a sentence for each. */
const CALL_FAULTS = [
  'ROADSIDE_NOT_FOUND',
  'ROADSIDE_NOT_ACCEPTED',
  'ROADSIDE_TAKEN',
  'ROADSIDE_CLOSED',
  'ROADSIDE_INVALID',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** What the staff do. A call nobody accepted has nobody who could be on the way, or done with it. */
export type CallMove = 'accept' | 'depart' | 'complete';

/** What stands in the way of a move, by where the call is. */
export const callFault = (state: CallState, move: string): CallFault => {
  if (state === 'DONE') return 'ROADSIDE_CLOSED';
  return move === 'accept' ? 'ROADSIDE_TAKEN' : 'ROADSIDE_NOT_ACCEPTED';
};

/** A rider's call for help: the desk, the rider's page and the server read this table. */
export const callMachine = defineMachine({
  name: 'roadside-call',
  states: CALL_STATES,
  final: ['DONE'],
  moves: {
    request: {
      from: [],
      to: 'REQUESTED',
      triggers: ['requestRoadsideAssistance'],
      by: ['rider'],
      guard: 'the rider may ride the motorcycle now and has not called too often today',
      effects: [],
    },
    accept: {
      from: ['REQUESTED'],
      to: 'ACCEPTED',
      triggers: ['acceptRoadsideAssistance'],
      by: ['staff'],
      effects: [],
    },
    depart: {
      from: ['ACCEPTED'],
      to: 'ON_THE_WAY',
      triggers: ['departRoadsideAssistance'],
      by: ['staff'],
      effects: [],
    },
    complete: {
      from: ['ACCEPTED', 'ON_THE_WAY'],
      to: 'DONE',
      triggers: ['completeRoadsideAssistance'],
      by: ['staff'],
      effects: [],
    },
  },
  labelKey: (state) => `staff.state.${state}`,
  refusals: {
    people: ['staff'],
    codes: CALL_FAULTS,
    codeOf: (move, state) => callFault(state, move),
    sentenceKey: (code) => `staff.fault.${code}`,
    nextKey: (code) => `staff.next.${code}`,
  },
});
