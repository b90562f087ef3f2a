import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#edge/contract/error-codes.ts';
import {
  type BankDetails,
  bankDetails,
  type CancelOrderInput,
  cancelOrderInput,
  ORDER_LIMITS,
  trackOrderInput,
} from '#edge/contract/orders/after-placing.ts';
import {
  ORDER_ERROR_CODES,
  ORDER_FAULTS,
  type OrderErrorCode,
  type OrderFault,
} from '#edge/contract/orders/faults.ts';
import {
  CANCELLATION_REASONS,
  type CancellationReason,
  ENDING_REASONS,
  type EndingReason,
  HISTORY_KINDS,
  type HistoryKind,
} from '#edge/contract/orders/history.ts';
import {
  bookingNumberOf,
  ORDER_CODE_LENGTH,
  ORDER_CODE_LETTERS,
  orderCode,
  readableCode,
} from '#edge/contract/orders/ids.ts';
import type { ContactDetails, OwnerDetails } from '#edge/contract/orders/owner.ts';
import {
  type CompleteOrderInput,
  completeOrderInput,
  type PlaceOrderInput,
  placeOrderInput,
  type QuoteOrderInput,
  quoteOrderInput,
} from '#edge/contract/orders/place-order.ts';
import { COMPLETION, deadlineAt, isOver, windowOf } from '#edge/contract/orders/windows.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import enOrders from '#web/platform/i18n/messages/en/orders.ts';
import en from '#web/platform/i18n/messages/en/validation.ts';

const place = { address: 'Jl. Melati 4', provinceId: '31', cityId: '3174', zipCode: '12810' };
const reached = { email: 'ayu@alva.demo', phoneNumber: '0812 1001 0001' };
const UPLOAD = `upl_${'0'.repeat(26)}`;
const person = {
  customerType: 'personal',
  identityKind: 'KTP',
  isbuyer: true,
  name: 'Ayu Lestari',
  identityNumber: '3174 0147 0390 0001',
  identityCardImage: UPLOAD,
  ...place,
  ...reached,
};
const company = {
  customerType: 'company',
  isbuyer: false,
  name: 'PT Angin 88',
  taxNumber: '01.234.567.8-901.000',
  picName: 'Budi Santoso',
  picPhoneNumber: '081210010002',
  ...place,
  ...reached,
};
const choice = {
  color: 'indie-red',
  accent: null,
  battery: 'single',
  area: '31',
  dealer: 'alva-bsd',
  delivery: 'PICKUP_AT_DEALER',
};
const order = {
  id: `ord_${'0'.repeat(26)}`,
  slug: 'alva-cervo',
  choice,
  orderType: 'BOOKING',
  paymentOption: 'FULL_PAYMENT',
  help: false,
  preOrder: false,
  termsAccepted: true,
  contact: { name: 'Ayu Lestari', ...reached },
  total: 36_490_000,
  due: 500_000,
};
/** What the pages build on: the schemas' outputs under their names. */
interface Named {
  readonly place: PlaceOrderInput;
  readonly quote: QuoteOrderInput;
  readonly complete: CompleteOrderInput;
  readonly cancel: CancelOrderInput;
  readonly owner: OwnerDetails;
  readonly contact: ContactDetails;
  readonly bank: BankDetails;
  readonly reasons: readonly [CancellationReason, EndingReason];
  readonly refused: OrderFault | OrderErrorCode;
  readonly entry: HistoryKind;
}

const keysOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

describe('a checkout', () => {
  it('is complete as a booking without owner, and gives numbers in one form', () => {
    const parsed: Named['place'] = v.parse(placeOrderInput, order);
    expect(parsed.contact.phoneNumber).toBe('+6281210010001');
    expect(parsed.owner).toBeNull();
    expect(parsed.coupon).toBeNull();
  });

  it('takes a person with KTP, a person with KITAS and a company with its tax number', () => {
    for (const owner of [
      person,
      { ...person, identityKind: 'KITAS', identityNumber: '2C11 AB-9' },
      company,
    ])
      expect(
        keysOf(placeOrderInput, { ...order, orderType: 'FULL_PURCHASE', owner }),
      ).toBeUndefined();
  });

  it.each([
    ['an owner of a direct order', { orderType: 'FULL_PURCHASE' }, 'owner: owner.empty'],
    [
      'a price for the province on the papers',
      { owner: { ...person, provinceId: '32', cityId: '3273' } },
      'owner: province-of-price',
    ],
    [
      'a price for the province on the papers of a company, too',
      { orderType: 'FULL_PURCHASE', owner: { ...company, provinceId: '32', cityId: '3273' } },
      'owner: province-of-price',
    ],
    [
      'sixteen digits',
      { owner: { ...person, identityNumber: '123' } },
      'owner.identityNumber: nik.digits',
    ],
    [
      'the picture',
      { owner: { ...person, identityCardImage: '' } },
      'owner.identityCardImage: ktp.empty',
    ],
    [
      'a tax number of a company',
      { owner: { ...company, taxNumber: '' } },
      'owner.taxNumber: required',
    ],
    ['a dealer', { choice: { ...choice, dealer: '' } }, 'choice.dealer: dealer'],
    [
      'an address to deliver to',
      { choice: { ...choice, delivery: 'DELIVER_TO_HOME' } },
      'address: address',
    ],
    ['consent to the terms', { termsAccepted: false }, 'termsAccepted: terms'],
    ['an id of a device', { id: 'ord_1' }, 'id: id'],
    [
      'installments of a direct order that is paid by them',
      { orderType: 'FULL_PURCHASE', owner: company, paymentOption: 'INSTALLMENT' },
      'installment: required',
    ],
    [
      'a person who is financed, not a company',
      { owner: company, paymentOption: 'INSTALLMENT' },
      'paymentOption: payment-option.company',
    ],
    [
      'agreement to a murabahah',
      {
        installment: { provider: 'PAPITUPI', months: 12, downPayment: 6_000_000, isAgreed: false },
      },
      'installment.isAgreed: syariah-agreement',
    ],
    ['a short code', { coupon: 'x'.repeat(33) }, 'coupon: promo-code.too-long'],
    ['whole rupiah', { total: 0.5 }, 'total: required'],
  ])('needs %s', (_, change, key) => {
    expect(keysOf(placeOrderInput, { ...order, ...change })).toContain(key);
  });

  it('asks for less to name a price, and for the rest after allocation', () => {
    expect(keysOf(quoteOrderInput, order)).toBeUndefined();
    const { paymentOption, help, total, due } = order;
    const rest = { orderId: order.id, owner: person, paymentOption, help, total, due };
    expect(keysOf(completeOrderInput, rest)).toBeUndefined();
    expect(keysOf(completeOrderInput, { ...rest, paymentOption: 'INSTALLMENT' })).toEqual([
      'installment: required',
    ]);
  });
});

describe('an order code', () => {
  it('is read as people type it', () => {
    const typed = ['k7q2m-9xh4d', 'NUP-K7Q2M9XH4D', 'nup k7q2m 9xh4d'];
    for (const each of typed) expect(v.parse(orderCode(), each)).toBe('K7Q2M9XH4D');
    expect(v.parse(orderCode(), 'oIl2m9xh4d')).toBe('0112M9XH4D');
    expect(v.parse(orderCode(), bookingNumberOf('K7Q2M9XH4D'))).toBe('K7Q2M9XH4D');
    expect(readableCode('K7Q2M9XH4D')).toBe('K7Q2M-9XH4D');
    expect(keysOf(orderCode(), 'K7Q2')).toEqual(['null: order-code']);
    expect(new Set(ORDER_CODE_LETTERS).size ** ORDER_CODE_LENGTH).toBe(2 ** 50);
  });

  it('tracks with the phone number only', () => {
    expect(keysOf(trackOrderInput, { code: 'K7Q2M9XH4D' })?.length).toBe(1);
  });
});

describe('a cancellation', () => {
  const input = { orderId: order.id, reason: 'NOT_WANTED', refund: 500_000 };
  const bank = {
    bankName: 'BCA',
    accountNumber: '123-456-7890',
    fullName: 'Ayu Lestari',
    identityNumber: person.identityNumber,
  };

  it('has a reason of the list, and words when it is another one', () => {
    expect(keysOf(cancelOrderInput, input)).toBeUndefined();
    expect(keysOf(cancelOrderInput, { ...input, reason: 'OTHER' })).toEqual(['note: required']);
    expect(keysOf(cancelOrderInput, { ...input, reason: 'FRAUD' })?.length).toBe(1);
    const note = 'x'.repeat(ORDER_LIMITS.note + 1);
    expect(keysOf(cancelOrderInput, { ...input, note })).toEqual(['note: note.too-long']);
  });

  it('names a whole bank account or none', () => {
    expect(v.parse(bankDetails, bank).accountNumber).toBe('1234567890');
    for (const field of Object.keys(bank))
      expect(keysOf(bankDetails, { ...bank, [field]: '' })?.length, field).toBe(1);
  });
});

describe('a payment window', () => {
  it('lasts a day, of a pre-order an hour, and is over at its very end', () => {
    expect(windowOf({ preOrder: false, windows: null })).toBe(DAY_MS);
    expect(windowOf({ preOrder: true, windows: null })).toBe(HOUR_MS);
    expect([isOver(10, 9), isOver(10, 10), isOver(null, 10)]).toEqual([false, true, false]);
    expect(COMPLETION).toBe(7 * DAY_MS);
  });

  it('is the one the order was placed with, wherever it is to be paid', () => {
    const windows = { usual: 48 * HOUR_MS, preOrder: 2 * HOUR_MS, helpDifference: 1, change: 2 };
    const ends = [false, true].map((preOrder) => [
      deadlineAt('WAITING_PAYMENT.BOOKING', { preOrder, windows }),
      deadlineAt('WAITING_PAYMENT.FINAL', { preOrder, windows }),
    ]);
    expect(ends).toEqual([
      [48 * HOUR_MS, 48 * HOUR_MS],
      [2 * HOUR_MS, 48 * HOUR_MS],
    ]);
  });
});

describe('messages of orders', () => {
  it('exist for every refusal, reason and fault of an input', () => {
    for (const fault of ORDER_FAULTS) expect(Object.keys(enOrders)).toContain(`fault.${fault}`);
    for (const reason of ENDING_REASONS)
      expect(Object.keys(enOrders)).toContain(`reason.${reason}`);
    expect(CANCELLATION_REASONS).toHaveLength(7);
    expect(HISTORY_KINDS).toContain('ORDER_STATE_TRANSITION');
    for (const code of ORDER_ERROR_CODES) expect(ERROR_CODES).toContain(code);
    const folder = new URL('../../../edge/contract/orders/', import.meta.url);
    const keys = ['owner', 'place-order', 'ids', 'after-placing'].flatMap((file) => {
      const text = readFileSync(new URL(`${file}.ts`, folder), 'utf8');
      return [...text.matchAll(/, '([a-z-]+(?:\.[a-z-]+)?)'\)/g)].map(([, key]) => key ?? '');
    });
    expect(readdirSync(folder).length).toBeGreaterThan(8);
    expect(keys.length).toBeGreaterThan(15);
    for (const key of keys) if (key !== 'id') expect(Object.keys(en)).toContain(key);
  });
});
