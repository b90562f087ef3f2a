import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';

/** Terms of the programme. Whole rupiah, epoch ms. */
export const REFERRAL_TERMS = {
  /** For a motorcycle that somebody bought by a key; of models not named, the usual one. */
  commissionIdr: { usual: 500_000, 'alva-one-xp': 600_000, 'alva-n3': 750_000 } as Readonly<
    Record<string, number>
  >,
  /** Less is carried to the next payout: a bank transfer costs as much as it. */
  leastPayoutIdr: 100_000,
  /** Sales to one buyer's number that nobody looks at. */
  salesToOneBuyer: 2,
} as const;

/**
 * Names the terms an affiliate agrees to (`referrals.terms.*` of the messages, and the figures above): a
 * new day whenever they change, so that it is known who agreed to what.
 */
export const REFERRAL_TERMS_VERSION = '2026-11-24';

/** What the key's owner gets for a motorcycle of this model. */
export const commissionFor = (slug: string): number =>
  REFERRAL_TERMS.commissionIdr[slug] ?? REFERRAL_TERMS.commissionIdr.usual ?? 0;

export const REFERRAL_LIMITS = {
  key: 32,
  reason: 200,
  reference: 60,
  search: 60,
  termsVersion: 32,
  /** Clicks one connection may report in an hour; more are not counted. */
  clicks: 60,
  clickWindowMs: HOUR_MS,
  /** Applications of one person in a day. */
  applications: 5,
  /** Changes of a bank account in a day. */
  accounts: 5,
  dayMs: DAY_MS,
  /** Times one of the staff may open the accounts of a payout in an hour. */
  reveals: 30,
  /** Decisions one of the staff may take in an hour. */
  decisions: 300,
  windowMs: HOUR_MS,
} as const;
