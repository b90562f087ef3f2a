import { defineMachine } from '#edge/contract/machine.ts';
import { ESTIMATE_FAULTS, type EstimateFault } from './estimate.ts';

export const ESTIMATE_STATES = ['STATED', 'ACCEPTED', 'DECLINED', 'REPLACED'] as const;

/** What is written beside a move. */
export const ESTIMATE_EFFECTS = {
  order: 'an order that pays for the appointment',
} as const;

/** The price of work that nobody could know before the workshop has looked. */
export const estimateMachine = defineMachine({
  name: 'service-estimate',
  states: ESTIMATE_STATES,
  final: ['ACCEPTED', 'DECLINED', 'REPLACED'],
  moves: {
    state: {
      from: [],
      to: 'STATED',
      triggers: ['stateServicePrice'],
      by: ['workshop'],
      guard: 'the workshop has the motorcycle, or had it, and no other price is paid or to be paid',
      effects: [],
    },
    accept: {
      from: ['STATED'],
      to: 'ACCEPTED',
      triggers: ['answerServicePrice'],
      by: ['rider'],
      guard: 'the rider made the appointment, and the price still holds',
      effects: [ESTIMATE_EFFECTS.order],
    },
    decline: {
      from: ['STATED'],
      to: 'DECLINED',
      triggers: ['answerServicePrice'],
      by: ['rider'],
      guard: 'the rider made the appointment',
      effects: [],
    },
    /** The workshop has stated another one. */
    replace: {
      from: ['STATED'],
      to: 'REPLACED',
      triggers: ['stateServicePrice'],
      by: ['workshop'],
      effects: [],
    },
  },
  labelKey: (state) => `service.estimate.state.${state}`,
  refusals: {
    people: ['rider'],
    codes: ESTIMATE_FAULTS,
    codeOf: (): EstimateFault => 'ESTIMATE_ANSWERED',
    sentenceKey: (code) => `service.fault.${code}`,
    nextKey: (code) => `service.next.${code}`,
  },
});
