import * as v from 'valibot';
import { inLocale, LOCALES, type LocalisedText } from '#edge/contract/locale.ts';
import {
  RECEIPT_LIMITS,
  type ReceiptItem,
  type ReceiptState,
  receiptCode,
  receiptNumber,
} from '#edge/contract/orders/receipt.ts';
import { MeteraiStateEnum, ReceiptStateEnum } from '#edge/domains/orders/enums.ts';
import { LocalisedTextRef } from '#edge/domains/shop/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type ReceiptByCode, receiptByCode } from './receipt.sql.ts';

const TRIES = declareLimit({
  purpose: 'orders.receipt',
  most: RECEIPT_LIMITS.tries,
  windowMs: RECEIPT_LIMITS.windowMs,
  what: 'receipts checked by their code',
  by: 'customer, else address',
});

const stateOf = ({ attemptState, refundedIdr, amountIdr }: ReceiptByCode): ReceiptState => {
  if (attemptState !== 'SETTLED') return 'REVERSED';
  if (refundedIdr >= amountIdr) return 'REFUNDED';
  return refundedIdr > 0 ? 'PARTLY_REFUNDED' : 'VALID';
};

const ItemRef = main.objectRef<ReceiptItem>('ReceiptItem').implement({
  description: 'One thing of a receipt for goods or a service.',
  fields: (t) => ({
    names: t.field({
      type: [LocalisedTextRef],
      resolve: ({ name }): LocalisedText[] =>
        LOCALES.map((locale) => ({ locale, text: inLocale(name, locale) })),
    }),
    size: t.exposeString('size', { description: '`-` where there is only one.' }),
    quantity: t.exposeInt('quantity'),
  }),
});

const ReceiptRef = main.objectRef<ReceiptByCode>('Receipt').implement({
  description: 'What a receipt says, for whoever holds it: no address, no number of anything else.',
  fields: (t) => ({
    number: t.string({ resolve: ({ sequence, issuedAt }) => receiptNumber(sequence, issuedAt) }),
    state: t.field({ type: ReceiptStateEnum, resolve: stateOf }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    paidAt: t.field({ type: 'DateTime', resolve: ({ facts }) => facts.paidAt }),
    amount: t.expose('amountIdr', { type: 'Rupiah' }),
    refunded: t.field({
      type: 'Rupiah',
      description: 'What of it has gone back to whoever paid.',
      resolve: ({ refundedIdr, amountIdr }) => Math.min(amountIdr, Number(refundedIdr)),
    }),
    inWords: t.string({
      description: 'The amount in Indonesian words.',
      resolve: ({ facts }) => facts.inWords,
    }),
    payer: t.string({
      description: 'Masked.',
      resolve: ({ facts }) => maskedName(facts.payer.name),
    }),
    seller: t.string({ resolve: ({ facts }) => facts.seller.name }),
    productName: t.string({ resolve: ({ facts }) => facts.product.name }),
    items: t.field({
      type: [ItemRef],
      description: 'What was bought, of goods or a service; empty of a motorcycle.',
      resolve: ({ facts }) => [...(facts.items ?? [])],
    }),
    method: t.string({ nullable: true, resolve: ({ facts }) => facts.method }),
    meterai: t.field({
      type: MeteraiStateEnum,
      description: 'Stamp duty.',
      resolve: ({ facts, meteraiSerial }) => (meteraiSerial === null ? facts.meterai : 'AFFIXED'),
    }),
    meteraiSerial: t.exposeString('meteraiSerial', {
      nullable: true,
      description:
        'Of the electronic stamp; on the receipt’s file it cannot be, which is never drawn anew.',
    }),
    hash: t.exposeString('hash', { description: 'SHA-256 of the PDF, in hexadecimal digits.' }),
  }),
});

main.queryField('receiptByCode', (t) =>
  t.field({
    type: ReceiptRef,
    nullable: true,
    description: 'Checks a receipt by the code printed on it, without an account. Limited.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context) => {
      const actor = await context.actor();
      const who = actor.kind === 'customer' ? actor.customerId : undefined;
      await holdToAttempts(context, TRIES, await triedBy(who, context));
      const parsed = v.safeParse(receiptCode(), code);
      if (!parsed.success) return null;
      const [receipt] = await context.readPrimary(receiptByCode({ code: parsed.output }));
      // Written by issue.ts alone, and refused to change.
      return receipt === undefined ? null : (receipt as ReceiptByCode);
    },
  }),
);
