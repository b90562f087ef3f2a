import * as v from 'valibot';
import { handOverPiecesInput } from '#edge/contract/orders/hand-over-pieces.ts';
import { type Acting, act, doingAs, NOT_FOUND, noMove } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import {
  CHANGED,
  isChanged,
  isShort,
  isUnsettled,
  SHORT,
  type StaffDecision,
  UNSETTLED,
} from '#edge/domains/orders/staff/staff-move.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { insertHandedOver, orderOfParcel } from './hand-over.sql.ts';
import { offTheShelf, toDeliver } from './pieces.ts';

/** Packed, or on its way. */
const LEAVING = ['SHIPPED', 'SHIPPING'];

interface HandingOver {
  readonly parcelId: string;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
}

/**
 * Some pieces came to their buyer before the rest, which is delivered later or taken out. Not for all that
 * is left: that is the hand-over of the order, against its passkey. A repeat is a success.
 */
export const handOverItems = async (
  staffId: string,
  raw: HandingOver,
  decision: StaffDecision,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(handOverPiecesInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { parcelId, lines } = parsed.output;
  const read = primaryReader(deps.db);
  return act(decision.id, deps, async (loaded) => {
    const { order, handedOver } = loaded;
    if (handedOver.some((each) => each.parcelId === parcelId)) return ok([]);
    if (order.kind !== 'GOODS') return err(NOT_FOUND);
    if (!LEAVING.includes(order.state)) return err(noMove(loaded, 'deliverOrder'));
    if (isChanged(loaded, decision)) return err(CHANGED);
    if (isUnsettled(loaded)) return err(UNSETTLED);
    if (isShort(loaded)) return err(SHORT);
    const waiting = toDeliver(loaded);
    const waitingAt = (position: number): number => waiting.get(position) ?? 0;
    const short = lines.find(({ position, quantity }) => quantity > waitingAt(position));
    if (short !== undefined)
      return err({
        code: 'ORDER_RETURN_QUANTITY',
        quantityAvailable: waitingAt(short.position),
      });
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    if (sum(lines.map(({ quantity }) => quantity)) === sum([...waiting.values()]))
      return err({ code: 'ORDER_RETURN_EVERYTHING' });
    const [elsewhere] = await read(orderOfParcel({ id: parcelId }));
    // Sent twice at once: the other one came in after the order was read.
    if (elsewhere?.orderId === order.id) return ok([]);
    if (elsewhere !== undefined) return err({ code: 'ORDER_ID_TAKEN' });
    const doing = doingAs('staff', staffId, deps);
    const { now } = doing;
    return ok([
      ...changeOrder(order, {}, now),
      insertHandedOver(
        lines.map((line) => ({
          ...line,
          parcelId,
          orderId: order.id,
          handedOverAt: now,
          handedOverBy: staffId,
        })),
      ),
      ...offTheShelf(loaded, lines),
      entryOf(order, { kind: 'ORDER_FULFILLMENT', note: 'ITEMS_HANDED_OVER' }, doing),
    ]);
  });
};
