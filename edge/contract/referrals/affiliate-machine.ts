import { defineMachine } from '#edge/contract/machine.ts';
import { REFERRAL_REFUSALS } from './faults.ts';

export const AFFILIATE_STATES = ['APPLIED', 'ACTIVE', 'SUSPENDED', 'REJECTED', 'CLOSED'] as const;

/** What the moves of an affiliate write beside the row. */
export const AFFILIATE_EFFECTS = {
  noted: 'it is noted, with who did it and why',
  flag: 'the account has the rights of an affiliate, or loses them',
} as const;

const { noted, flag } = AFFILIATE_EFFECTS;

/** Somebody who recommends the shop, from the application to the end. */
export const affiliateMachine = defineMachine({
  name: 'affiliate',
  states: AFFILIATE_STATES,
  final: [],
  rests: ['CLOSED'],
  moves: {
    apply: {
      from: [],
      to: 'APPLIED',
      triggers: ['submitORP'],
      by: ['customer'],
      guard:
        'they own the motorcycle, email and number are those of their account, and they agree to the terms',
      effects: [noted],
    },
    applyAgain: {
      from: ['REJECTED', 'CLOSED'],
      to: 'APPLIED',
      triggers: ['submitORP'],
      by: ['customer'],
      guard:
        'they own the motorcycle, email and number are those of their account, and they agree to the terms',
      effects: [noted],
    },
    approve: {
      from: ['APPLIED'],
      to: 'ACTIVE',
      triggers: ['decideAffiliate'],
      by: ['staff'],
      guard: 'the person is not suspended, under this or another account',
      effects: [noted, flag],
    },
    reject: {
      from: ['APPLIED'],
      to: 'REJECTED',
      triggers: ['decideAffiliate'],
      by: ['staff'],
      effects: [noted],
    },
    suspend: {
      from: ['ACTIVE'],
      to: 'SUSPENDED',
      triggers: ['decideAffiliate'],
      by: ['staff'],
      effects: [noted],
    },
    resume: {
      from: ['SUSPENDED', 'APPLIED'],
      to: 'ACTIVE',
      triggers: ['decideAffiliate'],
      by: ['staff'],
      guard: 'the person is suspended, also when they left and applied again',
      effects: [noted, flag],
    },
    close: {
      from: ['APPLIED', 'ACTIVE', 'SUSPENDED', 'REJECTED'],
      to: 'CLOSED',
      triggers: ['closeORP'],
      by: ['customer'],
      effects: [noted, flag],
    },
  },
  labelKey: (state) => `referrals.affiliate.${state}`,
  refusals: REFERRAL_REFUSALS,
});

/** What staff decide about somebody, by name. */
export const AFFILIATE_DECISIONS = ['approve', 'reject', 'suspend', 'resume'] as const;
export type AffiliateDecision = (typeof AFFILIATE_DECISIONS)[number];
