import { expect, type Page } from '@playwright/test';
import { documentsFor } from '#edge/contract/financing/documents.ts';
import type { FinancingProvider } from '#edge/contract/financing/providers.ts';
import { newId } from '#edge/contract/ids.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { ask } from '#tests/e2e/ask.ts';
import { JPEG } from '#tests/support/pictures.ts';
import { AddFinancingDocumentDocument } from '#web/platform/graphql/generated/main/add-financing-document.ts';
import { CancelOrderDocument } from '#web/platform/graphql/generated/main/cancel-order.ts';
import { CheckPaymentDocument } from '#web/platform/graphql/generated/main/check-payment.ts';
import { CompleteOrderDetailsDocument } from '#web/platform/graphql/generated/main/complete-order-details.ts';
import { ConfirmReceivedDocument } from '#web/platform/graphql/generated/main/confirm-received.ts';
import { DeliverOrderDocument } from '#web/platform/graphql/generated/main/deliver-order.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { PlaceOrderDocument } from '#web/platform/graphql/generated/main/place-order.ts';
import { ProcessOrderDocument } from '#web/platform/graphql/generated/main/process-order.ts';
import { QuoteOrderDocument } from '#web/platform/graphql/generated/main/quote-order.ts';
import { ShipOrderDocument } from '#web/platform/graphql/generated/main/ship-order.ts';
import { StartPaymentDocument } from '#web/platform/graphql/generated/main/start-payment.ts';
import { SubmitFinancingDocument } from '#web/platform/graphql/generated/main/submit-financing.ts';
import { UPLOAD_HEADERS, uploadForm } from '#web/platform/upload/form.ts';
import { ORDERED, unitArrives } from './warehouse.ts';

/** Orders are brought to where a test begins by the product's own operations, without its pages. */

export const REACHED = { email: 'ayu@alva.demo', phoneNumber: '+6281210010001' };

/** Sends a picture as the person signed in. @returns its id */
export const uploadPicture = async (
  page: Page,
  purpose: 'IDENTITY_CARD' | 'DELIVERY' | 'FINANCING',
): Promise<string> => {
  const id = newId('upl');
  const form = uploadForm({ id, purpose }, new Blob([JPEG], { type: 'image/jpeg' }));
  const answer = await page.request.post('/graphql', {
    headers: UPLOAD_HEADERS,
    multipart: {
      operations: String(form.get('operations')),
      map: String(form.get('map')),
      file: { name: 'file', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) },
    },
  });
  expect((await answer.json()).data.uploadFile.status).toEqual({ success: true, errorCode: null });
  return id;
};

const ownerOf = async (page: Page) => ({
  customerType: 'personal' as const,
  identityKind: 'KTP' as const,
  isbuyer: true,
  name: 'Sari Wulandari',
  address: 'Jl. Melati 4',
  provinceId: '31',
  cityId: '3174',
  zipCode: '12810',
  identityNumber: '3174014703900001',
  identityCardImage: await uploadPicture(page, 'IDENTITY_CARD'),
  ...REACHED,
});

/** A plan, of the company whose answer staff write down where no other is named. */
const planOf = (provider: FinancingProvider, downPayment: number) =>
  ({ provider, months: 12, downPayment, isAgreed: false }) as const;

/** Places an order of a CERVO that is collected in Jakarta. */
export const placed = async (
  page: Page,
  orderType: 'BOOKING' | 'FULL_PURCHASE' = 'BOOKING',
  paymentOption: 'FULL_PAYMENT' | 'INSTALLMENT' = 'FULL_PAYMENT',
  provider: FinancingProvider = 'OTHER',
  downPayment = 10_000_000,
): Promise<OrderRecord> => {
  const isBooking = orderType === 'BOOKING';
  if (!isBooking) await unitArrives();
  const wanted = {
    slug: 'alva-cervo',
    choice: { ...ORDERED, area: '31', dealer: 'aec-scbd', delivery: 'PICKUP_AT_DEALER' as const },
    orderType,
    paymentOption,
    ...(paymentOption === 'INSTALLMENT' && { installment: planOf(provider, downPayment) }),
    help: false,
  };
  const { quoteOrder } = await ask(page, QuoteOrderDocument, { input: wanted });
  if (quoteOrder.__typename !== 'OrderQuote') throw new Error(JSON.stringify(quoteOrder));
  const { total, due, preOrder } = quoteOrder;
  const { placeOrder } = await ask(page, PlaceOrderDocument, {
    input: {
      ...wanted,
      id: newId('ord'),
      contact: { name: 'Sari Wulandari', ...REACHED },
      owner: isBooking ? null : await ownerOf(page),
      preOrder,
      total,
      due,
      termsAccepted: true,
    },
  });
  if (placeOrder.__typename !== 'OrderChanged') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order;
};

/** The customer completes an allocated booking: the owner, and instalments. @param total of the order */
export const completedWithPlan = async (
  page: Page,
  orderId: string,
  total: number,
): Promise<void> => {
  const { completeOrderDetails } = await ask(page, CompleteOrderDetailsDocument, {
    input: {
      orderId,
      owner: await ownerOf(page),
      paymentOption: 'INSTALLMENT',
      installment: planOf('OTHER', 10_000_000),
      help: false,
      total,
      due: 0,
    },
  });
  expect(completeOrderDetails.__typename).toBe('OrderChanged');
};

/** Hands the application of an order in, with every paper its company asks for. */
export const papersHandedIn = async (
  page: Page,
  orderId: string,
  provider: FinancingProvider = 'OTHER',
): Promise<void> => {
  const situation = { isMarried: false, work: 'EMPLOYED' } as const;
  for (const document of documentsFor(provider, situation))
    await ask(page, AddFinancingDocumentDocument, {
      orderId,
      document,
      upload: await uploadPicture(page, 'FINANCING'),
    });
  const { submitFinancing } = await ask(page, SubmitFinancingDocument, {
    orderId,
    ...situation,
    hasConsent: true,
  });
  expect(submitFinancing.__typename).toBe('OrderChanged');
};

/** Opens the payment of an order. @returns the provider's page for it */
export const paymentOpened = async (
  page: Page,
  id: string,
  method: PaymentMethod,
): Promise<string> => {
  const { startPayment } = await ask(page, StartPaymentDocument, {
    id,
    method,
    locale: 'en',
    returnPath: `/en/my-orders/${id}`,
  });
  if (startPayment.__typename !== 'OrderChanged' || !startPayment.url)
    throw new Error(JSON.stringify(startPayment));
  return startPayment.url;
};

const post = async (page: Page, url: string, part: string, form: Record<string, string>) => {
  const answer = await page.request.post(`${new URL(url).origin}${new URL(url).pathname}${part}`, {
    form,
  });
  expect(answer.status()).toBe(200);
};

/** The customer asks the provider for a number to pay to. */
export const numberAsked = async (page: Page, id: string, method: PaymentMethod) => {
  const url = await paymentOpened(page, id, method);
  await post(page, url, '/choose', { method });
  return url;
};

/** The money of a number to pay to arrives. */
export const moneyArrives = (page: Page, url: string) => post(page, url, '/play', { what: 'pay' });

/** Pays an order, and has the product learn of it. */
export const paid = async (page: Page, id: string, method: PaymentMethod): Promise<void> => {
  if (method === 'credit_card') {
    const url = await paymentOpened(page, id, method);
    await post(page, url, '/card', { number: '4411111111111118', expiry: '12/30', cvv: '123' });
  } else await moneyArrives(page, await numberAsked(page, id, method));
  const { checkPayment } = await ask(page, CheckPaymentDocument, { id });
  expect(checkPayment.__typename).toBe('OrderChanged');
};

/**
 * The desk prepares a paid order and hands it over, and the customer confirms: it is complete.
 * @param seen is called after each step
 */
export const completed = async (
  desk: Page,
  customer: Page,
  id: string,
  seen: (state: 'processing' | 'ready' | 'delivered' | 'completed') => Promise<void> = async () =>
    undefined,
): Promise<void> => {
  const row = async () => {
    const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
    if (!orderDeskOrder) throw new Error(`The desk does not see ${id}.`);
    return orderDeskOrder.row;
  };
  // A card is charged at once and settled by its bank later; nothing leaves before.
  await expect
    .poll(
      async () => {
        const expectedVersion = (await row()).version;
        const { processOrder } = await ask(desk, ProcessOrderDocument, { id, expectedVersion });
        return processOrder.__typename;
      },
      { timeout: 2 * MINUTE_MS, intervals: [5 * SECOND_MS] },
    )
    .toBe('OrderChanged');
  await seen('processing');
  const { version: processed } = await row();
  const { shipOrder } = await ask(desk, ShipOrderDocument, { id, expectedVersion: processed });
  expect(shipOrder.__typename).toBe('OrderChanged');
  await seen('ready');
  const { order, version } = await row();
  await customer.goto(`/en/my-orders/${id}`);
  const passkey = customer.getByText(/^[0-9A-Z]{6}$/);
  const { deliverOrder } = await ask(desk, DeliverOrderDocument, {
    workOrder: order.delivery.workOrder ?? '',
    passkey: (await passkey.textContent()) ?? '',
    photo: await uploadPicture(desk, 'DELIVERY'),
    expectedVersion: version,
  });
  expect(deliverOrder.__typename).toBe('OrderChanged');
  await seen('delivered');
  const { confirmReceived } = await ask(customer, ConfirmReceivedDocument, { id });
  expect(confirmReceived.__typename).toBe('OrderChanged');
  await seen('completed');
};

/** Ends an order that waits for money: five of a customer may wait at once. */
export const cancelled = async (page: Page, orderId: string): Promise<void> => {
  const { cancelOrder } = await ask(page, CancelOrderDocument, {
    input: { orderId, reason: 'NOT_WANTED', refund: 0 },
  });
  expect(cancelOrder.__typename).toBe('OrderChanged');
};
