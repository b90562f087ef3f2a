import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodsLines } from '#edge/contract/orders/cart/goods-lines.ts';
import { LEAST_TOTAL_IDR } from '#edge/contract/orders/cart/limits.ts';
import { allot, quoteShipping } from '#edge/contract/orders/cart/shipping.ts';
import { totalOf } from '#edge/contract/orders/price-lines.ts';

const PLACES = ['a', 'b', 'c'];
const VARIANTS = ['cap', 'tee'];

const stock = fc.array(
  fc.record({
    variantId: fc.constantFrom(...VARIANTS),
    dealerSlug: fc.constantFrom(...PLACES),
    free: fc.integer({ min: 0, max: 6 }),
  }),
  { maxLength: 6 },
);
const unique = (rows: { variantId: string; dealerSlug: string; free: number }[]) => [
  ...new Map(rows.map((row) => [`${row.variantId} ${row.dealerSlug}`, row])).values(),
];

describe('where the goods of an order come from', () => {
  it('gives each thing as often as it is wanted, from no place more than it has, and says so when there is too little', () => {
    const wanted = fc.record({
      cap: fc.integer({ min: 1, max: 9 }),
      tee: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(stock, wanted, (rows, want) => {
        const there = unique(rows);
        const request = VARIANTS.map((variantId) => ({
          variantId,
          quantity: want[variantId as 'cap'],
        }));
        const allotments = allot(request, there, PLACES);
        const freeOf = (variantId: string) =>
          there
            .filter((row) => row.variantId === variantId)
            .reduce((sum, row) => sum + row.free, 0);
        const isEnough = request.every((each) => freeOf(each.variantId) >= each.quantity);
        expect(allotments !== null).toBe(isEnough);
        for (const { variantId, quantity } of allotments === null ? [] : request) {
          const parts = (allotments ?? []).filter((each) => each.variantId === variantId);
          expect(parts.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
        }
        for (const part of allotments ?? []) {
          const row = there.find(
            (each) => each.variantId === part.variantId && each.dealerSlug === part.dealerSlug,
          );
          expect(part.quantity).toBeLessThanOrEqual(row?.free ?? 0);
        }
      }),
    );
  });

  it('is one place where one has everything, the nearest of these', () => {
    const rows = [
      { variantId: 'cap', dealerSlug: 'a', free: 9 },
      { variantId: 'cap', dealerSlug: 'b', free: 1 },
      { variantId: 'tee', dealerSlug: 'b', free: 1 },
      { variantId: 'cap', dealerSlug: 'c', free: 9 },
      { variantId: 'tee', dealerSlug: 'c', free: 9 },
    ];
    const from = (quantity: number) =>
      allot(
        [
          { variantId: 'cap', quantity },
          { variantId: 'tee', quantity },
        ],
        rows,
        PLACES,
      )?.map(({ dealerSlug }) => dealerSlug);
    expect(from(1)).toEqual(['b', 'b']);
    expect(from(2)).toEqual(['c', 'c']);
    expect(from(10)).toEqual(['a', 'b', 'b', 'c']);
  });
});

describe('what a delivery costs', () => {
  const at = (lat: number) => ({ lat, lon: 106.8 });
  const shipment = {
    wanted: [{ variantId: 'cap', quantity: 3, weightGrams: 400 }],
    stock: PLACES.map((dealerSlug) => ({ variantId: 'cap', dealerSlug, free: 2 })),
    places: [
      { dealerSlug: 'a', ...at(-6.2) },
      { dealerSlug: 'b', ...at(-7.5) },
    ],
    to: at(-6.25),
    hasAddress: true,
    isDangerous: false,
  };

  it('follows weight and distance, a parcel for each place', () => {
    // 0.8 kg from 6 km, 0.4 kg from 139 km.
    expect(quoteShipping('PARCEL', null, shipment)).toMatchObject({
      ok: true,
      fee: 10_000 + 14_000,
    });
    const heavy = { ...shipment, wanted: [{ variantId: 'cap', quantity: 2, weightGrams: 1_700 }] };
    expect(quoteShipping('PARCEL', null, heavy)).toMatchObject({ fee: 4 * 10_000 });
    expect(quoteShipping('COURIER', null, heavy)).toMatchObject({ fee: 25_000 });
    expect(quoteShipping('PICKUP', 'b', heavy)).toMatchObject({ ok: true, fee: 0 });
  });

  it('says why there is none: no address, too far, dangerous, or too few there', () => {
    const fault = (...of: Parameters<typeof quoteShipping>) => {
      const quoted = quoteShipping(...of);
      return quoted.ok ? null : quoted.fault;
    };
    expect(fault('PARCEL', null, { ...shipment, hasAddress: false })).toBe('NO_ADDRESS');
    expect(fault('PARCEL', null, { ...shipment, isDangerous: true })).toBe('DANGEROUS');
    expect(fault('COURIER', null, { ...shipment, to: at(2) })).toBe('OUT_OF_REACH');
    expect(fault('COURIER', null, { ...shipment, to: null })).toBe('OUT_OF_REACH');
    expect(fault('COURIER', null, shipment)).toBe('STOCK');
    expect(fault('PICKUP', 'a', shipment)).toBe('STOCK');
    expect(fault('PICKUP', 'closed', shipment)).toBe('STOCK');
  });
});

describe('the lines of an order of goods', () => {
  it('add up to the total, which is never negative and always payable', () => {
    const rupiah = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(rupiah, rupiah, rupiah, (goods, shipping, coupon) => {
        const lines = goodsLines({ goods, shipping, coupon }, 1_100);
        const total = totalOf(lines);
        const off = -(lines.find(({ key }) => key === 'coupon')?.amount ?? 0);
        expect(total).toBe(goods + shipping - off);
        expect(off).toBeLessThanOrEqual(Math.min(coupon, goods));
        expect(total).toBeGreaterThanOrEqual(Math.min(goods + shipping, LEAST_TOTAL_IDR));
        for (const { amount } of lines) expect(Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});
