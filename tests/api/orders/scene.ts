import { newId } from '#edge/contract/ids.ts';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { type Provider, startProvider } from '#edge/payments-sandbox/start.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ownerWith } from '#tests/support/order-shop.ts';
import { booking, FEE, type OrderAnswer, PRICE, people } from './orders.ts';

/** Units beside those of the demo stock, for `booking()`. */
const MORE_UNITS = 40;

export const BANK =
  'bankName: "BCA", accountNumber: "1234567890", fullName: "Ayu Lestari", identityNumber: "3174014703900001"';

/** Orders brought along by the operations of people, against a provider of this process. */
export interface OrderScene {
  readonly bff: Bff;
  readonly provider: Provider;
  readonly by: ReturnType<typeof people>;
  /** An upload of a customer, there and in nothing's use. */
  upload(customerId: string, purpose: 'IDENTITY_CARD' | 'DELIVERY' | 'RETURN'): Promise<string>;
  /** One operation; refused where the answer is a refusal. @returns the order */
  must(
    who: Parameters<ReturnType<typeof people>['change']>[0],
    name: string,
    args: string,
  ): Promise<OrderAnswer>;
  placed(): Promise<string>;
  direct(): Promise<string>;
  /** Opens a payment, pays at the provider by this method, and comes back. */
  pay(id: string, method?: string): Promise<OrderAnswer>;
  booked(): Promise<string>;
  allocated(): Promise<string>;
  /** Allocated, and how the rest is paid is chosen. */
  choose(id: string, more?: object): Promise<OrderAnswer>;
  byInstallments(): Promise<string>;
  /** Bought at once, paid, prepared and on its way. */
  shipping(): Promise<{ id: string; workOrder: string; passkey: string }>;
  stop(): Promise<void>;
}

export const INSTALLMENT = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };

export const openOrderScene = async (): Promise<OrderScene> => {
  const provider = await startProvider(
    { ALVA_ENV: 'embedded' },
    { serverKey: LOCAL_SERVER_KEY, behaviour: { silent: true } },
  );
  const bff = await startBff({
    MIDTRANS_SNAP_URL: provider.origin,
    MIDTRANS_API_URL: provider.origin,
  });
  const by = people(bff);
  await bff.db.primary.batch(
    Array.from({ length: MORE_UNITS }, (_, at) => ({
      sql: `INSERT INTO unit VALUES (?, ?, ?, 'alva-cervo', 'indie-red', 'black', 'dual', 'aec-scbd', ?, NULL)`,
      args: [`unt_${at}`, `VIN${at}`, `EM${at}`, at],
    })),
    'write',
  );
  const must: OrderScene['must'] = async (who, name, args) => {
    const answer = await by.change(who, name, args);
    if (answer.order === undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const upload: OrderScene['upload'] = async (customerId, purpose) => {
    const id = newId('upl');
    await bff.db.primary.execute({
      sql: `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at, stored_at)
        VALUES (?, ?, ?, 'image/jpeg', 1, 1, 1, ?, ?, 1, 1)`,
      args: [id, customerId, purpose, id, id],
    });
    return id;
  };
  const place = async (input: object): Promise<string> => {
    const answer = await by.place('owner', input);
    if (answer.order === undefined) throw new Error(JSON.stringify(answer));
    return answer.order.id;
  };
  const placed = () => place(booking());
  const direct = async () =>
    place(
      booking({
        orderType: 'FULL_PURCHASE',
        owner: ownerWith(await upload('cus_owner', 'IDENTITY_CARD')),
        due: PRICE,
      }),
    );
  const pay: OrderScene['pay'] = async (id, method = 'bca_va') => {
    await must(
      'owner',
      'startPayment',
      `id: "${id}", method: "${method}", locale: en, returnPath: "/en/my-orders"`,
    );
    const { rows } = await bff.db.primary.execute({
      sql: 'SELECT provider_order_id AS name FROM payment_attempt WHERE ref = ? ORDER BY number DESC LIMIT 1',
      args: [id],
    });
    const t = provider.transaction(String(rows[0]?.name));
    if (t === undefined) throw new Error(`no transaction of ${id}`);
    provider.bank.choose(t, method as 'bca_va');
    provider.bank.settle(t);
    return must('owner', 'checkPayment', `id: "${id}"`);
  };
  const booked = async () => {
    const id = await placed();
    await pay(id);
    return id;
  };
  const allocated = async () => {
    const id = await booked();
    await must('admin', 'allocateOrder', `id: "${id}"`);
    return id;
  };
  const choose: OrderScene['choose'] = async (id, more = {}) => {
    const input = {
      orderId: id,
      owner: ownerWith(await upload('cus_owner', 'IDENTITY_CARD')),
      paymentOption: 'FULL_PAYMENT',
      help: false,
      total: PRICE,
      due: PRICE - FEE,
      ...more,
    };
    return by.complete('owner', input);
  };
  const byInstallments = async () => {
    const id = await allocated();
    await choose(id, { paymentOption: 'INSTALLMENT', installment: INSTALLMENT, due: 0 });
    return id;
  };
  return {
    bff,
    provider,
    by,
    must,
    upload,
    placed,
    direct,
    pay,
    booked,
    allocated,
    choose,
    byInstallments,
    shipping: async () => {
      const id = await direct();
      await pay(id);
      for (const name of ['processOrder', 'shipOrder']) await must('admin', name, `id: "${id}"`);
      const { rows } = await bff.db.primary.execute({
        sql: 'SELECT work_order, passkey FROM customer_order WHERE id = ?',
        args: [id],
      });
      return { id, workOrder: String(rows[0]?.work_order), passkey: String(rows[0]?.passkey) };
    },
    stop: async () => {
      await bff.stop();
      await provider.stop();
    },
  };
};
