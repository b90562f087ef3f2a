import { newId } from '#edge/contract/ids.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';

export const PRICE = 42_750_000;
export const FEE = 500_000;

export interface OrderAnswer {
  readonly __typename: 'OrderChanged' | 'OrderRefusal';
  readonly order?: OrderRecord;
  readonly version?: number;
  readonly url?: string | null;
  readonly errorCode?: string;
  readonly total?: number | null;
  readonly due?: number | null;
  readonly refund?: number | null;
  readonly quantityAvailable?: number | null;
  readonly faults?: readonly { readonly field: string; readonly key: string }[];
}

const RESULT = `{ __typename ... on OrderChanged { order version url }
  ... on OrderRefusal { errorCode total due refund quantityAvailable faults { field key } } }`;

/** A booking of an ALVA CERVO with two batteries, collected in Jakarta. */
export const booking = (more: object = {}) => ({
  id: newId('ord'),
  slug: 'alva-cervo',
  choice: {
    color: 'indie-red',
    accent: 'black',
    battery: 'dual',
    area: '31',
    dealer: 'aec-scbd',
    delivery: 'PICKUP_AT_DEALER',
  },
  orderType: 'BOOKING',
  paymentOption: 'FULL_PAYMENT',
  help: false,
  preOrder: false,
  contact: { name: 'Ayu Lestari', email: 'ayu@alva.demo', phoneNumber: '0812 1001 0001' },
  total: PRICE,
  due: FEE,
  termsAccepted: true,
  ...more,
});

/** Operations of staff that hold for the version they saw. */
const BY_VERSION = [
  'affixMeterai',
  'changeInvoiceAddress',
  'allocateOrder',
  'answerComplaint',
  'approveInstallment',
  'approveRefund',
  'changeOrderForCustomer',
  'confirmRefund',
  'decideGoodsReturn',
  'deliverOrder',
  'endUndelivered',
  'enterRegistrationCost',
  'handOverOrderItems',
  'processOrder',
  'receiveGoodsReturn',
  'rejectContract',
  'rejectInstallment',
  'reportFailedDelivery',
  'reportReturnedRefund',
  'resolveComplaint',
  'shipOrder',
  'signContract',
  'updateRegistration',
  'updateSisapiraStatus',
  'withdrawOrder',
  'withdrawOrderItems',
];

/** Requests by the demo people, each signed in once. */
export const people = (bff: Bff) => {
  /** Staff see the order as it is right now, unless a test says which version they saw. */
  const seen = async (name: string, args: string): Promise<string> => {
    if (!BY_VERSION.includes(name) || args.includes('expectedVersion')) return args;
    const [, of = ''] = /(?:id|workOrder): "([^"]*)"/.exec(args) ?? [];
    const { rows } = await bff.db.primary.execute({
      sql: `SELECT version FROM customer_order WHERE id = ?1 OR work_order = upper(trim(?1))
        OR id = (SELECT ref FROM payment_refund WHERE id = ?1)`,
      args: [of],
    });
    return `${args}, expectedVersion: ${Number(rows[0]?.version ?? 1)}`;
  };
  const headersByActor = new Map<ActorName, { cookie: string }>();
  const headersOf = async (by: ActorName, key?: string) => {
    const headers = headersByActor.get(by) ?? (await actor(bff, by));
    headersByActor.set(by, headers);
    return { headers: { ...headers, ...(key && { 'idempotency-key': key }) } };
  };
  const ask = async <T>(by: ActorName, document: string, variables: object = {}, key?: string) => {
    const { data, errors } = await bff.gql<T>(document, variables, await headersOf(by, key));
    if (errors !== undefined || !data) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    ask,
    /** A file by its path. */
    file: async (by: ActorName, path: string) => bff.fetch(path, await headersOf(by)),
    place: async (by: ActorName, input: object, key?: string): Promise<OrderAnswer> => {
      const document = `mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) ${RESULT} }`;
      return (await ask<{ placeOrder: OrderAnswer }>(by, document, { input }, key)).placeOrder;
    },
    complete: async (by: ActorName, input: object): Promise<OrderAnswer> => {
      const document = `mutation C($input: CompleteOrderInput!) { completeOrderDetails(input: $input) ${RESULT} }`;
      return (await ask<{ completeOrderDetails: OrderAnswer }>(by, document, { input }))
        .completeOrderDetails;
    },
    change: async (by: ActorName, name: string, args: string): Promise<OrderAnswer> =>
      (
        await ask<Record<string, OrderAnswer>>(
          by,
          `mutation { ${name}(${await seen(name, args)}) ${RESULT} }`,
        )
      )[name] as OrderAnswer,
  };
};
