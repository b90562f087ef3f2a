import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { LOCALES, type LocalisedText } from '#edge/contract/locale.ts';
import { ORDER_LIMITS, trackOrderInput } from '#edge/contract/orders/after-placing.ts';
import { orderName } from '#edge/contract/orders/order-name.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { nextOrderStates } from '#edge/contract/orders/standing.ts';
import { LocalisedTextRef } from '#edge/domains/shop/index.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type Cancellation, cancellationOf } from './cancel.ts';
import { OrderDeliveryEnum, OrderKindEnum, OrderStateEnum } from './enums.ts';
import { type Loaded, loadOrder, loadOrders } from './load.ts';
import { countOrdersOf, followUpOf, orderIdByCode, orderIdsOf } from './order.sql.ts';
import { recordOf } from './record.ts';

const LIMIT = { usual: 25, most: 50 };

/** One of the customer's own; somebody else's looks as if it were not there. */
const ownOrder = async (id: string, context: Context): Promise<Loaded | null> => {
  const [who, [loaded]] = await Promise.all([context.actor(), loadOrders([id], context.read)]);
  const { customerId } = requireCustomer(who);
  return loaded?.order.customerId === customerId ? loaded : null;
};

interface OrderPage {
  readonly items: readonly OrderRecord[];
  readonly totalItems: number;
}

const OrderPageRef = main.objectRef<OrderPage>('OrderList').implement({
  fields: (t) => ({
    items: t.field({ type: ['OrderRecord'], resolve: ({ items }) => [...items] }),
    totalItems: t.exposeInt('totalItems'),
  }),
});

main.queryField('orders', (t) =>
  t.field({
    type: OrderPageRef,
    description: 'Orders of the customer who asks, the newest first.',
    args: { skip: t.arg.int(), take: t.arg.int() },
    resolve: async (_, { skip, take }, context) => {
      const limit = Math.min(LIMIT.most, Math.max(1, take ?? LIMIT.usual));
      const offset = Math.min(100_000, Math.max(0, skip ?? 0));
      const { customer, rows } = await readForCustomer(context, (customerId) =>
        orderIdsOf({ customerId, limit, offset }),
      );
      const [loaded, totalItems] = await Promise.all([
        loadOrders(
          rows.map(({ id }) => id),
          context.read,
        ),
        context.read(countOrdersOf({ customerId: customer.customerId })),
      ]);
      const now = context.clock();
      return { items: loaded.map((each) => recordOf(each, now)), totalItems };
    },
  }),
);

main.queryField('order', (t) =>
  t.field({
    type: 'OrderRecord',
    nullable: true,
    description: 'One order of the customer who asks.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const loaded = await ownOrder(id, context);
      return loaded && recordOf(loaded, context.clock());
    },
  }),
);

main.queryField('nextOrderStates', (t) =>
  t.field({
    type: [OrderStateEnum],
    description: 'Where an order of the customer can go from here, whoever takes it there.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const loaded = await ownOrder(id, context);
      return loaded === null ? [] : [...nextOrderStates(loaded.order)];
    },
  }),
);

const CancellationRef = main.objectRef<Cancellation>('OrderCancellation').implement({
  description: 'What cancelling now would mean; the three sums are what is on the order.',
  fields: (t) => ({
    fate: t.exposeString('fate', { description: '`refund`, `refund-less-costs` …' }),
    refund: t.expose('refund', { type: 'Rupiah' }),
    forfeit: t.expose('forfeit', {
      type: 'Rupiah',
      description: 'Registration costs already paid.',
    }),
    credit: t.expose('credit', { type: 'Rupiah' }),
    needsBank: t.exposeBoolean('needsBank'),
  }),
});

main.queryField('cancellation', (t) =>
  t.field({
    type: CancellationRef,
    nullable: true,
    description: 'Null when the order cannot be cancelled by its customer.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const loaded = await ownOrder(id, context);
      return loaded && cancellationOf(loaded, context.clock());
    },
  }),
);

const BuyAgainRef = main.objectRef<Loaded>('OrderAgain').implement({
  description: 'The choice of an order, to begin another one with; prices are those of today.',
  fields: (t) => ({
    slug: t.string({ resolve: ({ order }) => order.product.slug }),
    color: t.string({ resolve: ({ order }) => order.product.color }),
    accent: t.string({ nullable: true, resolve: ({ order }) => order.product.accent }),
    battery: t.string({ resolve: ({ order }) => order.product.battery }),
    area: t.string({ resolve: ({ order }) => order.area }),
    dealer: t.string({ resolve: ({ order }) => order.dealerSlug }),
    delivery: t.field({
      type: OrderDeliveryEnum,
      resolve: ({ order }) => order.deliveryMethod,
    }),
  }),
});

main.queryField('buyAgain', (t) =>
  t.field({
    type: BuyAgainRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => ownOrder(id, context),
  }),
);

interface JobRecord {
  readonly startedAt: number | null;
  readonly settledAt: number | null;
}

const JobRecordRef = main.objectRef<JobRecord>('JobRecord').implement({
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    settledAt: t.expose('settledAt', { type: 'DateTime', nullable: true }),
  }),
});

main.queryField('jobRecord', (t) =>
  t.field({
    type: JobRecordRef,
    nullable: true,
    description:
      'The work that follows a payment of one’s order: when it began, and when it was done. Null before there is any.',
    args: { id: t.arg.id({ required: true, description: 'Of the order.' }) },
    resolve: async (_, { id }, context) => {
      const [loaded, [job]] = await Promise.all([
        ownOrder(id, context),
        context.read(followUpOf({ id })),
      ]);
      return loaded && (job ?? null);
    },
  }),
);

const TRACKING = declareLimit({
  purpose: 'orders.track',
  most: ORDER_LIMITS.trackingTries,
  windowMs: ORDER_LIMITS.trackingWindowMs,
  what: 'orders looked for by code and phone',
  by: 'customer, else address',
});

const TrackedRef = main.objectRef<OrderRecord>('TrackedOrder').implement({
  description: 'What somebody with the number and the phone of an order may see of it.',
  fields: (t) => ({
    orderCode: t.exposeString('orderCode'),
    state: t.expose('state', { type: OrderStateEnum }),
    phase: t.exposeString('phase'),
    paymentOption: t.exposeString('paymentOption'),
    productName: t.string({
      description: 'Of goods and services in the language of their buyer.',
      resolve: ({ product }) => product.name,
    }),
    names: t.field({
      type: [LocalisedTextRef],
      description: 'What was ordered, in every language.',
      resolve: (order): LocalisedText[] =>
        LOCALES.map((locale) => ({ locale, text: orderName(order, locale) })),
    }),
    image: t.string({ resolve: ({ product }) => product.image }),
    contactName: t.string({
      description: 'Masked.',
      resolve: ({ contactName }) => maskedName(contactName),
    }),
    kind: t.field({ type: OrderKindEnum, resolve: ({ kind = 'MOTORCYCLE' }) => kind }),
    deliveryMethod: t.field({
      type: OrderDeliveryEnum,
      resolve: ({ delivery }) => delivery.method,
    }),
    dealerName: t.string({ resolve: ({ delivery }) => delivery.dealerName }),
    contractSigned: t.boolean({
      resolve: ({ installment }) => installment?.contractSignedAt != null,
    }),
    placedAt: t.field({ type: 'DateTime', resolve: ({ placedAt }) => Date.parse(placedAt) }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => Date.parse(updatedAt) }),
  }),
});

main.queryField('orderByCode', (t) =>
  t.field({
    type: TrackedRef,
    nullable: true,
    description:
      'Tracking without an account, by order code or NUP and phone number. A wrong number and a wrong phone look the same.',
    args: {
      code: t.arg.string({ required: true }),
      phoneNumber: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) => {
      const actor = await context.actor();
      const who = actor.kind === 'customer' ? actor.customerId : undefined;
      await holdToAttempts(context, TRACKING, await triedBy(who, context));
      const parsed = v.safeParse(trackOrderInput, args);
      if (!parsed.success) return null;
      const { code, phoneNumber } = parsed.output;
      const [match] = await context.readPrimary(orderIdByCode({ code }));
      if (match === undefined || match.contactPhone !== phoneNumber) return null;
      const loaded = await loadOrder(match.id, context.db);
      return loaded === undefined ? null : recordOf(loaded, context.clock());
    },
  }),
);
