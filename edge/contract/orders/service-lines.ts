import { type PriceLine, withoutVat } from './price-lines.ts';
import type { VatRate } from './vat.ts';

/** The lines of an order of one service; its price has the tax in it. Whole rupiah. */
export const serviceLines = (
  priceIdr: number,
  { basisPoints }: Pick<VatRate, 'basisPoints'>,
): PriceLine[] => {
  const net = withoutVat(priceIdr, basisPoints);
  return [
    { type: 'GOODS', key: 'service', amount: net },
    { type: 'TAX', key: 'vat', amount: priceIdr - net, basisPoints },
  ];
};
