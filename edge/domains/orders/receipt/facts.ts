import { COMPANY } from '#edge/contract/company.ts';
import { bookingNumberOf } from '#edge/contract/orders/ids.ts';
import { meteraiOf, type ReceiptFacts } from '#edge/contract/orders/receipt.ts';
import { frozenVat } from '#edge/contract/orders/vat.ts';
import { terbilang } from '#edge/contract/terbilang.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import type { AttemptRow } from '#edge/domains/payments/index.ts';

/** Everything up to and with this payment that stayed; whole rupiah. */
const paidUntil = ({ attempts }: Loaded, { settledAt, number }: AttemptRow): number =>
  attempts
    .filter(
      (each) =>
        each.state === 'SETTLED' &&
        (each.settledAt ?? 0) <= (settledAt ?? 0) &&
        each.number <= number,
    )
    .reduce((sum, { paidIdr, amountIdr }) => sum + (paidIdr ?? amountIdr), 0);

/** The tax in the price of an order, and what it was counted on. */
export const taxFacts = ({
  order,
  lines,
}: Pick<Loaded, 'order' | 'lines'>): Pick<ReceiptFacts, 'taxBase' | 'vat'> & {
  readonly taxRate: NonNullable<ReceiptFacts['taxRate']>;
} => {
  const vat = lines.find(({ key }) => key === 'vat');
  const { from: _, ...taxRate } = frozenVat(vat?.basisPoints, order.placedAt);
  const [over, under] = taxRate.base;
  const goods = lines
    .filter(({ type }) => ['VEHICLE', 'BATTERY', 'GOODS'].includes(type))
    .reduce((sum, { amount }) => sum + amount, 0);
  return { taxBase: Math.round((goods * over) / under), taxRate, vat: vat?.amount ?? 0 };
};

/** What the receipt of a settled payment says. Buyers are named without identity numbers. */
export const receiptFacts = (
  loaded: Loaded,
  attempt: AttemptRow,
  payerAddress: string | null,
): ReceiptFacts => {
  const { order, owner, lines, unit, items } = loaded;
  const amount = attempt.paidIdr ?? attempt.amountIdr;
  return {
    seller: COMPANY,
    payer: { name: owner?.name ?? order.contactName, address: payerAddress },
    orderCode: order.code,
    bookingNumber: order.orderType === 'BOOKING' ? bookingNumberOf(order.code) : null,
    purpose: attempt.purpose === 'BOOKING' ? 'BOOKING' : 'FINAL',
    product: {
      name: order.product.name,
      colorName: order.product.colorName,
      batteryName: order.product.batteryName,
    },
    ...(items.length > 0 && {
      items: items.map(({ name, size, quantity, unitIdr, vin }) => ({
        name,
        size,
        quantity,
        unit: unitIdr,
        vin,
      })),
    }),
    vin: unit?.vin ?? null,
    motorNumber: unit?.motorNumber ?? null,
    lines,
    total: order.totalIdr,
    ...taxFacts(loaded),
    amount,
    inWords: `${terbilang(amount)} rupiah`,
    remaining: Math.max(0, order.totalIdr - paidUntil(loaded, attempt)),
    method: attempt.method,
    reference: attempt.providerOrderId,
    paidAt: attempt.settledAt ?? attempt.updatedAt,
    meterai: meteraiOf(amount),
  };
};
