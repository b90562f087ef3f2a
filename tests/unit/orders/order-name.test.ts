import { describe, expect, it } from 'vitest';
import { type NamedOrder, orderName } from '#edge/contract/orders/order-name.ts';

const HELMET = { name: { en: 'City helmet', id: 'Helm kota' } };
const CAP = { name: { en: 'Cap', id: 'Topi' } };
const names = (order: NamedOrder) => ({ en: orderName(order, 'en'), id: orderName(order, 'id') });

describe('the name of an order', () => {
  it('is the one of the moment of the order, in the language of its reader', () => {
    const product = { name: 'Helm kota +1', names: { en: 'City helmet +1', id: 'Helm kota +1' } };
    expect(names({ product, kind: 'GOODS', items: [CAP] })).toEqual(product.names);
  });

  it('is made of the things of an older order of goods, as a device may still have it', () => {
    const order = {
      product: { name: 'Helm kota +1' },
      kind: 'GOODS',
      items: [HELMET, CAP],
    } as const;
    expect(names(order)).toEqual({ en: 'City helmet +1', id: 'Helm kota +1' });
    expect(names({ ...order, items: [CAP] })).toEqual({ en: 'Cap', id: 'Topi' });
  });

  it('stays as it was written down where nothing else is there', () => {
    const product = { name: 'Servis berkala' };
    const both = { en: product.name, id: product.name };
    expect(
      names({ product, kind: 'SERVICE', items: [{ name: { en: 'Oil', id: 'Oli' } }] }),
    ).toEqual(both);
    expect(names({ product, kind: 'GOODS', items: [] })).toEqual(both);
    expect(names({ product, kind: 'GOODS', items: [{ name: { en: '', id: '' } }, CAP] })).toEqual(
      both,
    );
    expect(names({ product })).toEqual(both);
  });
});
