import * as v from 'valibot';
import { type InvoiceState, invoiceNumber } from '#edge/contract/orders/invoice.ts';
import { RECEIPT_LIMITS, receiptCode } from '#edge/contract/orders/receipt.ts';
import { InvoiceStateEnum } from '#edge/domains/orders/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type InvoiceByCode, invoiceByCode } from './invoice.sql.ts';

const TRIES = declareLimit({
  purpose: 'orders.invoice',
  most: RECEIPT_LIMITS.tries,
  windowMs: RECEIPT_LIMITS.windowMs,
  what: 'invoices checked by their code',
  by: 'customer, else address',
});

const stateOf = ({ isReplaced, orderState }: InvoiceByCode): InvoiceState => {
  if (orderState === 'CANCELLED') return 'CANCELLED';
  return Number(isReplaced) === 1 ? 'REPLACED' : 'VALID';
};

const InvoiceRef = main.objectRef<InvoiceByCode>('Invoice').implement({
  description:
    'What an invoice says, for whoever holds it: no address, no number of anything else.',
  fields: (t) => ({
    number: t.string({
      resolve: ({ sequence, firstIssuedAt, revision }) =>
        invoiceNumber(sequence, Number(firstIssuedAt), revision),
    }),
    state: t.field({ type: InvoiceStateEnum, resolve: stateOf }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    total: t.expose('totalIdr', { type: 'Rupiah' }),
    vat: t.field({ type: 'Rupiah', resolve: ({ facts }) => facts.vat }),
    inWords: t.string({
      description: 'The total in Indonesian words.',
      resolve: ({ facts }) => facts.inWords,
    }),
    buyer: t.string({
      description: 'Masked.',
      resolve: ({ facts }) => maskedName(facts.buyer.name),
    }),
    seller: t.string({ resolve: ({ facts }) => facts.seller.name }),
    productName: t.string({ resolve: ({ facts }) => facts.product.name }),
    hash: t.exposeString('hash', { description: 'SHA-256 of the PDF, in hexadecimal digits.' }),
  }),
});

main.queryField('invoiceByCode', (t) =>
  t.field({
    type: InvoiceRef,
    nullable: true,
    description: 'Checks an invoice by the code printed on it, without an account. Limited.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context) => {
      const actor = await context.actor();
      const who = actor.kind === 'customer' ? actor.customerId : undefined;
      await holdToAttempts(context, TRIES, await triedBy(who, context));
      const parsed = v.safeParse(receiptCode(), code);
      if (!parsed.success) return null;
      const [invoice] = await context.readPrimary(invoiceByCode({ code: parsed.output }));
      // Written by issue.ts alone, and refused to change.
      return invoice === undefined ? null : (invoice as InvoiceByCode);
    },
  }),
);
