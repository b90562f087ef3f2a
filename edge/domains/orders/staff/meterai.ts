import { meteraiOf } from '#edge/contract/orders/receipt.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { affix, meteraiBySerial } from '#edge/domains/orders/receipt/meterai.sql.ts';
import { err, ok } from '#edge/platform/result.ts';
import { CHANGED, isChanged, type StaffDecision } from './staff-move.ts';

export interface MeteraiDecision extends StaffDecision {
  /** Of the receipt. */
  readonly code: string;
  readonly serial: string;
}

/**
 * The stamp duty of a receipt was affixed at a licensed provider; its serial number stands with the
 * receipt from then on. A repeat is a success.
 */
export const affixMeterai = (staffId: string, decision: MeteraiDecision, deps: Acting) => {
  const read = primaryReader(deps.db);
  return act(decision.id, deps, async (loaded) => {
    const { code, serial } = decision;
    const receipt = loaded.receipts.find((each) => each.code === code);
    if (receipt === undefined) return err(NOT_FOUND);
    if (receipt.meteraiSerial === serial) return ok([]);
    if (receipt.meteraiSerial !== null || meteraiOf(receipt.amountIdr) === 'NONE')
      return err({ code: 'ORDER_MODIFICATION', fromState: loaded.order.state });
    if ((await read(meteraiBySerial({ serial }))).length > 0)
      return err({ code: 'ORDER_INVALID', faults: [{ field: 'serial', key: 'meterai.used' }] });
    if (isChanged(loaded, decision)) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(loaded.order, {}, doing.now),
      ...affix({ code, serial, staffId, now: doing.now }),
      entryOf(loaded.order, { kind: 'ORDER_MODIFIED', note: `e-meterai ${serial}` }, doing),
    ]);
  });
};
