import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { piecesAt, returnableUntil, takenOutAt } from '#edge/contract/orders/returns.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { toDeliver } from '#edge/domains/orders/hand-over/pieces.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { sumOf } from './decide.ts';
import { leftIn } from './request.ts';

type Items = NonNullable<OrderRecord['items']>;

/** What an order of goods is of, and how many of each no return counts yet. */
export const itemsView = (loaded: Loaded): Items => {
  const left = leftIn(loaded);
  const isDelivered = loaded.order.deliveredAt !== null;
  const waiting = toDeliver(loaded);
  return loaded.items.map((item) => ({
    variantId: item.variantId,
    position: item.position,
    kind: item.kind,
    slug: item.slug,
    size: item.size,
    name: item.name,
    image: item.image,
    quantity: item.quantity,
    unitPrice: item.unitIdr,
    ...(item.vin !== null && { vin: item.vin }),
    left: left.find(({ position }) => position === item.position)?.left ?? 0,
    ...(loaded.order.kind === 'GOODS' && {
      takenOut: takenOutAt(loaded.returns, item.position),
      received:
        piecesAt(loaded.handedOver, item.position) +
        (isDelivered ? (waiting.get(item.position) ?? 0) : 0),
    }),
  }));
};

/** Goods that go back, or were taken out. */
export const returnsView = ({ returns }: Loaded): NonNullable<OrderRecord['returns']> =>
  returns.map((row) => ({
    id: row.id,
    state: row.state,
    reason: row.reason,
    note: row.note,
    answer: row.answer,
    amount: sumOf(row),
    backBy: isoOrNull(row.backByAt),
    requestedAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    lines: row.lines.map(({ position, quantity, amountIdr }) => ({
      position,
      quantity,
      amount: amountIdr,
    })),
    photos: row.photos.map(fileUrl),
  }));

/** Until when something may be returned; null before it was handed over, and of a motorcycle. */
export const returnUntil = ({ order }: Loaded): string | null =>
  order.kind === 'GOODS' ? isoOrNull(returnableUntil(order.deliveredAt)) : null;
