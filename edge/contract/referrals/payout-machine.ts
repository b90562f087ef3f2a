import { defineMachine } from '#edge/contract/machine.ts';
import { REFERRAL_REFUSALS } from './faults.ts';

export const PAYOUT_STATES = ['PREPARED', 'APPROVED', 'RELEASED', 'PAID', 'WITHDRAWN'] as const;

/** What the moves of a payout write beside its row. */
export const PAYOUT_EFFECTS = {
  gathered: 'what everybody is owed is gathered, with its tax',
  paid: 'net amounts leave for the bank, the tax for the tax office, and what was gathered is paid',
  freed: 'what was gathered waits for another payout',
} as const;

/** What many affiliates are paid in one go. */
export const payoutMachine = defineMachine({
  name: 'payout-batch',
  states: PAYOUT_STATES,
  final: ['PAID', 'WITHDRAWN'],
  moves: {
    prepare: {
      from: [],
      to: 'PREPARED',
      triggers: ['preparePayout'],
      by: ['staff'],
      guard: 'no other payout is under way',
      effects: [PAYOUT_EFFECTS.gathered],
    },
    approve: {
      from: ['PREPARED'],
      to: 'APPROVED',
      triggers: ['approvePayout'],
      by: ['staff'],
      guard: 'everybody in it is still owed what it says',
      effects: [],
    },
    release: {
      from: ['APPROVED'],
      to: 'RELEASED',
      triggers: ['approvePayout'],
      by: ['staff'],
      guard: 'another one of the staff approved it first, and everybody is still owed what it says',
      effects: [],
    },
    pay: {
      from: ['RELEASED'],
      to: 'PAID',
      triggers: ['payPayout'],
      by: ['staff'],
      guard: 'the bank has transferred it; what changed since the release comes off the next one',
      effects: [PAYOUT_EFFECTS.paid],
    },
    withdraw: {
      from: ['PREPARED', 'APPROVED'],
      to: 'WITHDRAWN',
      triggers: ['withdrawPayout'],
      by: ['staff'],
      effects: [PAYOUT_EFFECTS.freed],
    },
    fail: {
      from: ['RELEASED'],
      to: 'WITHDRAWN',
      triggers: ['withdrawPayout'],
      by: ['staff'],
      guard:
        'the bank says, with a reference, that it transferred nothing, and another one than who released it writes that down',
      effects: [PAYOUT_EFFECTS.freed],
    },
  },
  labelKey: (state) => `referrals.payout.${state}`,
  refusals: REFERRAL_REFUSALS,
});
