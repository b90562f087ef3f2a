import { defineMachine } from '#edge/contract/machine.ts';

const MESSAGE_STATES = [
  'QUEUED',
  'SENDING',
  'UNCERTAIN',
  'SENT',
  'DELIVERED',
  'READ',
  'FAILED',
  'STUCK',
  'COMPLAINED',
  'DROPPED',
] as const;

/** What providers tell of a message, in our words: the triggers that come from outside. */
export const MESSAGE_EVENTS = [
  'message.sent',
  'message.delivered',
  'message.read',
  'message.failed',
  'message.complained',
] as const;

const MESSAGE_FAULTS = ['MESSAGE_SETTLED'] as const;
export type MessageFault = (typeof MESSAGE_FAULTS)[number];

export const NEXT_CHANNEL = 'the next channel takes over';
export const NO_MORE = 'mails that confirm nothing agreed end for this reader';

/** Statuses overtake each other and our own answer: a later one is reached from any earlier one. */
const UNDER_WAY = ['QUEUED', 'SENDING', 'UNCERTAIN', 'SENT'] as const;

/** One message on one channel. */
export const messageMachine = defineMachine({
  name: 'message',
  states: MESSAGE_STATES,
  final: ['DROPPED'],
  moves: {
    plan: {
      from: [],
      to: 'QUEUED',
      triggers: ['notifications.plan', 'notifications.send', 'message.failed'],
      by: ['clock', 'provider'],
      effects: [],
    },
    send: {
      from: ['QUEUED'],
      to: 'SENDING',
      triggers: ['notifications.send'],
      by: ['clock'],
      guard: 'its time has come',
      effects: [],
    },
    /** The provider was not there, or said not now. */
    postpone: {
      from: ['SENDING'],
      to: 'QUEUED',
      triggers: ['notifications.send'],
      by: ['clock'],
      guard: 'the provider takes it once, however often it comes, or has not taken it',
      effects: [],
    },
    /** The answer got lost, and asking again could send it twice. */
    doubt: {
      from: ['SENDING'],
      to: 'UNCERTAIN',
      triggers: ['notifications.send'],
      by: ['clock'],
      effects: [],
    },
    accept: {
      from: ['QUEUED', 'SENDING', 'UNCERTAIN'],
      to: 'SENT',
      triggers: ['notifications.send', 'message.sent'],
      by: ['clock', 'provider'],
      effects: [],
    },
    deliver: {
      // Also after all: one of several phones was off.
      from: [...UNDER_WAY, 'FAILED', 'STUCK'],
      to: 'DELIVERED',
      triggers: ['message.delivered', 'notifications.ask-providers'],
      by: ['provider', 'clock'],
      effects: [],
    },
    read: {
      from: [...UNDER_WAY, 'DELIVERED', 'FAILED', 'STUCK'],
      to: 'READ',
      triggers: ['message.read'],
      by: ['provider'],
      effects: [],
    },
    fail: {
      from: UNDER_WAY,
      to: 'FAILED',
      triggers: ['message.failed', 'notifications.send', 'notifications.ask-providers'],
      by: ['provider', 'clock'],
      guard: 'there is another channel',
      effects: [NEXT_CHANNEL],
    },
    stick: {
      from: UNDER_WAY,
      to: 'STUCK',
      triggers: ['message.failed', 'notifications.send', 'notifications.ask-providers'],
      by: ['provider', 'clock'],
      guard: 'there is no other channel',
      effects: [],
    },
    /** Its reader called it spam; staff find another way. */
    complain: {
      from: [...UNDER_WAY, 'DELIVERED', 'READ'],
      to: 'COMPLAINED',
      triggers: ['message.complained'],
      by: ['provider'],
      guard: 'it is a mail',
      effects: [NO_MORE],
    },
    /** A push that no browser takes any more, which goes another way, too; or nobody wants it any more. */
    forgo: {
      from: UNDER_WAY,
      to: 'DROPPED',
      triggers: ['notifications.send'],
      by: ['clock'],
      guard: 'it is a push, or its reader has ended it and no other channel is left',
      effects: [],
    },
    /** The channel before it arrived after all. */
    drop: {
      from: ['QUEUED'],
      to: 'DROPPED',
      triggers: ['message.delivered', 'message.read'],
      by: ['provider'],
      effects: [],
    },
    resend: {
      from: ['STUCK'],
      to: 'QUEUED',
      triggers: ['resendMessage'],
      by: ['staff'],
      effects: [],
    },
    settle: {
      from: ['STUCK', 'COMPLAINED'],
      to: 'DROPPED',
      triggers: ['settleMessage'],
      by: ['staff'],
      effects: [],
    },
  },
  labelKey: (state) => `staff.message-state.${state}`,
  refusals: {
    people: ['staff'],
    codes: MESSAGE_FAULTS,
    codeOf: (): MessageFault => 'MESSAGE_SETTLED',
    sentenceKey: (code) => `staff.fault.${code}`,
    nextKey: (code) => `staff.next.${code}`,
  },
});
