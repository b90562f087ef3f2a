import type { SealedColumn } from '#edge/platform/reseal/column.ts';
import { sealedInProof } from './courier/proof.ts';
import { sealedIn } from './owner.ts';

export const orderSealed: readonly SealedColumn[] = [
  {
    table: 'order_owner',
    column: 'identity_number_sealed',
    by: 'order_id',
    placeOf: (orderId) => sealedIn(orderId, 'identity'),
  },
  {
    table: 'order_owner',
    column: 'tax_number_sealed',
    by: 'order_id',
    placeOf: (orderId) => sealedIn(orderId, 'tax'),
  },
  {
    table: 'delivery_proof',
    column: 'received_by_sealed',
    by: 'id',
    placeOf: (id) => sealedInProof(id, 'received-by'),
  },
  {
    table: 'delivery_proof',
    column: 'signature_sealed',
    by: 'id',
    placeOf: (id) => sealedInProof(id, 'signature'),
  },
];
