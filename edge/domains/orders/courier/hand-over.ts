import * as v from 'valibot';
import { assertOneChanged } from '#db/assertion.ts';
import { build, query } from '#db/query.ts';
import { deliveryProof } from '#db/schema/orders-courier.ts';
import {
  type CourierDelivery,
  type CourierFault,
  courierDelivery,
} from '#edge/contract/orders/courier.ts';
import { movesOf } from '#edge/contract/orders/standing.ts';
import { act, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { orderById } from '#edge/domains/orders/order.sql.ts';
import { handedOver } from '#edge/domains/orders/staff/deliver.ts';
import { isShort, isUnsettled, SHORT, UNSETTLED } from '#edge/domains/orders/staff/staff-move.ts';
import type { Context } from '#edge/graphql/context.ts';
import { attachUpload } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { UploadedFile } from '#edge/platform/uploaded-file.ts';
import { type LinkRow, proofById, proofOfOrder, spendLink } from './link.sql.ts';
import { findLink } from './link.ts';
import { keepPhoto } from './photo.ts';
import { sealedInProof } from './proof.ts';

/** By the courier's telephone, where it lies between the link's making and now. */
const takenAtOf = (
  { takenAt }: CourierDelivery,
  { madeAt }: LinkRow,
  now: number,
): number | null =>
  takenAt !== null && takenAt >= madeAt && takenAt <= now ? Math.floor(takenAt) : null;

const faultOf = ({ code }: OrderError): CourierFault =>
  code === 'ORDER_PAYMENT_STATE' ? 'DELIVERY_WAITS' : 'DELIVERY_LINK_ENDED';

/** An order that is gone, or no longer on its way under this work order. */
const GONE = { code: 'ORDER_NOT_FOUND' } as const satisfies OrderError;

/**
 * A courier has handed an order over, perhaps hours ago and without signal: photo, signature and place
 * are kept, and the order moves on. Sent again it is the same hand-over, also once the link has ended by it.
 */
export const deliverByCourier = async (
  input: unknown,
  photo: UploadedFile,
  context: Context,
): Promise<Result<null, CourierFault>> => {
  const parsed = v.safeParse(courierDelivery, input);
  if (!parsed.success) return err('DELIVERY_INVALID');
  const delivery = parsed.output;
  const { id } = delivery;
  const looked = await findLink(delivery, context);
  if (!looked.ok) return looked;
  const link = looked.value;
  const { orderId } = link;
  const { db, cipher, clock, ids } = context;
  const read = primaryReader(db);
  const [[sent], [order]] = await Promise.all([
    read(proofById({ id })),
    read(orderById({ id: orderId })),
  ]);
  if (sent !== undefined) return sent.linkId === link.id ? ok(null) : err('DELIVERY_INVALID');
  if (link.endedAt !== null || order?.workOrder !== link.workOrder)
    return err('DELIVERY_LINK_ENDED');
  const { customerId } = order;
  const stored = await keepPhoto(photo, { deliveryId: id, customerId }, context);
  if (!stored.ok) return stored;
  const file = { id: stored.value, customerId, purpose: 'HAND_OVER', to: orderId } as const;
  const [receivedBySealed, signatureSealed] = await Promise.all([
    cipher.seal(delivery.receivedBy, sealedInProof(id, 'received-by')),
    cipher.seal(delivery.signature, sealedInProof(id, 'signature')),
  ]);
  const done = await act(orderId, context, async (loaded) => {
    const [earlier] = await read(proofOfOrder({ orderId }));
    if (earlier !== undefined) return earlier.id === id ? ok([]) : err(GONE);
    if (
      !movesOf(loaded.order, 'staff').includes('deliver') ||
      loaded.order.workOrder !== link.workOrder
    )
      return err(GONE);
    if (isUnsettled(loaded)) return err(UNSETTLED);
    if (isShort(loaded)) return err(SHORT);
    const now = clock();
    const row = {
      id,
      orderId,
      linkId: link.id,
      photo: stored.value,
      receivedBySealed,
      signatureSealed,
      latitude: delivery.latitude,
      longitude: delivery.longitude,
      accuracyM: delivery.accuracy,
      takenAt: takenAtOf(delivery, link, now),
      receivedAt: now,
    };
    return ok([
      spendLink({ id: link.id, now }),
      assertOneChanged,
      ...handedOver(loaded, doingAs('staff', null, { clock, ids }), {
        columns: { deliveryPhoto: null, deliveredBy: null },
        proof: [
          ...attachUpload({ ...file, isPublic: false }),
          query(build.insert(deliveryProof).values(row)),
        ],
        note: 'COURIER',
      }),
    ]);
  });
  return done.ok ? ok(null) : err(faultOf(done.error));
};
