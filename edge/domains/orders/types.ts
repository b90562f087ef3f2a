import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { LINE_KEYS } from '#edge/contract/orders/price-lines.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import type { Result } from '#edge/platform/result.ts';
import { OrderStateEnum, PriceLineTypeEnum } from './enums.ts';
import { isOrderError, type OrderError } from './error.ts';
import { type Loaded, loadOrder } from './load.ts';
import { recordOf } from './record.ts';

export const PriceLineRef = main
  .objectRef<OrderRecord['lines'][number]>('OrderPriceLine')
  .implement({
    fields: (t) => ({
      type: t.expose('type', { type: PriceLineTypeEnum }),
      key: t.exposeString('key', {
        description: `What it is for: ${LINE_KEYS.map((key) => `\`${key}\``).join(', ')}.`,
      }),
      amount: t.expose('amount', { type: 'Rupiah', description: 'Negative where it comes off.' }),
      basisPoints: t.int({
        nullable: true,
        description: 'Of value added tax: its rate, of the price before tax.',
        resolve: ({ basisPoints }) => basisPoints ?? null,
      }),
    }),
  });

export const FaultRef = main
  .objectRef<NonNullable<OrderError['faults']>[number]>('OrderFieldFault')
  .implement({
    fields: (t) => ({
      field: t.exposeString('field', { description: 'Path in the input.' }),
      key: t.exposeString('key', { description: 'Of the message, which the web translates.' }),
    }),
  });

/** English texts; the web translates the codes. */
const MESSAGES: Partial<Record<OrderError['code'], string>> = {
  ORDER_STATE_TRANSITION: 'The order is not where this leads on from.',
  ORDER_PAYMENT_STATE: 'The order cannot be paid now.',
  ORDER_NOT_FOUND: 'There is no such order.',
};

export const RefusalRef = main.objectRef<OrderError>('OrderRefusal').implement({
  description: 'Why an operation on an order was refused, with the figures that hold now.',
  fields: (t) => ({
    errorCode: t.exposeString('code'),
    message: t.string({ resolve: ({ code }) => MESSAGES[code] ?? 'This was refused.' }),
    faults: t.field({ type: [FaultRef], resolve: ({ faults = [] }) => faults }),
    transitionError: t.string({ nullable: true, resolve: ({ reason }) => reason ?? null }),
    fromState: t.field({
      type: OrderStateEnum,
      nullable: true,
      resolve: ({ fromState }) => fromState ?? null,
    }),
    toState: t.field({
      type: OrderStateEnum,
      nullable: true,
      resolve: ({ toState }) => toState ?? null,
    }),
    quantityAvailable: t.int({
      nullable: true,
      resolve: ({ quantityAvailable }) => quantityAvailable ?? null,
    }),
    maxItems: t.int({ nullable: true, resolve: ({ limit }) => limit ?? null }),
    orderCode: t.string({
      nullable: true,
      description: 'Of the order that has this id already, when it is the customer’s own.',
      resolve: ({ orderCode }) => orderCode ?? null,
    }),
    couponCode: t.string({
      nullable: true,
      description: 'The promo code a `COUPON_CODE_*` is about.',
      resolve: ({ couponCode }) => couponCode ?? null,
    }),
    minimum: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'What the goods have to be worth for the promo code.',
      resolve: ({ minimum }) => minimum ?? null,
    }),
    total: t.field({ type: 'Rupiah', nullable: true, resolve: ({ total }) => total ?? null }),
    due: t.field({ type: 'Rupiah', nullable: true, resolve: ({ due }) => due ?? null }),
    refund: t.field({ type: 'Rupiah', nullable: true, resolve: ({ refund }) => refund ?? null }),
  }),
});

export interface Changed {
  readonly order: OrderRecord;
  readonly version: number;
  /** Page of the payment provider. */
  readonly url: string | null;
}

export const ChangedRef = main.objectRef<Changed>('OrderChanged').implement({
  fields: (t) => ({
    order: t.field({ type: 'OrderRecord', resolve: ({ order }) => order }),
    version: t.exposeInt('version', { description: 'For the next write of staff.' }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Page of the payment provider, where one was asked for.',
    }),
  }),
});

export const OrderResultRef = main.unionType('OrderResult', {
  types: [ChangedRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'OrderChanged'),
});

/** An outcome as `OrderResult`. */
export const answer = (
  done: Result<Loaded, OrderError>,
  { clock }: Pick<Context, 'clock'>,
  url: string | null = null,
  shown: (loaded: Loaded, now: number) => OrderRecord = recordOf,
): Changed | OrderError =>
  done.ok
    ? { order: shown(done.value, clock()), version: done.value.order.version, url }
    : done.error;

/** An order that was just written, read again. */
export const answerById = async (
  done: Result<{ readonly id: string }, OrderError>,
  context: Pick<Context, 'clock' | 'db'>,
): Promise<Changed | OrderError> => {
  if (!done.ok) return done.error;
  const loaded = await loadOrder(done.value.id, context.db);
  if (loaded === undefined) return { code: 'ORDER_NOT_FOUND' };
  return answer({ ok: true, value: loaded }, context);
};
