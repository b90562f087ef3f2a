'use client';

import * as v from 'valibot';
import { courierAccess } from '#edge/contract/orders/courier.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { OpenDeliveryMutation } from '#web/platform/graphql/generated/main.ts';
import { rememberedState } from '#web/platform/remembered-state.ts';

const MOST = 30;
const REMEMBERED_MS = 7 * DAY_MS;

const text = v.nullable(v.string());

const Delivery = v.object({
  ...courierAccess.entries,
  uploadKey: v.string(),
  /** Epoch ms. */
  openedAt: v.number(),
  orderCode: v.string(),
  productName: text,
  colorName: text,
  vin: text,
  pieces: v.number(),
  method: v.picklist(['DELIVER_TO_HOME', 'PICKUP_AT_DEALER']),
  contactName: v.string(),
  address: text,
  addressNote: text,
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  dealerName: v.string(),
  /** Id of the hand-over, once the courier has finished it here. */
  handedId: text,
  /** The server has it. */
  isSent: v.boolean(),
});

/** A delivery as this telephone keeps it to work without signal; the customer's number is not among it. */
export type Delivery = v.InferOutput<typeof Delivery>;

const State = v.object({ deliveries: v.array(Delivery), chosen: text });

const state = rememberedState<v.InferOutput<typeof State>>({
  key: 'alva.deliveries',
  schema: State as v.GenericSchema<v.InferOutput<typeof State>, v.InferOutput<typeof State>>,
  initial: { deliveries: [], chosen: null },
});

export const useDeliveries = state.useState;

/** As this telephone has it at this moment, also before the first render in the browser. */
export const deliveryOf = (workOrder: string): Delivery | undefined =>
  state.read().deliveries.find((each) => each.workOrder === workOrder);

export const choose = (workOrder: string | null): void => state.set({ chosen: workOrder });

/** Changes one of them; those opened more than a week ago go. */
const put = (delivery: Delivery): void => {
  const { deliveries } = state.read();
  const others = deliveries.filter(
    ({ workOrder, openedAt }) =>
      workOrder !== delivery.workOrder && openedAt > delivery.openedAt - REMEMBERED_MS,
  );
  state.set({ deliveries: [delivery, ...others].slice(0, MOST) });
};

export const change = (workOrder: string, patch: Partial<Delivery>): void => {
  const delivery = deliveryOf(workOrder);
  if (delivery !== undefined) put({ ...delivery, ...patch });
};

export const forget = (workOrder: string): void => {
  const { deliveries } = state.read();
  state.set({
    deliveries: deliveries.filter((each) => each.workOrder !== workOrder),
    chosen: null,
  });
};

type Opened = OpenDeliveryMutation['openDelivery'];

/** Takes down what a link was answered with; what was handed over and not sent yet stays, also under a new link. */
export const remember = (
  access: { readonly workOrder: string; readonly passkey: string },
  { job, uploadKey }: Opened,
  now: number,
): void => {
  if (job === null || uploadKey === null) return;
  const { contactPhone: _, ...facts } = job;
  const before = deliveryOf(access.workOrder);
  const handedId = before?.isSent === false ? before.handedId : null;
  put({ ...facts, ...access, uploadKey, openedAt: now, handedId, isSent: false });
  choose(access.workOrder);
};
