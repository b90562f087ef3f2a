import type { BasisPoints } from './plan.ts';

/** The specification's financing providers. */
export const FINANCING_PROVIDERS = [
  'ADIRA',
  'BFI',
  'CASHBAC_EASYPAY',
  'PAPITUPI',
  'OTHER',
] as const;
export type FinancingProvider = (typeof FINANCING_PROVIDERS)[number];

/** What a company charges beside the instalments; rates in basis points. */
interface Charges {
  /** Once, whole rupiah: administration. */
  readonly adminIdr: number;
  /** Once, whole rupiah: registering the motorcycle as security (fidusia). */
  readonly fiduciaryIdr: number;
  /** Of the price, for each year begun: insurance against total loss. */
  readonly insurancePerYear: BasisPoints;
  /** Of an instalment that is late, for each day. A murabahah gives it to charity. */
  readonly latePerDay: BasisPoints;
}

export interface Offer {
  readonly provider: FinancingProvider;
  /**
   * `murabahah`: a sale at cost plus a margin agreed beforehand. Its pages never speak of interest
   * (fatwa DSN 13/2000), and no effective rate is shown for it.
   */
  readonly kind: 'interest' | 'murabahah';
  /** Smallest share of the price that is paid at once, in percent. */
  readonly minDownPaymentPercent: number;
  /** Flat yearly rate by term in months. */
  readonly flatRates: Readonly<Record<number, BasisPoints>>;
  readonly charges: Charges;
}

/**
 * Configuration of the simulator, not quotations: providers set their rates case by case. The
 * least down payment follows the bands for two-wheelers of POJK 35/2018 (0, 10 or 15 %).
 */
export const OFFERS: readonly Offer[] = [
  {
    provider: 'ADIRA',
    kind: 'interest',
    minDownPaymentPercent: 15,
    flatRates: { 12: 1_150, 18: 1_200, 24: 1_250, 30: 1_300, 36: 1_350 },
    charges: { adminIdr: 350_000, fiduciaryIdr: 200_000, insurancePerYear: 140, latePerDay: 20 },
  },
  {
    provider: 'BFI',
    kind: 'interest',
    minDownPaymentPercent: 10,
    flatRates: { 12: 1_080, 18: 1_140, 24: 1_200, 36: 1_320 },
    charges: { adminIdr: 300_000, fiduciaryIdr: 200_000, insurancePerYear: 150, latePerDay: 20 },
  },
  {
    provider: 'CASHBAC_EASYPAY',
    kind: 'interest',
    minDownPaymentPercent: 10,
    flatRates: { 6: 900, 12: 960, 18: 1_080, 24: 1_140 },
    charges: { adminIdr: 250_000, fiduciaryIdr: 200_000, insurancePerYear: 135, latePerDay: 15 },
  },
  {
    provider: 'PAPITUPI',
    kind: 'murabahah',
    minDownPaymentPercent: 15,
    flatRates: { 12: 1_020, 24: 1_080, 36: 1_140 },
    charges: { adminIdr: 300_000, fiduciaryIdr: 200_000, insurancePerYear: 130, latePerDay: 10 },
  },
  {
    provider: 'OTHER',
    kind: 'interest',
    minDownPaymentPercent: 15,
    flatRates: { 12: 1_200, 24: 1_260, 36: 1_380 },
    charges: { adminIdr: 350_000, fiduciaryIdr: 200_000, insurancePerYear: 150, latePerDay: 20 },
  },
];

export const findOffer = (provider: string): Offer | undefined =>
  OFFERS.find((offer) => offer.provider === provider);

/** What people read for a company: the specification's names, and its own for Cashbac EasyPay, which has none there. */
export const PROVIDER_NAMES: Readonly<Record<FinancingProvider, string>> = {
  ADIRA: 'adira',
  BFI: 'BFI',
  CASHBAC_EASYPAY: 'Cashbac EasyPay',
  PAPITUPI: 'papitupi',
  OTHER: 'other',
};

/** The specification's names of financing methods; it has two for BFI. */
export const financingMethodOf = (provider: FinancingProvider, isApproved: boolean): string =>
  provider === 'BFI' && isApproved ? 'BFI Approved' : PROVIDER_NAMES[provider];

export const tenorsOf = ({ flatRates }: Offer): number[] =>
  Object.keys(flatRates)
    .map(Number)
    .sort((a, b) => a - b);
