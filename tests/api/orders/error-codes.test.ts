import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#edge/contract/error-codes.ts';
import { ERROR_SOURCES } from '#edge/contract/error-sources.ts';
import { newId } from '#edge/contract/ids.ts';
import { hashOf } from '#edge/platform/hash.ts';
import { forgedToken, newestToken } from '#tests/api/account/account-scene.ts';
import { type ActorName, idTokenOf } from '#tests/support/actors.ts';
import { addCoupon, ownerWith } from '#tests/support/order-shop.ts';
import { booking } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

/** What went over the wire last: the operation, and the code in its answer. */
interface Answered {
  readonly operation: string;
  readonly code: string | undefined;
}

const REFUSED = '{ __typename ... on OrderRefusal { errorCode } }';

const ask = async (
  who: ActorName,
  operation: string,
  document: string,
  variables: object = {},
): Promise<Answered> => {
  const data = await scene.by.ask<Record<string, { errorCode?: string }>>(who, document, variables);
  return { operation, code: data[operation]?.errorCode };
};
const cart = (operation: string, args: string): Promise<Answered> =>
  ask(
    'guest',
    operation,
    `mutation { ${operation}(cart: "${newId('crt')}"${args}) { __typename ... on CartRefusal { errorCode } } }`,
  );
const change = (who: ActorName, operation: string, args: string): Promise<Answered> =>
  ask(who, operation, `mutation { ${operation}(${args}) ${REFUSED} }`);
const place = (who: ActorName, more: object): Promise<Answered> =>
  ask(
    who,
    'placeOrder',
    `mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) ${REFUSED} }`,
    { input: booking(more) },
  );
const PASSWORD = 'a quiet green motorcycle';
const changeEmail = (token: string): Promise<Answered> =>
  ask(
    'owner',
    'customerEditEmailAddress',
    'mutation ($token: String!) { customerEditEmailAddress(token: $token) { errorCode } }',
    { token },
  );
const setPassword = (input: object): Promise<Answered> =>
  ask(
    'guest',
    'resetOldPassword',
    'mutation ($input: ResetOldPasswordInput!) { resetOldPassword(input: $input) { errorCode } }',
    { input },
  );
/** The token of a link that was mailed and is too old by now. */
const expiredTicket = async (purpose: 'EMAIL_CHANGE' | 'PASSWORD_RESET'): Promise<string> => {
  await scene.bff.db.primary.execute({
    sql: `INSERT INTO account_ticket (id, customer_id, purpose, email, created_at, expires_at)
      VALUES (?, 'cus_owner', ?, 'owner@alva.demo', ?, 2)`,
    args: [newId('atk'), purpose, Date.now()],
  });
  return newestToken(scene.bff, 'cus_owner');
};
const quote = (coupon: string): Promise<Answered> => {
  const { slug, choice, orderType, paymentOption, help } = booking();
  return ask(
    'owner',
    'quoteOrder',
    `query Q($input: QuoteOrderInput!) { quoteOrder(input: $input) ${REFUSED} }`,
    { input: { slug, choice, orderType, paymentOption, help, coupon } },
  );
};
const start = (id: string, method: string): Promise<Answered> =>
  change(
    'owner',
    'startPayment',
    `id: "${id}", method: "${method}", locale: en, returnPath: "/en/my-orders"`,
  );
const sign = (operation: string, token: string, type: string): Promise<Answered> =>
  ask(
    'guest',
    operation,
    `mutation { ${operation}(input: { firebase: { idToken: "${token}" } }) { ... on ${type} { errorCode } } }`,
  );
const coupon = (code: string, terms: object): Promise<void> =>
  addCoupon({ deps: { db: scene.bff.db } as never, now: Date.now }, { code, ...terms });
const execute = (sql: string) => scene.bff.db.primary.execute(sql);
/** Nobody waits for payment, so that the next order is within its limit. */
const clear = () => execute(`UPDATE customer_order SET customer_id = 'cus_admin'`);
const card = async (): Promise<object> =>
  ownerWith(await scene.upload('cus_owner', 'IDENTITY_CARD'));

/** The operations of the table, brought to answer each code over HTTP. */
const WAYS: Readonly<Record<string, () => Promise<Answered>>> = {
  INVALID_CREDENTIALS: () => sign('authenticate', 'garbage', 'InvalidCredentialsError'),
  NOT_VERIFIED: () => {
    const token = idTokenOf('nobody@alva.demo', { sub: 'stranger', email_verified: false });
    return sign('authenticate', token, 'NotVerifiedError');
  },
  EMAIL_ADDRESS_CONFLICT: () => {
    const token = idTokenOf('owner@alva.demo', { email_verified: true });
    return ask(
      'guest',
      'registerCustomer',
      `mutation { registerCustomer(input: { idToken: "${token}", name: "Gita", selectedLanguage: en, termsVersion: "2026-11-15" }) { errorCode } }`,
    );
  },
  VERIFICATION_TOKEN_INVALID: () =>
    ask(
      'guest',
      'verifyOtp',
      'mutation { verifyOtp(sessionInfo: "x", otpCode: "123456") { errorCode } }',
    ),
  VERIFICATION_TOKEN_EXPIRED: async () => {
    await execute(`INSERT INTO verification_code (id, kind, address_index, code_hash, token_hash, created_at,
      code_expires_at, token_expires_at) VALUES ('otp_old', 'EMAIL', 'x', 'x', '${hashOf('old')}', 1, 2, 3)`);
    return ask(
      'guest',
      'customerVerifyEmail',
      'mutation { customerVerifyEmail(token: "old") { errorCode } }',
    );
  },
  IDENTIFIER_CHANGE_TOKEN_INVALID: () => changeEmail(forgedToken),
  IDENTIFIER_CHANGE_TOKEN_EXPIRED: async () => changeEmail(await expiredTicket('EMAIL_CHANGE')),
  MISSING_PASSWORD: () => setPassword({ password: '' }),
  PASSWORD_RESET_TOKEN_INVALID: () => setPassword({ token: forgedToken, password: PASSWORD }),
  PASSWORD_RESET_TOKEN_EXPIRED: async () =>
    setPassword({ token: await expiredTicket('PASSWORD_RESET'), password: PASSWORD }),
  COUPON_CODE_INVALID: () => quote('FREE'),
  COUPON_CODE_EXPIRED: async () => {
    await coupon('LASTYEAR', { endsAt: Date.now() - 1_000 });
    return quote('LASTYEAR');
  },
  COUPON_CODE_LIMIT: async () => {
    await coupon('NONELEFT', { most: 0 });
    return place('owner', { coupon: 'NONELEFT' });
  },
  ORDER_STATE_TRANSITION: async () =>
    change('owner', 'confirmReceived', `id: "${await scene.placed()}"`),
  ORDER_PAYMENT_STATE: async () => start(await scene.booked(), 'bca_va'),
  ORDER_MODIFICATION: async () =>
    change(
      'admin',
      'enterRegistrationCost',
      `id: "${await scene.placed()}", costId: "${newId('cst')}", label: "STNK", amount: 1, receipt: "x", expectedVersion: 1`,
    ),
  ORDER_LIMIT: async () => {
    for (let at = 0; at < 5; at++) await place('owner', {});
    return place('owner', {});
  },
  INSUFFICIENT_STOCK: async () => {
    await execute(`DELETE FROM unit WHERE battery = 'rent'`);
    const { rows } =
      await execute(`SELECT otr_idr FROM product_price p JOIN product m ON m.id = p.product_id
      WHERE m.slug = 'alva-cervo' AND p.battery = 'rent' AND p.area_code = '31'`);
    const total = Number(rows[0]?.otr_idr);
    const choice = { ...booking().choice, battery: 'rent' };
    const orderType = 'FULL_PURCHASE';
    return place('owner', { choice, orderType, owner: await card(), total, due: total });
  },
  INELIGIBLE_SHIPPING_METHOD: async () => {
    const { rows } = await execute(
      `SELECT json_extract(cities, '$[0]') AS line FROM province_regions WHERE province_id = '94'`,
    );
    const [cityId = '', , , , first = ''] = String(rows[0]?.line).split('|');
    const districtId = cityId + first.slice(0, 2);
    return place('owner', {
      choice: { ...booking().choice, delivery: 'DELIVER_TO_HOME' },
      address: { provinceId: '94', cityId, districtId, address: 'Jl. Raya 1', zipCode: '98611' },
    });
  },
  NEGATIVE_QUANTITY: () =>
    cart('addItemToOrder', ', productVariantId: "itm_rear-rack_-", quantity: -1'),
  NO_ACTIVE_ORDER: () => cart('removeCouponCode', ''),
  // A QR payment takes ten million at most.
  INELIGIBLE_PAYMENT_METHOD: async () => start(await scene.direct(), 'other_qris'),
  PAYMENT_DECLINED: async () => {
    const id = await scene.direct();
    await start(id, 'credit_card');
    const { rows } = await execute(
      `SELECT provider_order_id AS name FROM payment_attempt WHERE ref = '${id}'`,
    );
    const t = scene.provider.transaction(String(rows[0]?.name));
    if (t === undefined) throw new Error('no transaction');
    scene.provider.bank.card(t, '4911111111111113');
    scene.provider.bank.password(t, '112233');
    return change('owner', 'checkPayment', `id: "${id}"`);
  },
  PAYMENT_FAILED: async () => {
    const id = await scene.placed();
    scene.provider.behaviour.requests = 'error';
    const answered = await start(id, 'bca_va');
    scene.provider.behaviour.requests = 'ok';
    return answered;
  },
};

const claimed = ERROR_CODES.flatMap((code) => {
  const source = ERROR_SOURCES[code];
  return 'operation' in source ? [{ code, operation: source.operation }] : [];
});

describe('the table of error codes', () => {
  it.each(claimed)('$code is what $operation answers', async ({ code, operation }) => {
    expect(claimed.length).toBe(Object.keys(WAYS).length);
    await clear();
    expect(await WAYS[code]?.()).toEqual({ operation, code });
  });
});
