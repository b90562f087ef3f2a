import { describe, expect, it } from 'vitest';
import { goodsAgain } from '#web/domains/orders/cart/again.ts';

const CAP = {
  variantId: 'itm_cap_-',
  kind: 'apparel',
  slug: 'cap',
  size: '-',
  name: { en: 'Cap', id: 'Topi' },
  image: null,
  unitPrice: 149_000,
} as const;

describe('buying goods again', () => {
  it('brings each thing as often as it was ordered, at the price of its day, and nothing else of that order', () => {
    const item = { ...CAP, quantity: 2, position: 1, left: 1, received: 1, takenOut: 1 };
    expect(goodsAgain([item])).toEqual([{ thing: CAP, quantity: 2 }]);
    expect(goodsAgain([{ ...item, vin: 'VINCERVO' }])).toEqual([{ thing: CAP, quantity: 2 }]);
  });

  it('brings no service', () => {
    expect(goodsAgain([{ ...CAP, kind: 'service', quantity: 1 }])).toEqual([]);
  });
});
