import { defineMachine } from '#edge/contract/machine.ts';
import { ORDER_ERROR_CODES, ORDER_FAULTS, type OrderErrorCode, type OrderFault } from './faults.ts';

/** `OPEN` waits for staff, `ANSWERED` for the customer. */
export const COMPLAINT_STATES = ['OPEN', 'ANSWERED', 'RESOLVED', 'WITHDRAWN'] as const;

/** What is written beside a move. */
export const COMPLAINT_EFFECTS = {
  message: 'what was written stays with it',
  history: 'the history of the order gets a line',
} as const;

const { message, history } = COMPLAINT_EFFECTS;

/** What a customer has to say against an order, until staff say what comes of it. One of an order at a time. */
export const complaintMachine = defineMachine({
  name: 'complaint',
  states: COMPLAINT_STATES,
  final: ['RESOLVED', 'WITHDRAWN'],
  moves: {
    open: {
      from: [],
      to: 'OPEN',
      triggers: ['openComplaint'],
      by: ['customer'],
      guard: 'the order is theirs, and has no complaint under way and not too many before it',
      effects: [message, history],
    },
    reply: {
      from: ['OPEN', 'ANSWERED'],
      to: 'OPEN',
      triggers: ['replyToComplaint'],
      by: ['customer'],
      guard: 'it has not too many messages',
      effects: [message, history],
    },
    answer: {
      from: ['OPEN', 'ANSWERED'],
      to: 'ANSWERED',
      triggers: ['answerComplaint'],
      by: ['staff'],
      guard: 'it has not too many messages',
      effects: [message, history],
    },
    resolve: {
      from: ['OPEN', 'ANSWERED'],
      to: 'RESOLVED',
      triggers: ['resolveComplaint'],
      by: ['staff'],
      effects: [message, history],
    },
    withdraw: {
      from: ['OPEN', 'ANSWERED'],
      to: 'WITHDRAWN',
      triggers: ['withdrawComplaint'],
      by: ['customer'],
      effects: [history],
    },
  },
  labelKey: (state) => `complaints.state.${state}`,
  refusals: {
    people: ['customer', 'staff'],
    codes: [...ORDER_FAULTS, ...ORDER_ERROR_CODES],
    codeOf: (): OrderErrorCode => 'ORDER_STATE_TRANSITION',
    sentenceKey: (code) =>
      ORDER_FAULTS.includes(code as OrderFault) ? `orders.fault.${code}` : `errors.${code}`,
    nextKey: (code) => `orders.next.${code}`,
  },
});
