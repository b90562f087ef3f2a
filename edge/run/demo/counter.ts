import { documentsFor } from '#edge/contract/financing/documents.ts';
import { newId } from '#edge/contract/ids.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import type { PastSite } from './past-site.ts';

/** A customer of the demo. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly phoneNumber: string;
  /** Invented. */
  readonly identityNumber: string;
  readonly address: string;
}

export const STAFF = {
  finance: 'finance@alva.demo',
  /** Of the experience center SCBD. */
  dealer: 'dealer@alva.demo',
} as const;

export const SCBD = 'aec-scbd';

/** A motorcycle as a form has it. */
export interface Wanted {
  readonly slug: string;
  readonly color: string;
  readonly accent: string | null;
  readonly battery: string;
  readonly dealer?: string;
  /** It is brought to the customer, who collects it otherwise. */
  readonly isBrought?: boolean;
}

/** How an order is to be paid; a booking leaves that open. */
type Payment = 'BOOKING' | 'FULL_PURCHASE' | 'INSTALLMENT';

interface Changed {
  readonly url: string | null;
}

const AREA = '31';
const CITY = '3174';
const ZIP = '12810';
/** Staff write down what a company without an API decides. */
const INSTALLMENT = { provider: 'OTHER', months: 12, downPayment: 10_000_000, isAgreed: true };

/** What customers and staff do with an order, each by the operations that its page sends. */
export interface Counter {
  /** An id as a device would have made it so many hours ago. */
  idAt(prefix: string, hoursAgo: number): string;
  place(who: Person, id: string, wanted: Wanted, payment: Payment): Promise<void>;
  /** Goods out of a cart, collected at SCBD, paid by a number at the bank. */
  buy(who: Person, id: string, variants: Readonly<Record<string, number>>): Promise<void>;
  /** What is due. @param arrives false: the customer has the number, and has not paid */
  pay(who: Person, id: string, arrives?: boolean): Promise<void>;
  /** The owner of an allocated booking is named, and the rest is to be paid. */
  complete(who: Person, id: string): Promise<void>;
  /** Every paper of an application, and its consent. */
  applyForPlan(who: Person, id: string): Promise<void>;
  /** An operation of staff that holds for the order as it is. */
  decide(staff: string, name: string, id: string, more?: object): Promise<void>;
  deliver(staff: string, who: Person, id: string): Promise<void>;
  cancel(who: Person, id: string): Promise<void>;
  /** An operation of staff about the refund of an order. */
  decideRefund(staff: string, name: string, id: string, more?: object): Promise<void>;
}

const contactOf = ({ name, email, phoneNumber }: Person) => ({ name, email, phoneNumber });

export const openCounter = (site: PastSite): Counter => {
  const { ask } = site;
  const begunAt = site.now();
  const orderOf = (who: Person, id: string) => ask<OrderRecord>(who.email, 'Order', { id });
  const deskOrderOf = (staff: string, id: string) =>
    ask<{ row: { version: number }; refunds: readonly { id: string }[] }>(staff, 'OrderDeskOrder', {
      id,
    });
  const ownerOf = async (who: Person) => ({
    ...contactOf(who),
    customerType: 'personal',
    identityKind: 'KTP',
    isbuyer: true,
    address: who.address,
    provinceId: AREA,
    cityId: CITY,
    zipCode: ZIP,
    identityNumber: who.identityNumber,
    identityCardImage: await site.upload(who.email, 'IDENTITY_CARD'),
  });
  const payOn = async (page: string | null, arrives: boolean): Promise<void> => {
    if (page === null) throw new Error('There is no page to pay on.');
    await site.payAt(page, 'bca_va', arrives);
  };

  return {
    idAt: (prefix, hoursAgo) => newId(prefix, begunAt - hoursAgo * HOUR_MS),
    place: async (who, id, { slug, dealer = SCBD, isBrought = false, ...motorcycle }, payment) => {
      const isBooking = payment === 'BOOKING';
      const wanted = {
        slug,
        choice: {
          ...motorcycle,
          area: AREA,
          dealer,
          delivery: isBrought ? 'DELIVER_TO_HOME' : 'PICKUP_AT_DEALER',
        },
        orderType: isBooking ? 'BOOKING' : 'FULL_PURCHASE',
        paymentOption: payment === 'INSTALLMENT' ? 'INSTALLMENT' : 'FULL_PAYMENT',
        ...(payment === 'INSTALLMENT' && { installment: INSTALLMENT }),
        help: false,
      };
      const { total, due, preOrder } = await ask<{
        total: number;
        due: number;
        preOrder: boolean;
      }>(who.email, 'QuoteOrder', { input: { ...wanted, ...(isBrought && { cityId: CITY }) } });
      const address = {
        provinceId: AREA,
        cityId: CITY,
        districtId: `${CITY}01`,
        address: who.address,
        zipCode: ZIP,
      };
      const input = {
        ...wanted,
        id,
        contact: contactOf(who),
        owner: isBooking ? null : await ownerOf(who),
        ...(isBrought && { address }),
        preOrder,
        total,
        due,
        termsAccepted: true,
      };
      await ask(who.email, 'PlaceOrder', { input });
    },
    buy: async (who, id, variants) => {
      let cart = newId('crt', site.now());
      for (const [productVariantId, quantity] of Object.entries(variants)) {
        const item = { cart, productVariantId, quantity };
        ({ id: cart } = await ask<{ id: string }>(who.email, 'AddItemToOrder', item));
      }
      const shippingMethodId = `PICKUP:${SCBD}`;
      await ask(who.email, 'SetOrderShippingMethod', { cart, shippingMethodId });
      const { total } = await ask<{ total: number }>(who.email, 'ActiveOrder', { cart });
      const input = {
        cart,
        id,
        contact: contactOf(who),
        total,
        method: 'bca_va',
        locale: 'id',
        termsAccepted: true,
      };
      const { url } = await ask<Changed>(who.email, 'AddPaymentToOrder', { input });
      await payOn(url, true);
    },
    pay: async (who, id, arrives = true) => {
      const { url } = await ask<Changed>(who.email, 'StartPayment', {
        id,
        method: 'bca_va',
        locale: 'id',
        returnPath: `/id/my-orders/${id}`,
      });
      await payOn(url, arrives);
    },
    complete: async (who, id) => {
      const { total, paid } = await orderOf(who, id);
      const input = {
        orderId: id,
        owner: await ownerOf(who),
        paymentOption: 'FULL_PAYMENT',
        help: false,
        total,
        due: total - paid,
      };
      await ask(who.email, 'CompleteOrderDetails', { input });
    },
    applyForPlan: async (who, orderId) => {
      const situation = { isMarried: false, work: 'EMPLOYED' } as const;
      for (const document of documentsFor('OTHER', situation)) {
        const upload = await site.upload(who.email, 'FINANCING');
        await ask(who.email, 'AddFinancingDocument', { orderId, document, upload });
      }
      await ask(who.email, 'SubmitFinancing', { orderId, ...situation, hasConsent: true });
    },
    decide: async (staff, name, id, more = {}) => {
      const { row } = await deskOrderOf(staff, id);
      await ask(staff, name, { id, expectedVersion: row.version, ...more });
    },
    deliver: async (staff, who, id) => {
      const { workOrder, passkey } = (await orderOf(who, id)).delivery;
      const photo = await site.upload(staff, 'DELIVERY');
      const { row } = await deskOrderOf(staff, id);
      const handOver = { workOrder, passkey, photo, expectedVersion: row.version };
      await ask(staff, 'DeliverOrder', handOver);
    },
    cancel: async (who, orderId) => {
      const { refund } = await ask<{ refund: number }>(who.email, 'Cancellation', { id: orderId });
      const bank = {
        bankName: 'BCA',
        accountNumber: '1234567890',
        fullName: who.name,
        identityNumber: who.identityNumber,
      };
      await ask(who.email, 'CancelOrder', {
        input: { orderId, reason: 'NOT_WANTED', refund, bank },
      });
    },
    decideRefund: async (staff, name, id, more = {}) => {
      const { row, refunds } = await deskOrderOf(staff, id);
      await ask(staff, name, { id: refunds[0]?.id, expectedVersion: row.version, ...more });
    },
  };
};
