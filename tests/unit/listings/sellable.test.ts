import { describe, expect, it } from 'vitest';
import { sellableOf } from '#web/domains/listings/own/sellable.ts';

const battery = (serialNumber: string, batteryLock = false) => ({
  serialNumber,
  model: 'AB74-24',
  batteryLock,
});

const motorcycle = (vin: string, registrationPlate: string | null, batteries: object[]) => ({
  vin,
  productName: 'ALVA CERVO',
  colorName: 'Casual Blue',
  snapshot: `/pictures/${vin}.avif`,
  registrationPlate,
  batteries: batteries as ReturnType<typeof battery>[],
});

const OWN = [
  motorcycle('V1', 'B 4412 SXA', [battery('S1'), battery('S2', true)]),
  motorcycle('V2', null, [battery('S3')]),
];

const item = (
  vin: string | null,
  batteryNumber: string | null,
  refusal: 'ALREADY_LISTED' | null,
) => ({
  kind: vin ? ('MOTORCYCLE' as const) : ('BATTERY' as const),
  vin,
  batteryNumber,
  title: vin ? 'ALVA CERVO' : 'AB74-24',
  colorName: vin ? 'Casual Blue' : null,
  snapshot: null,
  openListing: null,
  refusal,
});

const keys = (rows: ReturnType<typeof sellableOf>): string[] => rows.map(({ key }) => key);

describe('what an owner could sell', () => {
  it('is from the garage without a connection, without a rented battery', () => {
    const rows = sellableOf(undefined, OWN, new Set());
    expect(keys(rows)).toEqual(['V1', 'S1', 'V2', 'S3']);
    expect(rows[1]?.vehicle).toEqual({ name: 'ALVA CERVO', plate: 'B 4412 SXA' });
  });

  it('names for each battery the motorcycle it is in, which stands above it with its picture', () => {
    const items = [
      item(null, 'S3', null),
      item(null, 'S9', null),
      item('V2', null, null),
      item(null, 'S1', null),
      item('V1', null, null),
    ];
    const rows = sellableOf(items, OWN, new Set());
    expect(keys(rows)).toEqual(['V1', 'S1', 'V2', 'S3', 'S9']);
    expect(rows.map(({ vehicle }) => vehicle?.plate)).toEqual([
      'B 4412 SXA',
      'B 4412 SXA',
      null,
      null,
      undefined,
    ]);
    expect(rows[0]?.snapshot).toBe('/pictures/V1.avif');
    expect(rows[4]?.vehicle).toBeNull();
  });

  it('has nothing that is on offer already, or that may not be offered', () => {
    const items = [item('V1', null, null), item('V2', null, 'ALREADY_LISTED')];
    expect(keys(sellableOf(items, OWN, new Set(['V1'])))).toEqual([]);
  });
});
