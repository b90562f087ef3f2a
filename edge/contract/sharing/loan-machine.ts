import { defineMachine } from '#edge/contract/machine.ts';

const LOAN_STATES = ['OFFERED', 'ACCEPTED', 'ENDED'] as const;
export type LoanState = (typeof LOAN_STATES)[number];

/** Why an answer to an offer was refused; the web has a sentence for each. */
const LOAN_FAULTS = ['OFFER_OVER', 'OFFER_ACCEPTED'] as const;
export type LoanFault = (typeof LOAN_FAULTS)[number];

/** A loan of a motorcycle: an offer, until the guest takes it. */
export const loanMachine = defineMachine({
  name: 'loan',
  states: LOAN_STATES,
  final: ['ENDED'],
  moves: {
    offer: {
      from: [],
      to: 'OFFERED',
      triggers: ['shareEv'],
      by: ['owner'],
      guard: 'a place is free and the guest has no loan of this motorcycle that is not over',
      effects: [],
    },
    accept: {
      from: ['OFFERED'],
      to: 'ACCEPTED',
      triggers: ['acceptShareEv'],
      by: ['guest'],
      guard: 'the offer has not run out',
      effects: [],
    },
    decline: {
      from: ['OFFERED'],
      to: 'ENDED',
      triggers: ['declineShareEv'],
      by: ['guest'],
      effects: [],
    },
    end: {
      from: ['OFFERED', 'ACCEPTED'],
      to: 'ENDED',
      triggers: ['revokeShareEv'],
      by: ['owner', 'guest'],
      effects: [],
    },
    /** An offer nobody answered, or a loan whose term is over. */
    runOut: {
      from: ['OFFERED', 'ACCEPTED'],
      to: 'ENDED',
      triggers: ['sharing.end-loans'],
      by: ['clock'],
      guard: 'its time is over',
      effects: [],
    },
    handOver: {
      from: ['OFFERED', 'ACCEPTED'],
      to: 'ENDED',
      triggers: ['approveTransferOwnership'],
      by: ['transfer'],
      effects: [],
    },
  },
  labelKey: (state) => `sharing.status.${state}`,
  refusals: {
    people: ['owner', 'guest'],
    codes: LOAN_FAULTS,
    codeOf: (_, state): LoanFault => (state === 'ACCEPTED' ? 'OFFER_ACCEPTED' : 'OFFER_OVER'),
    sentenceKey: (code) => `outbox.code.${code}`,
    nextKey: (code) => `outbox.next.${code}`,
  },
});

export interface LoanTimes {
  readonly acceptedAt: number | null;
  readonly offerUntilAt: number | null;
  readonly revokedAt: number | null;
  readonly loanEndAt: number;
}

/** When a loan is over if nobody does anything: an offer runs out before its term does. Epoch ms. */
export const overAt = ({ acceptedAt, offerUntilAt, loanEndAt }: LoanTimes): number =>
  acceptedAt === null ? Math.min(offerUntilAt ?? loanEndAt, loanEndAt) : loanEndAt;

/** Where a loan stands now: the job that writes down its end may not have run yet. */
export const loanStateAt = (loan: LoanTimes, now: number): LoanState => {
  if (loan.revokedAt !== null || overAt(loan) <= now) return 'ENDED';
  return loan.acceptedAt === null ? 'OFFERED' : 'ACCEPTED';
};
