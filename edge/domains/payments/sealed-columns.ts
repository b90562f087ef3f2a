import type { SealedColumn } from '#edge/platform/reseal/column.ts';
import { refundPlace } from './destination.ts';

export const paymentSealed: readonly SealedColumn[] = [
  { table: 'payment_refund', column: 'destination', by: 'ref', placeOf: refundPlace },
];
