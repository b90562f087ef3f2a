import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import type { OrderFigures } from '#edge/contract/payments/ledger.ts';
import { RETURNED_TRANSFER_NOTE } from '#edge/contract/payments/refund-machine.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import type { AttemptRow, RefundRow } from '#edge/domains/payments/index.ts';
import { placeBySlug } from '#edge/domains/places/index.ts';
import { main } from '#edge/graphql/builder.ts';
import type { HoldRow } from './cart/item.sql.ts';
import { CourierLinkRef } from './courier/desk.ts';
import { type DeskLink, lastLinkOf, proofOfOrder } from './courier/link.sql.ts';
import {
  type CostRow,
  costsOf,
  type FreeUnit,
  freeUnits,
  type LogEntry,
  logOf,
} from './desk.sql.ts';
import { attentionsFor, type DeskRow, DeskRowRef, deskMoves, deskRecord } from './desk.ts';
import { reveal } from './desk-answer.ts';
import { OrderStateEnum } from './enums.ts';
import { isOrderError } from './error.ts';
import { type Loaded, loadOrders } from './load.ts';
import { type OpenedOwner, openOwner } from './open-owner.ts';
import { mayDecideOrders, operationsOf, requireOrderReader } from './staff/access.ts';
import { needsAnother } from './staff/refunds.ts';
import { RefusalRef } from './types.ts';

interface DeskOrder {
  readonly row: DeskRow;
  readonly loaded: Loaded;
  readonly canDecide: boolean;
  readonly free: readonly FreeUnit[];
  readonly log: readonly LogEntry[];
  readonly costs: readonly CostRow[];
  readonly link: DeskLink | null;
  readonly proofAt: number | null;
}

const UnitRef = main.objectRef<FreeUnit>('OrderDeskUnit').implement({
  fields: (t) => ({
    vin: t.exposeString('vin'),
    motorNumber: t.exposeString('motorNumber'),
    location: t.string({
      description: 'Name of the place where it stands.',
      resolve: async ({ dealerSlug }, _, { read }) =>
        (await read(placeBySlug(dealerSlug)))?.location ?? dealerSlug,
    }),
    arrivedAt: t.expose('arrivedAt', { type: 'DateTime' }),
  }),
});

const PaymentRef = main.objectRef<AttemptRow>('OrderDeskPayment').implement({
  description: 'One try to pay.',
  fields: (t) => ({
    id: t.exposeID('id'),
    purpose: t.exposeString('purpose'),
    reference: t.exposeString('providerOrderId', { description: 'At the payment provider.' }),
    state: t.exposeString('state'),
    method: t.exposeString('method', { nullable: true }),
    amount: t.expose('amountIdr', { type: 'Rupiah' }),
    paid: t.expose('paidIdr', { type: 'Rupiah', nullable: true }),
    startedAt: t.expose('createdAt', { type: 'DateTime' }),
    settledAt: t.expose('settledAt', { type: 'DateTime', nullable: true }),
    reversibleUntil: t.expose('reversibleUntilAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then the bank may take it back.',
    }),
    captured: t.exposeBoolean('captured', {
      description: 'A card is charged and its bank has not settled it: it can still be voided.',
    }),
    chargedBack: t.expose('chargedBackIdr', {
      type: 'Rupiah',
      description: 'What the bank of the customer has taken back of it.',
    }),
  }),
});

const RefundRef = main.objectRef<RefundRow>('OrderDeskRefund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.exposeString('state'),
    route: t.exposeString('route'),
    reason: t.exposeString('reason'),
    amount: t.expose('amountIdr', { type: 'Rupiah' }),
    hasAccount: t.boolean({
      description: 'The customer has said to which bank account.',
      resolve: ({ destination }) => destination !== null,
    }),
    needsAnother: t.boolean({
      description: 'Whoever asks approved it; for so large a sum somebody else goes on with it.',
      resolve: async (refund, _, context) => {
        const actor = await context.actor();
        return actor.kind === 'customer' && needsAnother(refund, actor.customerId);
      },
    }),
    requestedAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is promised; none while its account is awaited.',
    }),
    wasReturned: t.boolean({
      description: 'The bank of the account did not take the transfer, or sent it back.',
      resolve: ({ note }) => note === RETURNED_TRANSFER_NOTE,
    }),
  }),
});

const FiguresRef = main.objectRef<OrderFigures>('OrderDeskFigures').implement({
  description: 'What the ledger says; each the sum of its transfers.',
  fields: (t) => ({
    paid: t.expose('paidIdr', { type: 'Rupiah' }),
    refunded: t.expose('refundedIdr', { type: 'Rupiah' }),
    forfeited: t.expose('forfeitedIdr', { type: 'Rupiah' }),
    sold: t.expose('soldIdr', { type: 'Rupiah' }),
    onAccount: t.expose('refundableIdr', { type: 'Rupiah' }),
  }),
});

const CostRef = main.objectRef<CostRow>('OrderDeskCost').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    amount: t.expose('amountIdr', { type: 'Rupiah' }),
    receiptUrl: t.string({ resolve: ({ receipt }) => fileUrl(receipt) }),
    at: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const EntryRef = main.objectRef<LogEntry>('OrderDeskEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor'),
    staffName: t.exposeString('staffName', { nullable: true }),
    from: t.expose('fromState', { type: OrderStateEnum, nullable: true }),
    to: t.expose('toState', { type: OrderStateEnum, nullable: true }),
    phase: t.exposeString('phase'),
    amount: t.expose('amountIdr', { type: 'Rupiah', nullable: true }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

const GoodsHoldRef = main.objectRef<HoldRow>('OrderDeskGoods').implement({
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    dealerSlug: t.exposeString('dealerSlug'),
    quantity: t.exposeInt('quantity'),
  }),
});

const DeskOrderRef = main.objectRef<DeskOrder>('OrderDeskOrder').implement({
  description: 'Everything staff need of one order. Its owner is masked: `revealOrderOwner`.',
  fields: (t) => ({
    row: t.field({ type: DeskRowRef, resolve: ({ row }) => row }),
    canDecide: t.exposeBoolean('canDecide', {
      description: 'Whoever asks may do more than hand over.',
    }),
    may: t.stringList({
      description: 'Operations of staff that whoever asks may use.',
      resolve: async (_, __, context) => [...operationsOf(await context.actor())],
    }),
    contactEmail: t.string({ resolve: ({ loaded }) => loaded.order.contactEmail }),
    required: t.field({
      type: 'Rupiah',
      description: 'What has to be on its account for it to go on.',
      resolve: ({ loaded }) => loaded.order.requiredIdr,
    }),
    contractReference: t.string({
      nullable: true,
      resolve: ({ loaded }) => loaded.order.contractReference,
    }),
    unit: t.field({ type: UnitRef, nullable: true, resolve: ({ loaded }) => loaded.unit }),
    freeUnits: t.field({
      type: [UnitRef],
      description: 'That fit, at most ten, in the order in which allocation takes them.',
      resolve: ({ free }) => [...free],
    }),
    goods: t.field({
      type: [GoodsHoldRef],
      description: 'Of an order of goods: where each stands until it is picked.',
      resolve: ({ loaded }) => [...loaded.holds],
    }),
    payments: t.field({ type: [PaymentRef], resolve: ({ loaded }) => [...loaded.attempts] }),
    refunds: t.field({ type: [RefundRef], resolve: ({ loaded }) => [...loaded.refunds] }),
    figures: t.field({ type: FiguresRef, resolve: ({ loaded }) => loaded.figures }),
    costs: t.field({ type: [CostRef], resolve: ({ costs }) => [...costs] }),
    log: t.field({
      type: [EntryRef],
      description: 'Everything that happened, the newest last.',
      resolve: ({ log }) => [...log],
    }),
    photoUrl: t.string({
      nullable: true,
      description: 'Of the hand-over.',
      resolve: ({ loaded: { order } }) => order.deliveryPhoto && fileUrl(order.deliveryPhoto),
    }),
    courierLink: t.field({ type: CourierLinkRef, nullable: true, resolve: ({ link }) => link }),
    proofAt: t.expose('proofAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a courier’s proof came; it opens with a reason: `revealDeliveryProof`.',
    }),
    cancelNote: t.string({ nullable: true, resolve: ({ loaded }) => loaded.order.cancelNote }),
  }),
});

main.queryField('orderDeskOrder', (t) =>
  t.field({
    type: DeskOrderRef,
    nullable: true,
    description: 'One order for staff.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const actor = await context.actor();
      requireOrderReader(actor);
      const [[loaded], log, costs, [link], [proof], attentions] = await Promise.all([
        loadOrders([id], context.read),
        context.read(logOf({ id })),
        context.read(costsOf({ id })),
        context.read(lastLinkOf({ orderId: id })),
        context.read(proofOfOrder({ orderId: id })),
        attentionsFor([id], context),
      ]);
      if (loaded === undefined) return null;
      const { product, dealerSlug, version, contactPhone } = loaded.order;
      const { slug, color, accent, battery } = product;
      const free =
        loaded.unit === null && loaded.order.kind === 'MOTORCYCLE'
          ? await context.read(freeUnits({ slug, color, accent, battery, dealerSlug }))
          : [];
      const order = deskRecord(loaded, context.clock());
      const moves = deskMoves(loaded, order, actor);
      const row = { order, version, contactPhone, moves, attentions: attentions(id) };
      return {
        row,
        loaded,
        canDecide: mayDecideOrders(actor),
        free,
        log,
        costs,
        link: link ?? null,
        proofAt: proof?.receivedAt ?? null,
      };
    },
  }),
);

const OpenedRef = main.objectRef<OpenedOwner>('OrderOwnerOpened').implement({
  description: 'In whose name the papers are issued, in full.',
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber'),
    address: t.exposeString('address'),
    identityKind: t.exposeString('identityKind', { nullable: true }),
    identityNumber: t.exposeString('identityNumber', { nullable: true }),
    taxNumber: t.exposeString('taxNumber', { nullable: true }),
    picName: t.exposeString('picName', { nullable: true }),
    picPhoneNumber: t.exposeString('picPhoneNumber', { nullable: true }),
    cardUrl: t.exposeString('cardUrl', {
      nullable: true,
      description: `Picture of the card; opens for ${DESK_LIMITS.pictureMs / 60_000} minutes.`,
    }),
  }),
});

const OpenedResultRef = main.unionType('OrderOwnerResult', {
  types: [OpenedRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'OrderOwnerOpened'),
});

main.mutationField('revealOrderOwner', (t) =>
  t.field({
    type: OpenedResultRef,
    description:
      'Opens the papers of an order’s owner for staff. Who did it and why stands in the history.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => reveal(context, args, openOwner),
  }),
);
