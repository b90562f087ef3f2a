import { describe, expect, it } from 'vitest';
import { orderRecord } from '#edge/contract/orders/order-record.ts';
import { fieldNames } from '#edge/contract/sync/record-schema.ts';

const fields = fieldNames(orderRecord);

describe('the record of an order on a device', () => {
  it('has the fields that a stepper and a payment without signal need', () => {
    for (const name of ['state', 'phase', 'expiresAt', 'lines.amount', 'payment.vaNumber'])
      expect(fields).toContain(name);
    expect(fields).toContain('payment.qrString');
  });

  it('has no identity or tax number, bank account, picture of a document or phone number', () => {
    const forbidden = /identity|tax(Card|Number)|nik|npwp|kitas|account|card|phone|email/i;
    expect(fields.filter((name) => forbidden.test(name))).toEqual([]);
  });
});
