import { idPattern } from './ids.ts';
import type { UPLOAD_BYTES } from './validators/upload.ts';

/** What a file is for, and which limit of size that has. */
export const UPLOAD_PURPOSES = {
  /** Photo of a rider's report about a charging station. */
  REPORT: 'other',
  /** Photo of a motorcycle or battery that is for sale. */
  LISTING: 'other',
  AVATAR: 'other',
  IDENTITY_CARD: 'identityCard',
  TAX_CARD: 'identityCard',
  FAMILY_CARD: 'identityCard',
  /** Photo of a hand-over, or the receipt of a cost; taken by staff. */
  DELIVERY: 'other',
  /** A paper for a financing company; encrypted where it is stored. */
  FINANCING: 'other',
  /** A picture in a complaint about an order; encrypted where it is stored. */
  COMPLAINT: 'other',
  /** Photo of goods that go back: what is wrong with them. */
  RETURN: 'other',
} as const satisfies Record<string, keyof typeof UPLOAD_BYTES>;

export type UploadPurpose = keyof typeof UPLOAD_PURPOSES;

/**
 * `RECEIPT`, `SLIP` of a payout, `SLIP_RETURNED` of one that the bank sent back, and `EXPORT` of all data of a person: made by the shop itself, and taken from nobody.
 * `HAND_OVER`: what a courier photographed at a customer's door; it is that customer's.
 */
export type FilePurpose =
  | UploadPurpose
  | 'RECEIPT'
  | 'SLIP'
  | 'SLIP_RETURNED'
  | 'EXPORT'
  | 'HAND_OVER';

const PERSONAL = ['IDENTITY_CARD', 'TAX_CARD', 'FAMILY_CARD', 'EXPORT'] as const;

/**
 * Files whose bytes are encrypted by the shop itself, before any storage has them. The row says whether
 * this one is: identity cards were not, at first.
 */
export const SEALED_PURPOSES: readonly string[] = [
  ...PERSONAL,
  'FINANCING',
  'COMPLAINT',
  'HAND_OVER',
  'SLIP',
  'SLIP_RETURNED',
] satisfies readonly FilePurpose[];

/** Whether the owner of such a file has to sign in anew to see it. */
export const isPersonalPaper = (purpose: string): boolean =>
  (PERSONAL as readonly string[]).includes(purpose);

/** Why a file is not taken; the web translates `validation.<key>`. */
export type UploadFault =
  | 'file.empty'
  | 'file.too-large'
  | 'file.identity-card-too-large'
  | 'file.type'
  | 'file.broken'
  | 'file.too-many-pixels'
  | 'file.too-many'
  | 'file.id';

export const UPLOAD_ID = idPattern('upl');

/** Where a file is read. */
export const fileUrl = (id: string): string => `/files/${id}`;
