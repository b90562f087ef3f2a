import type { BankDetails } from '#edge/contract/orders/after-placing.ts';
import { type Acting, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { loadOrder, primaryReader } from '#edge/domains/orders/load.ts';
import { entryOf } from '#edge/domains/orders/move.ts';
import { countReveal } from '#edge/domains/orders/open-owner.ts';
import { openBank, refundById } from '#edge/domains/payments/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';

/** The bank account of a refund in full, for one of the staff; written down before it is shown. */
export const openAccount = async (
  staffId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
  deps: Acting,
): Promise<Result<BankDetails, OrderError>> => {
  await countReveal(deps, staffId);
  const [refund] = await primaryReader(deps.db)(refundById({ id }));
  if (refund === undefined) return err(NOT_FOUND);
  const loaded = await loadOrder(refund.ref, deps.db);
  if (loaded === undefined) return err(NOT_FOUND);
  if (refund.destination === null) return err({ code: 'ORDER_BANK_REQUIRED' });
  await deps.db.write([
    entryOf(
      loaded.order,
      { kind: 'ORDER_ACCOUNT_READ', amountIdr: refund.amountIdr, note: reason },
      doingAs('staff', staffId, deps),
    ),
  ]);
  return ok(await openBank(deps.cipher, loaded.order.id, refund.destination));
};
