import {
  COURIER_LIMITS,
  type CourierAccess,
  type CourierFault,
} from '#edge/contract/orders/courier.ts';
import { type Acting, act, NOT_FOUND, noMove } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, loadOrder } from '#edge/domains/orders/load.ts';
import { CHANGED, isChanged, type StaffDecision } from '#edge/domains/orders/staff/staff-move.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { endLinksOf, insertLink, type LinkRow, lastLinkOf, linkByPasskey } from './link.sql.ts';

/** Fifty random bits: a link is sent by message, and opens one delivery. */
const PASSKEY_LENGTH = 10;

const hashOf = ({ index }: Pick<Cipher, 'index'>, { workOrder, passkey }: CourierAccess) =>
  index(`delivery-passkey/${workOrder}/${passkey}`);

/** A new link for the courier of an order that is on its way; the one before opens nothing any more. */
export const issueLink = async (
  staffId: string,
  { id, expectedVersion }: StaffDecision,
  deps: Acting,
): Promise<Result<CourierAccess, OrderError>> => {
  const { db, cipher, clock, ids } = deps;
  const loaded = await loadOrder(id, db);
  if (loaded === undefined) return err(NOT_FOUND);
  const { order } = loaded;
  if (order.state !== 'SHIPPING' || order.workOrder === null)
    return err(noMove(loaded, 'issueDeliveryLink'));
  if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
  const access = {
    workOrder: order.workOrder,
    passkey: ids('x').slice(-PASSKEY_LENGTH).toUpperCase(),
  };
  const now = clock();
  await db.write([
    endLinksOf({ orderId: id, now }),
    insertLink({
      id: ids('dlk'),
      orderId: id,
      workOrder: access.workOrder,
      passkeyHash: await hashOf(cipher, access),
      madeBy: staffId,
      now,
    }),
  ]);
  return ok(access);
};

/** The courier's link opens nothing any more. A repeat is a success. */
export const revokeLink = (
  { id, expectedVersion }: StaffDecision,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> =>
  act(id, deps, async (loaded) => {
    const [[link]] = await deps.db.readPrimary([lastLinkOf({ orderId: id })]);
    if (link === undefined || link.endedAt !== null) return ok([]);
    if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
    return ok([endLinksOf({ orderId: id, now: deps.clock() })]);
  });

const TRIES = declareLimit({
  purpose: 'orders.courier-passkey',
  most: COURIER_LIMITS.tries,
  windowMs: COURIER_LIMITS.triesWindowMs,
  what: 'passkeys of couriers tried',
  by: 'work order; address',
});

/** The link of a work order and its passkey, ended or not. Each look is counted before it. Throws `RATE_LIMITED`. */
export const findLink = async (
  access: CourierAccess,
  context: Pick<Context, 'db' | 'clock' | 'cipher' | 'address'>,
): Promise<Result<LinkRow, CourierFault>> => {
  const { db, cipher } = context;
  await holdToAttempts(context, TRIES, await triedBy(undefined, context));
  await holdToAttempts(context, TRIES, access.workOrder);
  const passkeyHash = await hashOf(cipher, access);
  const [[link]] = await db.readPrimary([
    linkByPasskey({ workOrder: access.workOrder, passkeyHash }),
  ]);
  return link === undefined ? err('DELIVERY_LINK_INVALID') : ok(link);
};
