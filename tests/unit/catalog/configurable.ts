import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import type { ProductValueRecord } from '#edge/contract/catalog/product-record.ts';

export const NOW = Date.UTC(2026, 10, 21);
export const AROUND = { now: NOW, dealers: ['aec-scbd', 'dealer-bandung'], areas: ['31', '13'] };

const value = (
  component: string,
  code: string,
  more: Partial<ProductValueRecord> = {},
): ProductValueRecord => ({
  id: `val_${component}_${more.parent_code ?? ''}_${code}`,
  component,
  code,
  category: component,
  parent_code: null,
  name: { en: code, id: code },
  hex: null,
  battery1: null,
  battery2: null,
  is_rent_battery: code === 'rent',
  monthly_fee: code === 'rent' ? 275_000 : null,
  validity_to_show: null,
  validity_dealer_id: null,
  product_code: 'ADC-BP-1M-L1R2',
  images: [],
  ...more,
});

/** A model with every kind of choice: an ended colour, one of a single dealer, accents, a rental. */
export const MODEL: ConfigurableModel = {
  slug: 'alva-cervo',
  name: 'ALVA CERVO',
  standard_battery: 'dual',
  discount: 7_000_000,
  values: [
    value('color', 'launch-gold', { validity_to_show: NOW - 1 }),
    value('color', 'indie-red'),
    value('color', 'casual-blue'),
    value('color', 'viridian-green', { validity_dealer_id: 'aec-scbd' }),
    value('accent', 'black', { parent_code: 'indie-red' }),
    value('accent', 'white', { parent_code: 'indie-red' }),
    value('accent', 'black', { parent_code: 'casual-blue' }),
    value('battery', 'dual'),
    value('battery', 'rent'),
  ],
  price_lines: {
    '31': {
      dual: [42_365_000, 0, 0, 100_000, 60_000, 225_000],
      rent: [32_865_000, 0, 0, 100_000, 60_000, 225_000],
    },
    '13': { dual: [42_365_000, 317_500, 51_000, 100_000, 60_000, 225_000] },
  },
};
