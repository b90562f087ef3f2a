import { OFFERS, tenorsOf } from './providers.ts';
import { minimumDownPayment, simulate } from './simulation.ts';

/** The term a plan begins with, in months. */
export const DEFAULT_MONTHS = 24;

/** Of the terms a provider has, the one nearest to the term wished for. */
export const nearestTerm = (terms: readonly number[], wished: number): number =>
  terms.reduce((best, each) => (Math.abs(each - wished) < Math.abs(best - wished) ? each : best));

export interface DefaultPlan {
  /** Whole rupiah. */
  readonly monthly: number;
  readonly months: number;
  /** Whole rupiah. */
  readonly downPayment: number;
}

/** The plan that the instalment pages begin with for a price in whole rupiah; null when there is none. */
export const defaultPlan = (price: number): DefaultPlan | null => {
  const [offer] = OFFERS;
  if (offer === undefined) return null;
  const months = nearestTerm(tenorsOf(offer), DEFAULT_MONTHS);
  const downPayment = minimumDownPayment(price, offer);
  const outcome = simulate({ price, downPayment, provider: offer.provider, months });
  const monthly = outcome.ok ? outcome.value.plan.installments[0] : undefined;
  return monthly === undefined ? null : { monthly, months, downPayment };
};
