import type { SealedColumn } from '#edge/platform/reseal/column.ts';
import { payeePlace } from './programme/payee.ts';

const of = (table: string, column: string): SealedColumn => ({
  table,
  column,
  by: 'customer_id',
  placeOf: payeePlace,
});

export const referralSealed: readonly SealedColumn[] = [
  of('affiliate_payee', 'account_number_sealed'),
  of('affiliate_payee', 'tax_number_sealed'),
  of('payout', 'account_number_sealed'),
];
