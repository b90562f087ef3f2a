import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import {
  afterPlacing,
  afterStarting,
  INITIAL_PURCHASE,
  type PurchaseState,
  readPurchase,
  resetPurchase,
} from '#web/platform/purchase/state.ts';

const FULL: PurchaseState = {
  ...INITIAL_PURCHASE,
  productSlug: 'alva-cervo',
  delivery: { type: 'DELIVER_TO_HOME', dealer: 'aec-scbd', home: null },
  paymentOption: 'INSTALLMENT',
  coupon: 'RIDE',
  salesOrder: 'so',
  bookingFeeID: 'fee',
  bookingNumber: 'nup',
  pinpointError: 'address-out-of-reach',
  configurations: { 'alva-cervo': { color: 'indie-red' } },
};

describe('the purchase', () => {
  it('begins as a booking that is paid in full', () => {
    expect(INITIAL_PURCHASE).toMatchObject({
      purchaseOrderType: 'BOOKING',
      paymentOption: 'FULL_PAYMENT',
    });
  });

  it('clears on reset what the specification lists, and keeps what was configured', () => {
    expect(resetPurchase(FULL)).toEqual({
      ...INITIAL_PURCHASE,
      productSlug: 'alva-cervo',
      configurations: FULL.configurations,
    });
  });

  it('knows the order that was placed last, and the payment of its fee', () => {
    const order = {
      id: 'ord_1',
      orderCode: '0123456789',
      bookingNumber: 'NUP-0123456789',
      orderType: 'BOOKING',
      preOrder: true,
    } as const;
    const placed = afterPlacing({ ...FULL, paymentMethod: 'bca_va' }, order);
    expect(placed).toEqual({
      ...resetPurchase(FULL),
      paymentMethod: 'bca_va',
      salesOrder: 'ord_1',
      salesOrderNumber: null,
      orderCode: '0123456789',
      bookingNumber: 'NUP-0123456789',
      preOrder: true,
    });
    const direct = { ...order, orderType: 'FULL_PURCHASE', bookingNumber: null } as const;
    expect(afterPlacing(FULL, direct).salesOrderNumber).toBe('0123456789');
    const payment = { id: 'pay_1' } as OrderRecord['payment'];
    const fee = { id: 'ord_1', phase: 'BOOKING', payment } as const;
    expect(afterStarting(placed, fee).bookingFeeID).toBe('pay_1');
    expect(afterStarting(placed, { ...fee, phase: 'FINAL' }).bookingFeeID).toBeNull();
    expect(afterStarting(placed, { ...fee, id: 'ord_2' }).bookingFeeID, 'another order').toBeNull();
  });

  it('comes back from the storage as it went in', () => {
    expect(readPurchase(JSON.stringify(FULL))).toEqual(FULL);
  });

  it.each([null, '', '{', '[]', '"x"', 'null', '7'])('begins anew on %j', (raw) => {
    expect(readPurchase(raw)).toEqual(INITIAL_PURCHASE);
  });

  it('drops fields of another kind and those it does not know', () => {
    const raw = { configurations: [], saved: {}, preOrder: 'yes', stranger: 1, coupon: 'RIDE' };
    expect(readPurchase(JSON.stringify(raw))).toEqual({ ...INITIAL_PURCHASE, coupon: 'RIDE' });
  });

  it('is readable whatever is in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        expect(Object.keys(readPurchase(raw))).toEqual(Object.keys(INITIAL_PURCHASE));
      }),
    );
  });

  it('has no field for identity numbers or documents', () => {
    expect(Object.keys(INITIAL_PURCHASE).join()).not.toMatch(/identity|nik|ktp|npwp|tax/i);
  });
});
