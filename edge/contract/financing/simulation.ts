import { type BasisPoints, effectiveRate, flatPlan, type Plan } from './plan.ts';
import { type FinancingProvider, findOffer, type Offer } from './providers.ts';

export interface SimulationInput {
  /** On the road, after any subsidy; whole rupiah. */
  readonly price: number;
  readonly downPayment: number;
  readonly provider: string;
  readonly months: number;
}

interface Simulation {
  readonly provider: FinancingProvider;
  readonly kind: Offer['kind'];
  readonly downPayment: number;
  readonly plan: Plan;
  readonly flatRate: BasisPoints;
  /** Null for a murabahah: there is no interest to express. */
  readonly effectiveRate: BasisPoints | null;
}

type SimulationError =
  | { readonly code: 'UNKNOWN_PROVIDER' | 'UNKNOWN_TENOR' | 'PRICE_INVALID' }
  | { readonly code: 'DOWN_PAYMENT_TOO_LOW'; readonly minimum: number }
  | { readonly code: 'DOWN_PAYMENT_TOO_HIGH'; readonly maximum: number };

export type SimulationOutcome =
  | { readonly ok: true; readonly value: Simulation }
  | { readonly ok: false; readonly error: SimulationError };

const err = (error: SimulationError): SimulationOutcome => ({ ok: false, error });

/** The least down payment in whole rupiah, rounded up to full thousands. */
export const minimumDownPayment = (price: number, { minDownPaymentPercent }: Offer): number =>
  Math.min(price, Math.ceil((price * minDownPaymentPercent) / 100 / 1_000) * 1_000);

export const simulate = (input: SimulationInput): SimulationOutcome => {
  const { price, downPayment, months } = input;
  if (!Number.isSafeInteger(price) || price <= 0 || price > 1_000_000_000)
    return err({ code: 'PRICE_INVALID' });
  const offer = findOffer(input.provider);
  if (offer === undefined) return err({ code: 'UNKNOWN_PROVIDER' });
  const flatRate = offer.flatRates[months];
  if (flatRate === undefined) return err({ code: 'UNKNOWN_TENOR' });
  const minimum = minimumDownPayment(price, offer);
  if (!Number.isSafeInteger(downPayment) || downPayment < minimum)
    return err({ code: 'DOWN_PAYMENT_TOO_LOW', minimum });
  if (downPayment >= price) return err({ code: 'DOWN_PAYMENT_TOO_HIGH', maximum: price - 1 });
  const plan = flatPlan(price - downPayment, months, flatRate);
  return {
    ok: true,
    value: {
      provider: offer.provider,
      kind: offer.kind,
      downPayment,
      plan,
      flatRate,
      effectiveRate: offer.kind === 'murabahah' ? null : effectiveRate(plan),
    },
  };
};
