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
  /** Photo of a hand-over, or the receipt of a cost; taken by staff. */
  DELIVERY: 'other',
  /** A paper for a financing company; encrypted where it is stored. */
  FINANCING: 'other',
} as const satisfies Record<string, keyof typeof UPLOAD_BYTES>;

export type UploadPurpose = keyof typeof UPLOAD_PURPOSES;

/** Files whose bytes are encrypted by the shop itself, before any storage has them. */
export const SEALED_PURPOSES: readonly string[] = ['FINANCING'] satisfies readonly UploadPurpose[];

/** `RECEIPT`: made by the shop itself, and taken from nobody. */
export type FilePurpose = UploadPurpose | 'RECEIPT';

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
