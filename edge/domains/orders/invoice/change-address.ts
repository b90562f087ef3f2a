import { invoiceAddressUntil, invoiceNumber } from '#edge/contract/orders/invoice.ts';
import { act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { CHANGED, isChanged, type StaffDecision } from '#edge/domains/orders/staff/staff-move.ts';
import { err, ok } from '#edge/platform/result.ts';
import { invoiceFactsOf } from './invoice.sql.ts';
import { type IssuingDeps, invoiceStatements } from './issue.ts';

export interface AddressDecision extends StaffDecision {
  /** As it is printed. */
  readonly address: string;
}

/**
 * Customer service puts another address on a company's invoice until the 15th of the month after it was
 * issued: another revision, which replaces the one before. A repeat is a success.
 */
export const changeInvoiceAddress = (
  staffId: string,
  decision: AddressDecision,
  deps: IssuingDeps,
) => {
  const read = primaryReader(deps.db);
  return act(decision.id, deps, async (loaded) => {
    const { order, invoices } = loaded;
    const [first] = invoices;
    const last = invoices.at(-1);
    const facts = (await read(invoiceFactsOf({ orderId: order.id }))).at(-1);
    if (first === undefined || last === undefined || facts === undefined) return err(NOT_FOUND);
    if (facts.buyer.address === decision.address) return ok([]);
    if (isChanged(loaded, decision)) return err(CHANGED);
    if (order.state === 'CANCELLED')
      return err({ code: 'ORDER_MODIFICATION', fromState: order.state });
    if (deps.clock() >= invoiceAddressUntil(first.issuedAt))
      return err({
        code: 'ORDER_INVALID',
        faults: [{ field: 'address', key: 'invoice-address.late' }],
      });
    const statements = await invoiceStatements(
      {
        loaded,
        facts: { ...facts, buyer: { ...facts.buyer, address: decision.address } },
        sequence: last.sequence,
        revision: last.revision + 1,
        firstIssuedAt: first.issuedAt,
        replaces: invoiceNumber(last.sequence, first.issuedAt, last.revision),
        changedBy: staffId,
      },
      deps,
    );
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(order, {}, doing.now),
      ...statements,
      entryOf(order, { kind: 'ORDER_MODIFIED', note: 'INVOICE_ADDRESS' }, doing),
    ]);
  });
};
