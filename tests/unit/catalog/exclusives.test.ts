import { describe, expect, it } from 'vitest';
import type { ProductValueRecord } from '#edge/contract/catalog/product-record.ts';
import { exclusivesOf } from '#web/domains/catalog/at-center/exclusives.ts';

const UNTIL = 1_000;

const color = (code: string, dealer: string | null, until: number | null): ProductValueRecord => ({
  id: code,
  component: 'color',
  code,
  category: 'standard',
  parent_code: null,
  name: { en: `${code} in English`, id: `${code} dalam bahasa Indonesia` },
  hex: '#000000',
  battery1: null,
  battery2: null,
  is_rent_battery: false,
  monthly_fee: null,
  validity_to_show: until,
  validity_dealer_id: dealer,
  product_code: null,
  images: [],
});

const products = [
  {
    slug: 'alva-n3',
    values: [
      color('black', null, null),
      color('green', 'aec-scbd', UNTIL),
      color('blue', 'aec-bali', null),
    ],
  },
  { slug: 'alva-cervo', values: [color('black', null, null)] },
];

describe('what only a center offers', () => {
  it('is named by model, in the language of the page', () => {
    expect(exclusivesOf(products, 'aec-scbd', UNTIL - 1, 'id')).toEqual({
      'alva-n3': ['green dalam bahasa Indonesia'],
      'alva-cervo': [],
    });
  });

  it('ends when its time is over', () => {
    expect(exclusivesOf(products, 'aec-scbd', UNTIL, 'en')['alva-n3']).toEqual([]);
  });
});
