import type { SealedColumn } from '#edge/platform/reseal/column.ts';
import { placeOf } from './document.ts';

/** Codes are over within a day, before a former key goes, and stay as they are. */
export const accountSealed: readonly SealedColumn[] = (
  ['identity_number', 'tax_number'] as const
).map((kind) => ({
  table: 'customer_document',
  column: `${kind}_sealed`,
  by: 'customer_id',
  placeOf: (customerId) => placeOf(kind, customerId),
}));
