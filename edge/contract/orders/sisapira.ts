/**
 * How far the government's help for one purchase is. The dealer checks the identity number, enters the
 * buyer, is verified after registration, and is paid. A check never stops a booking.
 */
export const SISAPIRA_STATUSES = [
  'NOT_CHECKED',
  'ELIGIBLE',
  'INELIGIBLE',
  'REGISTERED',
  'VERIFIED',
  'DISBURSED',
  'QUOTA_CLOSED',
] as const;
export type SisapiraStatus = (typeof SISAPIRA_STATUSES)[number];

/** What may follow; nothing where the programme has had its last word. */
export const NEXT_SISAPIRA: Readonly<Record<SisapiraStatus, readonly SisapiraStatus[]>> = {
  NOT_CHECKED: ['ELIGIBLE', 'INELIGIBLE', 'QUOTA_CLOSED'],
  ELIGIBLE: ['REGISTERED', 'INELIGIBLE', 'QUOTA_CLOSED'],
  REGISTERED: ['VERIFIED', 'INELIGIBLE', 'QUOTA_CLOSED'],
  VERIFIED: ['DISBURSED', 'INELIGIBLE'],
  INELIGIBLE: [],
  DISBURSED: [],
  QUOTA_CLOSED: [],
};

/** The programme does not pay for it. */
export const isHelpDenied = (status: SisapiraStatus | null): boolean =>
  status === 'INELIGIBLE' || status === 'QUOTA_CLOSED';

/** Of an order: null where no help was taken. Orders from before the status was noted are not checked. */
export const sisapiraOf = (order: {
  readonly helpId: string | null;
  readonly sisapiraStatus: SisapiraStatus | null;
}): SisapiraStatus | null =>
  order.helpId === null ? null : (order.sisapiraStatus ?? 'NOT_CHECKED');
