/** Why a write of the programme was refused; the web has a sentence and a next step for each. */
export const REFERRAL_FAULTS = [
  'ORP_INVALID',
  /** The motorcycle is not in the garage of whoever applies. */
  'ORP_VEHICLE_UNKNOWN',
  /** Email or number are not those of the account, or not confirmed. */
  'ORP_CONTACT_OTHER',
  /** Staff recommend by their work. */
  'ORP_STAFF',
  /** They did not agree to the terms, or to earlier ones. */
  'ORP_TERMS',
  'ORP_ALREADY',
  /** The person is suspended, under this or another account: that is lifted first, or they are turned down. */
  'ORP_SUSPENDED',
  'ORP_NOT_AFFILIATE',
  'ORP_NOT_FOUND',
  /** The step does not lead on from where it stands. */
  'ORP_STATE',
  /** The account is in another name than the person's. */
  'ORP_ACCOUNT_NAME',
  /** Somebody else is paid to this account. */
  'ORP_ACCOUNT_TAKEN',
  /** Two people approve a payout. */
  'ORP_SECOND_PERSON',
  /** Nobody is owed enough, or no account is known. */
  'ORP_NOTHING_TO_PAY',
  /** Another payout is under way. */
  'ORP_PAYOUT_OPEN',
  /** Somebody is owed less than when the payout was prepared. */
  'ORP_PAYOUT_CHANGED',
  /** The bank may have transferred it: it ends only with the bank's word that it did not. */
  'ORP_PAYOUT_RELEASED',
  /** Somebody else than who released a payout writes down that the bank failed it. */
  'ORP_PAYOUT_OTHER_PERSON',
] as const;

export type ReferralFault = (typeof REFERRAL_FAULTS)[number];

/** What people hear whose step in the programme is refused. */
export const REFERRAL_REFUSALS = {
  people: ['customer', 'staff'],
  codes: REFERRAL_FAULTS,
  codeOf: (): ReferralFault => 'ORP_STATE',
  sentenceKey: (code: string) => `referrals.fault.${code}`,
  nextKey: (code: string) => `referrals.next.${code}`,
} as const;
