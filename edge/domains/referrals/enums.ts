import {
  AFFILIATE_DECISIONS,
  AFFILIATE_STATES,
} from '#edge/contract/referrals/affiliate-machine.ts';
import {
  COMMISSION_DECISIONS,
  SHOWN_COMMISSION_STATES,
} from '#edge/contract/referrals/commission-machine.ts';
import { PAYOUT_STATES } from '#edge/contract/referrals/payout-machine.ts';
import { PERIODS } from '#edge/contract/referrals/period.ts';
import { main } from '#edge/graphql/builder.ts';

export const AffiliateStateEnum = main.enumType('AffiliateState', { values: AFFILIATE_STATES });
export const AffiliateDecisionEnum = main.enumType('AffiliateDecision', {
  values: AFFILIATE_DECISIONS,
});
export const CommissionStateEnum = main.enumType('CommissionState', {
  values: SHOWN_COMMISSION_STATES,
});
export const CommissionDecisionEnum = main.enumType('CommissionDecision', {
  values: COMMISSION_DECISIONS,
});
export const PayoutStateEnum = main.enumType('PayoutState', { values: PAYOUT_STATES });
export const PeriodEnum = main.enumType('OrpPeriod', { values: PERIODS });
export const TaxKindEnum = main.enumType('OrpTaxKind', { values: ['NPWP', 'NIK'] as const });
export const TaxRuleEnum = main.enumType('OrpTaxRule', { values: ['PPH21', 'PPH23'] as const });
