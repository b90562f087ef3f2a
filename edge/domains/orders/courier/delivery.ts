import * as v from 'valibot';
import { courierKey } from '#edge/auth/courier-key.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import {
  type CourierAccess,
  type CourierFault,
  courierAccess,
} from '#edge/contract/orders/courier.ts';
import { deskAnswer, reveal, SEEN } from '#edge/domains/orders/desk-answer.ts';
import { OrderDeliveryEnum } from '#edge/domains/orders/enums.ts';
import { isOrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, loadOrder } from '#edge/domains/orders/load.ts';
import { orderById } from '#edge/domains/orders/order.sql.ts';
import { requireOrderReader } from '#edge/domains/orders/staff/access.ts';
import { OrderResultRef, RefusalRef } from '#edge/domains/orders/types.ts';
import { main } from '#edge/graphql/builder.ts';
import { deliverByCourier } from './hand-over.ts';
import { DeliverByCourierInput } from './input.ts';
import { markOpened, proofOfOrder } from './link.sql.ts';
import { findLink, issueLink, revokeLink } from './link.ts';
import { type OpenedProof, openedProof, openProof } from './proof.ts';

const ProofRef = main.objectRef<OpenedProof>('DeliveryProof').implement({
  description: 'What a courier brought back from the customer.',
  fields: (t) => ({
    receivedBy: t.exposeString('receivedBy', { description: 'Who took it, as the courier wrote.' }),
    signature: t.exposeString('signature', {
      description: 'Strokes on a sheet of 1000 by 400: `x,y x,y;x,y x,y`.',
    }),
    photoUrl: t.exposeString('photoUrl', { description: 'Path on this origin.' }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    accuracy: t.exposeInt('accuracyM', { nullable: true, description: 'In metres.' }),
    takenAt: t.expose('takenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'By the courier’s telephone; null where that cannot be right.',
    }),
    receivedAt: t.expose('receivedAt', {
      type: 'DateTime',
      description: 'When the server had it: the moment that counts.',
    }),
  }),
});

main.queryField('deliveryProof', (t) =>
  t.field({
    type: ProofRef,
    nullable: true,
    description: 'Of an order of the customer who asks, where a courier handed it over.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const [who, [order], [proof]] = await Promise.all([
        context.actor(),
        context.read(orderById({ id })),
        context.read(proofOfOrder({ orderId: id })),
      ]);
      const { customerId } = requireCustomer(who);
      if (order?.customerId !== customerId || proof === undefined) return null;
      return openedProof(proof, context.cipher);
    },
  }),
);

const IssuedRef = main.objectRef<CourierAccess>('DeliveryLinkIssued').implement({
  fields: (t) => ({
    workOrder: t.exposeString('workOrder'),
    passkey: t.exposeString('passkey', { description: 'Shown once; nobody can look it up.' }),
  }),
});

const IssuedResultRef = main.unionType('DeliveryLinkResult', {
  types: [IssuedRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'DeliveryLinkIssued'),
});

main.mutationField('issueDeliveryLink', (t) =>
  t.field({
    type: IssuedResultRef,
    description:
      'A link by which a courier without an account hands over an order that is on its way. The one before opens nothing any more.',
    args: {
      id: t.arg.id({ required: true }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: async (_, decision, context) => {
      const { customerId } = requireOrderReader(await context.actor());
      const issued = await issueLink(customerId, decision, context);
      return issued.ok ? issued.value : issued.error;
    },
  }),
);

main.mutationField('revokeDeliveryLink', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The courier’s link opens nothing any more.',
    args: {
      id: t.arg.id({ required: true }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: async (_, decision, context) => {
      requireOrderReader(await context.actor());
      return deskAnswer(await revokeLink(decision, context), context);
    },
  }),
);

const OpenedResultRef = main.unionType('DeliveryProofResult', {
  types: [ProofRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'DeliveryProof'),
});

main.mutationField('revealDeliveryProof', (t) =>
  t.field({
    type: OpenedResultRef,
    description:
      'Opens what a courier brought back, for staff. Who did it and why stands in the history.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => reveal(context, args, openProof),
  }),
);

const JobRef = main.objectRef<Loaded>('DeliveryJob').implement({
  description: 'What a courier needs at the door, and nothing else of the order.',
  fields: (t) => ({
    orderCode: t.string({ resolve: ({ order }) => order.code }),
    productName: t.string({
      description: 'Of a motorcycle.',
      nullable: true,
      resolve: ({ order }) => (order.kind === 'GOODS' ? null : order.product.name),
    }),
    colorName: t.string({
      nullable: true,
      resolve: ({ order }) => (order.kind === 'GOODS' ? null : order.product.colorName.id),
    }),
    vin: t.string({ nullable: true, resolve: ({ unit }) => unit?.vin ?? null }),
    pieces: t.int({
      description: 'Of an order of goods.',
      resolve: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    method: t.field({ type: OrderDeliveryEnum, resolve: ({ order }) => order.deliveryMethod }),
    contactName: t.string({ resolve: ({ order }) => order.contactName }),
    contactPhone: t.string({ resolve: ({ order }) => order.contactPhone }),
    address: t.string({
      nullable: true,
      resolve: ({ order: { address } }) =>
        address &&
        [address.address, address.districtName, address.cityName, address.zipCode].join(', '),
    }),
    addressNote: t.string({ nullable: true, resolve: ({ order }) => order.address?.note || null }),
    latitude: t.float({ nullable: true, resolve: ({ order }) => order.address?.latitude ?? null }),
    longitude: t.float({
      nullable: true,
      resolve: ({ order }) => order.address?.longitude ?? null,
    }),
    dealerName: t.string({ resolve: ({ order }) => order.dealerName }),
  }),
});

interface Opening {
  readonly success: boolean;
  readonly errorCode: CourierFault | null;
  readonly job: Loaded | null;
  readonly uploadKey: string | null;
}

const OpeningRef = main.objectRef<Opening>('DeliveryOpening').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    job: t.field({ type: JobRef, nullable: true, resolve: ({ job }) => job }),
    uploadKey: t.exposeString('uploadKey', {
      nullable: true,
      description:
        'Goes with the photo, in `x-delivery-upload` after the work order and a full stop.',
    }),
  }),
});

const closed = (errorCode: CourierFault): Opening => ({
  success: false,
  errorCode,
  job: null,
  uploadKey: null,
});

main.mutationField('openDelivery', (t) =>
  t.field({
    type: OpeningRef,
    description: 'What a courier’s link is about. Tries are counted.',
    args: {
      workOrder: t.arg.string({ required: true }),
      passkey: t.arg.string({ required: true }),
    },
    resolve: async (_, typed, context) => {
      const access = v.safeParse(courierAccess, typed);
      if (!access.success) return closed('DELIVERY_LINK_INVALID');
      const looked = await findLink(access.output, context);
      if (!looked.ok) return closed(looked.error);
      const link = looked.value;
      const job = await loadOrder(link.orderId, context.db);
      if (
        link.endedAt !== null ||
        job?.order.workOrder !== link.workOrder ||
        job.order.state !== 'SHIPPING'
      )
        return closed('DELIVERY_LINK_ENDED');
      if (link.openedAt === null)
        await context.db.write([markOpened({ id: link.id, now: context.clock() })]);
      const uploadKey = await courierKey(context.cipher, link.workOrder);
      return { success: true, errorCode: null, job, uploadKey };
    },
  }),
);

interface Handed {
  readonly success: boolean;
  readonly errorCode: CourierFault | null;
}

const HandedRef = main.objectRef<Handed>('DeliveryByCourier').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
  }),
});

main.mutationField('deliverByCourier', (t) =>
  t.field({
    type: HandedRef,
    description:
      'A courier has handed an order over. Sent again with the same id it is the same hand-over.',
    args: { param: t.arg({ type: DeliverByCourierInput, required: true }) },
    resolve: async (_, { param: { photo, ...input } }, context) => {
      const done = await deliverByCourier(input, photo, context);
      return { success: done.ok, errorCode: done.ok ? null : done.error };
    },
  }),
);
