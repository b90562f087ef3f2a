import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { type Acting, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, loadOrder, primaryReader } from '#edge/domains/orders/load.ts';
import { placeOrder } from '#edge/domains/orders/place-order.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { once } from '#edge/platform/write/once.ts';
import { hasOpenAccount } from './customer.sql.ts';

const PLACED = declareLimit({
  purpose: 'orders.for-customers',
  most: DESK_LIMITS.placedForCustomers,
  windowMs: HOUR_MS,
  what: 'orders placed for customers',
  by: 'member of staff',
});

type Placing = Acting & Parameters<typeof placeOrder>[2] & Parameters<typeof once>[0];

/**
 * An order that one of the staff places for a customer in the shop or on the phone: by the code and
 * the checks of the customer's own checkout. The customer pays it, and nobody's key earns by it.
 * A repeat is a success.
 */
export const placeForCustomer = async (
  staffId: string,
  customerId: string,
  input: Readonly<Record<string, unknown>> & { readonly id: string },
  deps: Placing,
): Promise<Result<Loaded, OrderError>> => {
  await holdToAttempts(deps, PLACED, staffId);
  const hasAccount = await primaryReader(deps.db)(hasOpenAccount({ customerId }));
  if (!hasAccount) return err(NOT_FOUND);
  const order = { ...input, referralCode: null, referralLinks: [] };
  const by = { actor: 'staff', actorId: staffId } as const;
  const request = {
    operation: 'placeOrderForCustomer',
    who: staffId,
    input: [customerId, input.id],
  };
  const placed = await once(deps, request, () => placeOrder(customerId, order, deps, by));
  if (!placed.ok) return placed;
  const loaded = await loadOrder(placed.value.id, deps.db);
  return loaded === undefined ? err(NOT_FOUND) : ok(loaded);
};
