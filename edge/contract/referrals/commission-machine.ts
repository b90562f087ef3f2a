import { defineMachine } from '#edge/contract/machine.ts';
import { REFERRAL_REFUSALS } from './faults.ts';

export const COMMISSION_STATES = ['PENDING', 'ON_HOLD', 'MATURED', 'PAID', 'CANCELLED'] as const;

/** What the moves of a commission write beside its row. */
export const COMMISSION_EFFECTS = {
  earned: 'it is owed under reserve',
  matured: 'it is owed without reserve',
  cancelled: 'it is no longer owed',
} as const;

/**
 * What somebody gets for a sale. After it has matured the row stays as it is: what is taken back, or
 * given besides, is a row of its own.
 */
export const commissionMachine = defineMachine({
  name: 'commission',
  states: COMMISSION_STATES,
  final: ['CANCELLED'],
  rests: ['PAID'],
  moves: {
    earn: {
      from: [],
      to: 'PENDING',
      triggers: ['payment.settle'],
      by: ['provider'],
      guard: 'the order came by a key, and has none yet',
      effects: [COMMISSION_EFFECTS.earned],
    },
    hold: {
      from: ['PENDING'],
      to: 'ON_HOLD',
      triggers: ['decideCommission', 'referrals.mature'],
      by: ['staff', 'clock'],
      effects: [],
    },
    release: {
      from: ['ON_HOLD'],
      to: 'PENDING',
      triggers: ['decideCommission'],
      by: ['staff'],
      effects: [],
    },
    mature: {
      from: ['PENDING'],
      to: 'MATURED',
      triggers: ['referrals.mature'],
      by: ['clock'],
      guard: 'the order was completed long enough ago, and the buyer is somebody else',
      effects: [COMMISSION_EFFECTS.matured],
    },
    cancel: {
      from: ['PENDING', 'ON_HOLD'],
      to: 'CANCELLED',
      triggers: [
        'cancelOrder',
        'withdrawOrder',
        'endUndelivered',
        'orders.end-windows',
        'decideCommission',
        'referrals.mature',
        'payment.chargeBack',
      ],
      by: ['customer', 'staff', 'clock', 'provider'],
      effects: [COMMISSION_EFFECTS.cancelled],
    },
    pay: {
      from: ['MATURED'],
      to: 'PAID',
      triggers: ['payPayout'],
      by: ['staff'],
      guard: 'its payout is paid',
      effects: [],
    },
    comeBack: {
      from: ['PAID'],
      to: 'MATURED',
      triggers: ['returnPayout'],
      by: ['staff'],
      guard: 'the bank sent the line of its payout back',
      effects: [],
    },
  },
  labelKey: (state) => `referrals.commission.${state}`,
  refusals: { ...REFERRAL_REFUSALS, people: ['customer', 'staff'] },
});

/** As it is shown: one that was matured and then taken back is still a row that matured. */
export const SHOWN_COMMISSION_STATES = [...COMMISSION_STATES, 'TAKEN_BACK'] as const;
export type ShownCommissionState = (typeof SHOWN_COMMISSION_STATES)[number];

/** Why a commission is not owed any more, or waits for a person. */
export const COMMISSION_REASONS = [
  'ORDER_CANCELLED',
  'PAYMENT_TAKEN_BACK',
  'SELF_REFERRAL',
  'SHARED_ACCOUNT',
  'SAME_BUYER',
  'AFFILIATE_SUSPENDED',
  'STAFF',
] as const;
export type CommissionReason = (typeof COMMISSION_REASONS)[number];

/** What staff decide about a commission that has not matured, by name. */
export const COMMISSION_DECISIONS = ['hold', 'release', 'cancel'] as const;
export type CommissionDecision = (typeof COMMISSION_DECISIONS)[number];
