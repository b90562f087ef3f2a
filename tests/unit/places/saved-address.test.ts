import { describe, expect, it } from 'vitest';
import type { AddressRecord } from '#edge/contract/places/address-record.ts';
import { NO_ADDRESS, pendingIn, valuesOf } from '#web/domains/places/address/saved-address.ts';
import { savedRegion } from '#web/domains/places/picker/saved-region.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

const record: AddressRecord = {
  provinceId: '35',
  provinceName: 'Jawa Timur',
  cityId: '3578',
  cityName: 'Kota Surabaya',
  districtId: '357804',
  districtName: 'Wonokromo',
  address: 'Jl. Raya Darmo',
  zipCode: '60241',
  note: null,
  latitude: null,
  longitude: null,
  changedAt: 1,
};

const item = (seq: number, operation: string, state: OutboxItem['state'], address: string) =>
  ({
    seq,
    operation,
    state,
    variables: { input: { ...record, address } },
  }) as unknown as OutboxItem;

describe('the address on the form', () => {
  it('is the saved one, and nothing when none is known', () => {
    expect(valuesOf(record, undefined)).toMatchObject({ address: 'Jl. Raya Darmo', note: '' });
    expect(valuesOf(undefined, undefined)).toEqual(NO_ADDRESS);
  });

  it('is the last one given here, as long as it has not arrived', () => {
    const items = [
      item(1, 'updateCustomerAddress', 'waiting', 'first'),
      item(2, 'updateCustomerAddress', 'waiting', 'second'),
      item(3, 'setStationFavourite', 'waiting', 'a favourite'),
      item(4, 'updateCustomerAddress', 'sent', 'arrived'),
    ];
    expect(valuesOf(record, pendingIn(items))).toMatchObject({ address: 'second' });
    expect(pendingIn(items.slice(2))).toBeUndefined();
  });

  it('is still the one that was refused, so that it can be put right', () => {
    const items = [item(1, 'updateCustomerAddress', 'refused', 'wrong')];
    expect(valuesOf(record, pendingIn(items))).toMatchObject({ address: 'wrong' });
  });
});

describe('the lists of the address where none are on the device', () => {
  it('name the city and the district that were saved', () => {
    expect(savedRegion(record, '35')).toEqual([
      {
        id: '3578',
        name: 'Kota Surabaya',
        at: null,
        districts: [{ id: '357804', name: 'Wonokromo' }],
      },
    ]);
  });

  it('say nothing of another province, or where nothing was saved', () => {
    expect(savedRegion(record, '31')).toBeUndefined();
    expect(savedRegion(undefined, '35')).toBeUndefined();
  });
});
