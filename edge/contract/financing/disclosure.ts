import { type BasisPoints, effectiveRate } from './plan.ts';
import { findOffer, type Offer } from './providers.ts';
import { type SimulationInput, simulate } from './simulation.ts';

/**
 * What has to be known before financing is asked for (POJK 22/2023): every figure of it in whole
 * rupiah, rates in basis points a year. The company decides by its own offer.
 */
export interface Disclosure {
  readonly provider: Offer['provider'];
  readonly kind: Offer['kind'];
  readonly price: number;
  readonly downPayment: number;
  /** What is financed. */
  readonly principal: number;
  readonly months: number;
  readonly monthly: number;
  /** The last instalment carries the rupiah that do not divide. */
  readonly lastMonthly: number;
  /** Interest, or the agreed margin. */
  readonly cost: number;
  /** All instalments. */
  readonly total: number;
  readonly admin: number;
  readonly fiduciary: number;
  /** For the whole term. */
  readonly insurance: number;
  /** Fees and insurance, paid to the company with the contract. */
  readonly atSigning: number;
  /** Down payment, instalments, fees and insurance. */
  readonly everything: number;
  readonly flatRate: BasisPoints;
  /** Null for a murabahah: there is no interest to express. */
  readonly effectiveRate: BasisPoints | null;
  /** With fees and insurance, as if less had been lent; null for a murabahah. */
  readonly allInRate: BasisPoints | null;
  /** Of a late instalment, for each day. */
  readonly latePerDay: BasisPoints;
}

const YEAR_MONTHS = 12;

/** Undefined where the company offers no such plan: `simulate` says why. */
export const disclose = (input: SimulationInput): Disclosure | undefined => {
  const offer = findOffer(input.provider);
  const simulated = simulate(input);
  if (offer === undefined || !simulated.ok) return undefined;
  const { plan, kind, downPayment, flatRate, effectiveRate: effective } = simulated.value;
  const { adminIdr, fiduciaryIdr, insurancePerYear, latePerDay } = offer.charges;
  const { price, months } = input;
  const years = Math.ceil(months / YEAR_MONTHS);
  const insurance = Math.round((price * insurancePerYear * years) / 10_000);
  const atSigning = adminIdr + fiduciaryIdr + insurance;
  const { principal, cost, total, installments } = plan;
  return {
    provider: offer.provider,
    kind,
    price,
    downPayment,
    principal,
    months,
    monthly: installments[0] ?? 0,
    lastMonthly: installments.at(-1) ?? 0,
    cost,
    total,
    admin: adminIdr,
    fiduciary: fiduciaryIdr,
    insurance,
    atSigning,
    everything: downPayment + total + atSigning,
    flatRate,
    effectiveRate: effective,
    allInRate:
      effective === null
        ? null
        : effectiveRate({ ...plan, principal: Math.max(1, principal - atSigning) }),
    latePerDay,
  };
};
