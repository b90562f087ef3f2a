import type { ProductRecord } from './product-record.ts';

/** Models in the order in which they are shown everywhere. */
export const inProductOrder = <P extends Pick<ProductRecord, 'order_sequence'>>(
  products: readonly P[],
): P[] => products.toSorted((a, b) => a.order_sequence - b.order_sequence);
