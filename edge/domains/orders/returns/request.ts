import * as v from 'valibot';
import { RETURN_EFFECTS } from '#edge/contract/orders/return-machine.ts';
import {
  amountOfPieces,
  type ItemLeft,
  isOurFault,
  itemsLeft,
  requestReturnInput,
  returnableUntil,
} from '#edge/contract/orders/returns.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { attachUpload, isFree } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { orderOfReturn, type ReturnLine, returnLines, returnMover } from './return.sql.ts';

/** What promo code and referral take off as the price stands; whole rupiah, not negative. */
export const discountOf = ({ lines }: Pick<Loaded, 'lines'>): number =>
  0 - lines.filter(({ type }) => type === 'DISCOUNT').reduce((sum, { amount }) => sum + amount, 0);

/** The items of an order, and what of each no return counts yet. */
export const leftIn = (loaded: Pick<Loaded, 'items' | 'lines' | 'returns'>): readonly ItemLeft[] =>
  itemsLeft(loaded.items, discountOf(loaded), loaded.returns);

/**
 * The wanted pieces with their amounts; refused when there are fewer.
 *
 * @param most of each item, by its position, where that may be less than what no return counts
 */
export const pricedLines = (
  items: readonly ItemLeft[],
  wanted: readonly { readonly position: number; readonly quantity: number }[],
  most?: ReadonlyMap<number, number>,
): Result<readonly ReturnLine[], OrderError> => {
  const lines: ReturnLine[] = [];
  for (const { position, quantity } of wanted) {
    const item = items.find((each) => each.position === position);
    const left = Math.min(item?.left ?? 0, most?.get(position) ?? Number.POSITIVE_INFINITY);
    if (item === undefined || quantity > left)
      return err({ code: 'ORDER_RETURN_QUANTITY', quantityAvailable: left });
    lines.push({ position, quantity, amountIdr: amountOfPieces(item, quantity) });
  }
  return ok(lines);
};

/** The delivery goes back, too, when one return takes all there was, by the shop's fault. */
const deliveryOf = (
  { lines }: Pick<Loaded, 'lines'>,
  items: readonly ItemLeft[],
  { lines: wanted, reason }: { readonly lines: readonly ReturnLine[]; readonly reason: string },
): number => {
  const isAll = items.every(
    ({ position, quantity }) =>
      (wanted.find((line) => line.position === position)?.quantity ?? 0) === quantity,
  );
  return isAll && isOurFault(reason)
    ? (lines.find(({ key }) => key === 'delivery')?.amount ?? 0)
    : 0;
};

/**
 * A customer wants to send goods back. Sent again with the same id it is the same return. Within two
 * working days of the hand-over: until midnight in Jakarta after the second one.
 */
export const requestReturn = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(requestReturnInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { id, orderId, lines: wanted, reason, note, photos } = parsed.output;
  const read = primaryReader(deps.db);
  return act(orderId, deps, async (loaded) => {
    const { order, returns } = loaded;
    if (order.customerId !== customerId || order.kind !== 'GOODS') return err(NOT_FOUND);
    if (returns.some((each) => each.id === id)) return ok([]);
    const doing = doingAs('customer', customerId, deps);
    const { now } = doing;
    const until = returnableUntil(order.deliveredAt);
    const wasHandedOver = order.state === 'DELIVERED' || order.state === 'COMPLETED';
    if (!wasHandedOver || until === null || now >= until)
      return err({ code: 'ORDER_RETURN_TOO_LATE' });
    const items = leftIn(loaded);
    const priced = pricedLines(items, wanted);
    if (!priced.ok) return priced;
    const files = photos.map(
      (photo) => ({ id: photo, customerId, purpose: 'RETURN', to: id }) as const,
    );
    const areFree = await Promise.all(files.map((file) => read(isFree(file))));
    // After the photos, which the same return sent at the same time may have taken meanwhile.
    const [elsewhere] = await read(orderOfReturn({ id }));
    if (elsewhere?.orderId === orderId) return ok([]);
    if (elsewhere !== undefined) return err({ code: 'ORDER_ID_TAKEN' });
    if (!areFree.every(Boolean)) return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
    const deliveryIdr = deliveryOf(loaded, items, { lines: priced.value, reason });
    const amountIdr = priced.value.reduce((sum, line) => sum + line.amountIdr, deliveryIdr);
    return ok([
      ...changeOrder(order, {}, now),
      ...returnMover.insert(
        'request',
        {
          id,
          orderId,
          reason,
          note: note || null,
          deliveryIdr,
          createdAt: now,
          updatedAt: now,
        },
        {
          [RETURN_EFFECTS.lines]: returnLines({ returnId: id, orderId }, priced.value),
          [RETURN_EFFECTS.photos]: files.flatMap((file) =>
            attachUpload({ ...file, isPublic: false }),
          ),
        },
      ),
      entryOf(order, { kind: 'ORDER_RETURN', amountIdr, note: 'RETURN_REQUESTED' }, doing),
    ]);
  });
};
