import { describe, expect, it } from 'vitest';
import { ownHolds, withOwnHolds } from '#web/domains/orders/cart/own-holds.ts';

const item = (variantId: string, quantity: number) => ({
  variantId,
  kind: 'apparel' as const,
  slug: variantId,
  size: '-',
  name: { en: 'Cap', id: 'Topi' },
  image: null,
  quantity,
  unitPrice: 250_000,
});
const order = (more: object) => ({
  state: 'WAITING_PAYMENT' as const,
  kind: 'GOODS' as const,
  items: [item('cap', 2), item('tee', 1)],
  ...more,
});

describe('what a person can have of a thing', () => {
  it('is what anybody can have and what their own unpaid orders hold: the last piece is not sold out', () => {
    const holds = ownHolds([order({}), order({ items: [item('cap', 1)] })]);
    const sizes = [
      { id: 'cap', size: '-', stock: 0 },
      { id: 'bag', size: '-', stock: 4 },
    ];
    expect(withOwnHolds(sizes, holds)).toEqual([
      { id: 'cap', size: '-', stock: 3 },
      { id: 'bag', size: '-', stock: 4 },
    ]);
  });

  it('is nothing more by orders that are paid, ended, or no goods', () => {
    const others = [
      order({ state: 'PAYMENT_SETTLED' }),
      order({ state: 'CANCELLED' }),
      order({ kind: 'SERVICE' }),
      order({ kind: undefined, items: undefined }),
    ];
    expect(ownHolds(others).size).toBe(0);
  });
});
