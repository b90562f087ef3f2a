import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partRows } from '#db/content/shop/parts/rows.ts';
import { raw } from '#db/query.ts';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { declaredLimits } from '#edge/platform/write/declared.ts';
import { UPLOAD_FILE, type Uploaded, uploadId } from '#tests/api/account/uploads.ts';
import '#edge/graphql/main-schema.ts';
import { booking } from '#tests/api/orders/orders.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { PNG } from '#tests/support/pictures.ts';
import { ORDER_LIMITS } from './order-limits.ts';

const IS_FULL = process.env.TEST_FULL === '1';
/**
 * So many below the limit come at once with so many above it. All of them count before the first has
 * written, for four write at a time: more of them prove the same again.
 */
const AROUND = IS_FULL ? 20 : 5;
/** Those before come as many at once as the worker keeps connections for: each more opens its own. */
const BEFORE_AT_ONCE = 8;
const SLOT = (() => {
  const day = new Date(Date.now() + 7 * 24 * HOUR_MS);
  // A Tuesday, at ten in Jakarta.
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.setUTCHours(3, 0, 0, 0);
})();

let world: CodeWorld;
let bff: Bff;
let headers: { cookie: string };
let staff: { cookie: string };
let vin: string;
let stationId: string;
beforeAll(async () => {
  world = await startCodeWorld();
  bff = world.bff;
  headers = await actor(bff, 'owner');
  staff = await actor(bff, 'admin');
  vin = await vinOf(bff, 'veh_ayu_one');
  const { pages } = await syncAll(bff, 'stations');
  stationId = pages[0]?.changed[0]?.id ?? '';
  // Centres big enough that no seat stands in the way.
  await bff.db.primary.executeMultiple(`UPDATE test_ride_centre SET seats = 50;
    INSERT INTO test_ride_motorcycle (id, place_id, product_id)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
      SELECT 'trm_limit_' || i, place_id, product_id FROM n, (SELECT * FROM test_ride_motorcycle
        WHERE id = 'trm_aec-scbd_alva-cervo')`);
  const day = DAY_MS;
  await bff.db.primary.execute({
    sql: `INSERT INTO listing (id, vehicle_id, owner_id, status, negotiable, description, show_phone, condition, faults,
      save_id, price_idr, published_at, expires_at, created_at, updated_at) VALUES (?, 'veh_bima_q', 'cus_owner2', 'PUBLISHED', 0,
      'x', 0, '{}', '', 's', 1, ?, ?, 1, 1)`,
    args: [LISTING, Date.now(), Date.now() + day],
  });
  // Of another owner, so that they count for nobody's limit.
  await bff.db.primary.executeMultiple(`INSERT INTO roadside_request
      (id, vehicle_id, customer_id, kind, asked_at, received_at, status)
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 59)
    SELECT 'rsr_task_' || i, 'veh_bima_q', 'cus_owner2', 'FLAT_TYRE', 1, 1, 'REQUESTED' FROM n`);
});
afterAll(() => world.stop());

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

const mutate = async (
  document: string,
  variables: object,
  by: Record<string, string> = headers,
): Promise<string> => {
  const { data, errors } = await bff.gql<{ done: Common }>(document, variables, { headers: by });
  return data?.done.success
    ? 'done'
    : String(data?.done.errorCode ?? errors?.[0]?.extensions?.code);
};

interface Limit {
  readonly most: number;
  /** How many may come above it before they meet another limit. */
  readonly above?: number;
  readonly send: (at: number) => Promise<string>;
  readonly refusal: string;
  /** Counts what was written; a counter of tries writes nothing else. */
  readonly rows?: string;
}

/** An operation that answers whatever it is asked, until it is asked too often. */
const asking = (most: number, document: (at: number) => string, by = () => headers): Limit => ({
  most,
  send: async (at) => {
    const { data, errors } = await bff.gql(document(at), {}, { headers: by() });
    return data && !errors ? 'done' : String(errors?.[0]?.extensions?.code);
  },
  refusal: 'RATE_LIMITED',
});

const message = (
  email: string,
): string => `mutation { GuestBook(Param: { id: "${newId('gst')}", name: "Sari",
  email: "${email}", topic: "other", message: "Apakah buka pada hari libur?", consent: true, locale: "id" }) { success } }`;

/** To Ayu’s listing, by somebody else. */
const enquiry = (
  phone: string,
): string => `mutation { sendListingEnquiry(param: { id: "${newId('enq')}",
  listingId: "${LISTING}", name: "Sari Dewi", phoneNumber: "${phone}", message: "Apakah masih ada?", consent: true,
  locale: "id" }) { success } }`;
const LISTING = newId('lst');

/** The session whose code is guessed. */
let guessed: Promise<string> | undefined;

/** Guests’ carts. */
const [PIECES, THINGS] = [newId('crt'), newId('crt')];
const variants = partRows()
  .filter(({ isShowButton, rowNumber = 0 }) => isShowButton && rowNumber % 17 !== 0)
  .map(({ id }) => id);
const addTo = async (cart: string, variant: string): Promise<string> => {
  const { data, errors } = await bff.gql<{ done: { errorCode?: string } }>(
    `mutation { done: addItemToOrder(cart: "${cart}", productVariantId: "${variant}", quantity: 1) {
      ... on CartRefusal { errorCode } } }`,
  );
  return data ? (data.done.errorCode ?? 'done') : String(errors?.[0]?.extensions?.code);
};

/** Many motorcycles and companions, so that nothing but a limit stands in the way. */
const rideFor = (
  by: () => Record<string, string>,
  more: (at: number) => object,
  most: number,
  operation = 'bookTestRide',
) => ({
  most,
  send: (at: number) => {
    const choice = {
      id: newId('trd'),
      manageKey: newId('trk'),
      dealerSlug: 'aec-scbd',
      productId: 5,
      slotAt: new Date(SLOT + (at % 5) * HOUR_MS).toISOString(),
    };
    const rider = {
      name: 'Sari',
      phoneNumber: '081234567890',
      licence: 'C',
      survey: ['COMMUTE'],
      consent: true,
      locale: 'id',
    };
    const isHold = operation === 'holdTestRide';
    return mutate(
      `mutation M($p: ${isHold ? 'TestRideHoldParam' : 'TestRideParam'}!) {
        done: ${operation}(param: $p) { success errorCode } }`,
      { p: { ...choice, ...(isHold ? {} : rider), ...more(at) } },
      by(),
    );
  },
});
const guest = () => ({ cookie: '' });
const ownPhone = (at: number) => ({ phoneNumber: `08123457${String(at).padStart(4, '0')}` });

const LIMITS: Readonly<Record<string, Limit>> = {
  'account.email-change': {
    most: 3,
    send: (at) =>
      mutate(
        'mutation M($email: String!) { done: requestEmailAddressChange(email: $email) { success errorCode } }',
        { email: `ayu${at}@alva.test` },
      ),
    refusal: 'EMAIL_CHANGE_LIMIT',
    rows: "SELECT count(*) AS n FROM account_ticket WHERE purpose = 'EMAIL_CHANGE'",
  },
  'account.exports': {
    most: 2,
    send: () => mutate('mutation { done: requestDataExport { success errorCode } }', {}),
    refusal: 'EXPORT_LIMIT',
    rows: 'SELECT count(*) AS n FROM data_export',
  },
  'account.paper-changes': asking(
    20,
    () => 'mutation { customerUpdateTaxCardNumber(taxCardNumber: "1") { success } }',
  ),
  'account.paper-views': asking(
    60,
    () =>
      'mutation { revealCustomerDocument(id: "cpa_nobody", reason: "A new order") { success } }',
    () => staff,
  ),
  'orders.for-customers': asking(
    30,
    () => `mutation { placeOrderForCustomer(customerId: "cus_none", input: { id: "${newId('ord')}", slug: "alva-cervo",
      choice: { color: "indie-red", battery: "dual", area: "31", delivery: PICKUP_AT_DEALER, dealer: "aec-scbd" },
      orderType: BOOKING, paymentOption: FULL_PAYMENT, help: false, preOrder: false,
      contact: { name: "Ayu", email: "a@b.id", phoneNumber: "081210010001" }, total: 1, due: 1, termsAccepted: true }) { __typename } }`,
    () => staff,
  ),
  'orders.notes': asking(
    60,
    () =>
      `mutation { addOrderNote(id: "${newId('ord')}", noteId: "${newId('ohi')}", audience: STAFF, text: "x") { __typename } }`,
    () => staff,
  ),
  'account.password-mails': asking(
    20,
    (at) => `mutation { requestToResetPassword(email: "nobody${at}@alva.test") { success } }`,
  ),
  'account.password-checks': asking(
    60,
    (at) =>
      `mutation { customerCheckPassword(password: "a quiet motorcycle ${at}", email: "nobody@alva.test") { success } }`,
  ),
  'account.failed-sign-ins': asking(
    60,
    () => 'mutation { reportFailedSignIn(email: "owner@alva.demo", captcha: "x") { success } }',
  ),
  'account.failed-sign-ins-told': {
    most: 1,
    send: () =>
      mutate(
        'mutation ($captcha: String!) { done: reportFailedSignIn(email: "guest@alva.demo", captcha: $captcha) { success errorCode } }',
        { captcha: world.token('failed_sign_in') },
        {},
      ),
    refusal: 'done',
    rows: "SELECT count(*) AS n FROM account_event WHERE customer_id = 'cus_guest' AND kind = 'FAILED_SIGN_INS'",
  },
  'account.password-mails-to': {
    most: 5,
    above: 10,
    send: () =>
      mutate(
        'mutation { done: requestToResetPassword(email: "owner@alva.demo") { success errorCode } }',
        {},
      ),
    refusal: 'done',
    rows: "SELECT count(*) AS n FROM account_ticket WHERE purpose = 'PASSWORD_RESET'",
  },
  'account.wrong-passwords': asking(
    10,
    () =>
      'mutation { resetOldPassword(input: { oldPassword: "wrong", password: "a quiet green motorcycle" }) { success } }',
  ),
  'garage.open-bookings': {
    most: 2,
    send: (at) =>
      mutate(
        'mutation M($p: ServiceBookingParam!) { done: bookService(param: $p) { success errorCode } }',
        {
          p: {
            id: newId('sbk'),
            vin,
            dealerSlug: 'aec-scbd',
            slotAt: new Date(SLOT + (at % 5) * HOUR_MS).toISOString(),
            kind: 'PERIODIC',
          },
        },
      ),
    refusal: 'BOOKING_TOO_MANY',
    rows: "SELECT count(*) AS n FROM service_booking WHERE status = 'BOOKED'",
  },
  'test-rides.open': {
    ...rideFor(
      () => headers,
      () => ({}),
      2,
    ),
    refusal: 'TEST_RIDE_TOO_MANY',
    rows: "SELECT count(*) AS n FROM test_ride WHERE customer_id = 'cus_owner'",
  },
  'test-rides.held': {
    ...rideFor(guest, () => ({}), 10, 'holdTestRide'),
    refusal: 'RATE_LIMITED',
    rows: "SELECT count(*) AS n FROM test_ride WHERE state = 'HELD'",
  },
  'test-rides.booked': {
    ...rideFor(guest, ownPhone, 30),
    refusal: 'RATE_LIMITED',
    rows: 'SELECT count(*) AS n FROM test_ride WHERE customer_id IS NULL AND booked_by IS NULL AND confirmed_at IS NOT NULL',
  },
  'test-rides.by-key': {
    ...rideFor(
      () => staff,
      (at) => ({ affiliateKey: 'DIMAS-01', ...ownPhone(1000 + at) }),
      50,
      'createBookingByPS',
    ),
    above: 10,
    refusal: 'TEST_RIDE_KEY_LIMIT',
    rows: "SELECT count(*) AS n FROM test_ride WHERE affiliate_key = 'DIMAS-01'",
  },
  'test-rides.key': asking(120, () => `{ testRide(manageKey: "${newId('trk')}") { id } }`),
  'test-rides.key-limit': asking(
    60,
    () => '{ checkLimitRegisCustomerOrpa(affiliateKey: "DIMAS-01") { isLimit } }',
  ),
  'staff.claims': {
    most: 20,
    send: (at) =>
      mutate(
        `mutation { done: claimTask(queue: ROADSIDE, id: "rsr_task_${at}") { success errorCode } }`,
        {},
        staff,
      ),
    refusal: 'TASK_LIMIT',
    rows: 'SELECT count(*) AS n FROM staff_claim',
  },
  'garage.help': {
    most: 10,
    send: () =>
      mutate(
        'mutation M($p: RoadsideHelpParam!) { done: requestRoadsideAssistance(param: $p) { success errorCode } }',
        { p: { id: newId('rsr'), vin, kind: 'FLAT_TYRE', askedAt: new Date().toISOString() } },
      ),
    refusal: 'ROADSIDE_TOO_MANY',
    rows: 'SELECT count(*) AS n FROM roadside_request',
  },
  'stations.report': {
    most: 20,
    send: () =>
      mutate(
        'mutation M($p: StationReportInput!) { done: reportStation(input: $p) { success errorCode } }',
        { p: { id: newId('rep'), stationId, kind: 'BROKEN', seenAt: new Date().toISOString() } },
      ),
    refusal: 'tooManyReports',
    rows: 'SELECT count(*) AS n FROM station_report',
  },
  'account.unused-files': {
    most: 30,
    send: async (at) => {
      const bytes = Uint8Array.from(PNG);
      const { data, errors } = await bff.upload<Uploaded>(
        UPLOAD_FILE,
        { input: { id: uploadId(), purpose: 'LISTING', file: null } },
        { path: 'variables.input.file', bytes, name: `${at}.png` },
        { headers },
      );
      const status = data?.uploadFile.status;
      return status?.success ? 'done' : String(status?.errorCode ?? errors?.[0]?.extensions?.code);
    },
    refusal: 'file.too-many',
    rows: 'SELECT count(*) AS n FROM upload WHERE removed_at IS NULL',
  },
  'account.upload': {
    most: 60,
    // No picture, so that none waits to be taken: it is counted all the same.
    send: async (at) => {
      const bytes = new TextEncoder().encode(`no picture ${at}`);
      const { data, errors } = await bff.upload<Uploaded>(
        UPLOAD_FILE,
        { input: { id: uploadId(), purpose: 'LISTING', file: null } },
        { path: 'variables.input.file', bytes, name: 'x.png' },
        { headers },
      );
      return data ? 'done' : String(errors?.[0]?.extensions?.code);
    },
    refusal: 'RATE_LIMITED',
  },
  'account.staff-search': asking(
    60,
    () => '{ customerAccount(contact: "nobody@alva.demo") { id } }',
    () => staff,
  ),
  'sharing.transfer': {
    most: 10,
    send: async () => {
      const answer = await mutate(
        'mutation M($vin: String!) { done: createTransferOwnership(vin: $vin, isTransfer: false) { success errorCode } }',
        { vin: 'MJXVA1BN1PK999999' },
      );
      return answer === 'TRANSFER_NOT_FOUND' ? 'done' : answer;
    },
    refusal: 'TRANSFER_TOO_MANY_ATTEMPTS',
  },
  'orders.passkey': asking(
    5,
    () =>
      'mutation { deliverOrder(workOrder: "WO1", passkey: "000000", photo: "upl_x", expectedVersion: 1) { __typename } }',
    () => staff,
  ),
  'orders.courier-passkey': asking(
    20,
    () =>
      'mutation { openDelivery(workOrder: "WO-00000000", passkey: "0000000000") { success errorCode } }',
  ),
  'orders.unpaid': {
    most: 5,
    send: async () => {
      const { data, errors } = await bff.gql<{ placeOrder: { errorCode?: string } }>(
        'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on OrderRefusal { errorCode } } }',
        { input: booking() },
        { headers },
      );
      return String(errors?.[0]?.extensions?.code ?? data?.placeOrder.errorCode ?? 'done');
    },
    refusal: 'ORDER_LIMIT',
    rows: "SELECT count(*) AS n FROM customer_order WHERE state = 'WAITING_PAYMENT'",
  },
  'leads.data-lead': {
    ...asking(200, () => 'mutation { insertDataLeads(productName: "alva-cervo") { success } }'),
    refusal: 'done',
    rows: 'SELECT coalesce(sum(count), 0) AS n FROM data_lead',
  },
  'account.register': asking(
    100,
    () =>
      'mutation { registerCustomer(input: { idToken: "x", name: "Sari", selectedLanguage: id, termsVersion: "2026-11-15" }) { success } }',
  ),
  'account.codes': asking(
    100,
    () =>
      'mutation { sendOtp(phoneNumber: "0812", channel: SMS, captcha: "x", language: en) { success } }',
  ),
  'account.codes-to-one': {
    most: 8,
    send: async () => {
      const { errorCode } = await world.send('+6281399990001');
      return errorCode === 'RATE_LIMITED' ? errorCode : 'done';
    },
    refusal: 'RATE_LIMITED',
  },
  'account.code-wait': {
    most: 1,
    above: 7,
    send: async () => (await world.send('+6281399990002')).errorCode ?? 'done',
    refusal: 'CODE_TOO_SOON',
    rows: 'SELECT count(*) AS n FROM verification_code',
  },
  'account.code-tries': {
    most: 5,
    send: async () => {
      guessed ??= world.send('+6281399990003').then(({ sessionInfo }) => sessionInfo ?? '');
      const sessionInfo = await guessed;
      const right = world.codeTo('+6281399990003');
      const answer = await world.verify(sessionInfo, right === '000000' ? '000001' : '000000');
      return answer === 'VERIFICATION_TOKEN_INVALID' ? 'done' : answer;
    },
    refusal: 'CODE_TOO_MANY_TRIES',
    rows: 'SELECT coalesce(sum(tries), 0) AS n FROM verification_code',
  },
  'account.staff-checks': asking(
    60,
    (at) => `{ customerCheckIsPS(email: "nobody${at}@alva.test", captcha: "x") { success } }`,
    () => staff,
  ),
  'account.registered-checks': asking(
    30,
    () =>
      'mutation { customerCheckIfEmailIsNotRegistered(email: "x@alva.test", captcha: "x") { success } }',
  ),
  'garage.battery': asking(
    20,
    () => '{ checkBatteryAuthenticity(key: "AB60-45-2023-0009411") { status } }',
  ),
  'garage.battery-details': asking(
    60,
    () => '{ getBatteryDetails(vin: "X", batteryNumber: "Y") { timestamp } }',
  ),
  'orders.cart.begun': asking(
    100,
    () =>
      `mutation { addItemToOrder(cart: "${newId('crt')}", productVariantId: "itm_cap_-", quantity: 1) { __typename } }`,
    () => ({ cookie: '' }),
  ),
  'orders.cart.pieces': {
    most: 60,
    send: () => addTo(PIECES, 'itm_rubber-floor-mat_-'),
    refusal: 'ORDER_LIMIT',
    rows: `SELECT coalesce(sum(quantity), 0) AS n FROM cart_line WHERE cart_id = '${PIECES}'`,
  },
  'orders.cart.things': {
    most: 30,
    send: (at) => addTo(THINGS, variants[at] ?? ''),
    refusal: 'ORDER_LIMIT',
    rows: `SELECT count(*) AS n FROM cart_line WHERE cart_id = '${THINGS}'`,
  },
  'orders.coupon': asking(
    60,
    () => `{ quoteOrder(input: { slug: "alva-n3", choice: { color: "shadow-black", accent: null, battery: "owned", area: "31", dealer: null, delivery: PICKUP_AT_DEALER },
      orderType: BOOKING, paymentOption: FULL_PAYMENT, help: false, coupon: "GUESS" }) { __typename } }`,
  ),
  'orders.referral': asking(
    60,
    () => `{ quoteOrder(input: { slug: "alva-n3", choice: { color: "shadow-black", accent: null, battery: "owned", area: "31", dealer: null, delivery: PICKUP_AT_DEALER },
      orderType: BOOKING, paymentOption: FULL_PAYMENT, help: false, referralCode: "GUESS-01" }) { __typename } }`,
  ),
  'referrals.click': {
    ...asking(
      60,
      (at) => `mutation { addCountClick(refferalCode: "DIMAS-01", visitor: "v${at}") { success } }`,
    ),
    refusal: 'done',
    rows: 'SELECT coalesce(sum(clicks), 0) AS n FROM referral_click_day',
  },
  'referrals.apply': asking(
    5,
    () =>
      'mutation { submitORP(vin: "MJXVA1BN1PK999999", emailAddress: "a@b.id", phoneNumber: "081210010001") { success } }',
  ),
  'referrals.account': asking(
    5,
    () =>
      'mutation { bankAccountORP(param: { bank: "BCA", bankAccountNo: "1234567", bankAccountName: "Ayu", taxKind: NPWP, taxNumber: "123456789012345" }) { success } }',
  ),
  'referrals.decisions': asking(
    300,
    () => 'mutation { approvePayout(id: "pob_x") { success } }',
    () => staff,
  ),
  'referrals.reveal': asking(
    30,
    () => 'mutation { revealPayoutAccounts(id: "pob_x", reason: "The bank asks") { id } }',
    () => staff,
  ),
  'orders.stock': asking(
    60,
    () => 'mutation { addUnits(units: []) { __typename } }',
    () => staff,
  ),
  'shop.counts': asking(
    60,
    () => `mutation { countGoods(counts: [{ variantId: "none", dealerSlug: "nowhere", onHand: 1, expected: 0 }],
      reason: "Just to see") { success } }`,
    () => staff,
  ),
  'orders.coupon-changes': asking(
    120,
    () =>
      'mutation { endCoupon(code: "NONE", reason: "Just to see", expectedVersion: 1) { success } }',
    () => staff,
  ),
  'orders.figures-export': asking(
    20,
    () => 'mutation { exportDeskFigures(days: 7, reason: "Just to see") }',
    () => staff,
  ),
  'catalog.price-changes': asking(
    120,
    () => `mutation { planPrice(id: "${newId('pch')}", slug: "none", battery: "none", vehicle: 1,
      startsAt: "2026-12-01T00:00:00.000Z", reason: "Just to see") { success } }`,
    () => staff,
  ),
  'catalog.setting-changes': asking(
    60,
    () => `mutation { planSetting(id: "${newId('set')}", name: "BOOKING_FEE", value: 500000,
      startsAt: "2020-12-01T00:00:00.000Z", reason: "Just to see") { success } }`,
    () => staff,
  ),
  'places.hours': asking(
    60,
    () => `mutation { setPlaceHours(dealerSlug: "nowhere", kind: SALES, always: true, week: [], exceptions: [],
      reason: "Just to see", expectedVersion: 1) { success } }`,
    () => staff,
  ),
  'orders.track': asking(
    10,
    () => '{ orderByCode(code: "K7Q2M9XH4D", phoneNumber: "081210010001") { state } }',
  ),
  'orders.reveal': asking(
    30,
    () =>
      `mutation { revealOrderOwner(id: "${newId('ord')}", reason: "The register asks for it") { __typename } }`,
    () => staff,
  ),
  'orders.invoice': asking(30, () => '{ invoiceByCode(code: "K7Q2M9XH4DPA3W0R") { state } }'),
  'orders.receipt': asking(30, () => '{ receiptByCode(code: "K7Q2M9XH4DPA3W0R") { state } }'),
  'sharing.search': asking(15, () => '{ customerSearch(keyword: "guest@alva.demo") { success } }'),
  'stations.pack': asking(
    60,
    () => '{ stationPack(area: {centre: {lat: -6.2, lon: 106.8}, radius: 1000}) { count } }',
  ),
  'shop.search-word': asking(
    60,
    () => 'mutation { insertQueryLogs(keyword: "rem", type: HELP) { success } }',
  ),
  'listings.report': asking(
    20,
    () =>
      `mutation { reportListing(param: { id: "${newId('lrp')}", listingId: "${newId('lst')}", reason: FRAUD, note: "" }) { success } }`,
  ),
  'guest_book.network': {
    ...asking(30, (at) => message(`sari${at}@alva.example`)),
    rows: 'SELECT count(*) AS n FROM guest_book',
  },
  'guest_book.email+network': {
    ...asking(5, () => message('sari@alva.example')),
    rows: 'SELECT count(*) AS n FROM guest_book',
  },
  'listing_enquiry.network': {
    ...asking(30, (at) => enquiry(`08123456${String(at).padStart(4, '0')}`)),
    rows: 'SELECT count(*) AS n FROM listing_enquiry',
  },
  'listing_enquiry.phoneNumber+network': {
    ...asking(10, () => enquiry('081234567890')),
    rows: 'SELECT count(*) AS n FROM listing_enquiry',
  },
};

/** Those of one order are put to the test in a file of their own. */
const declaredHere = () =>
  declaredLimits().filter(({ purpose }) => !(ORDER_LIMITS as readonly string[]).includes(purpose));

/**
 * Counts more tries as the one that was sent was counted, without sending them: 200 in the same way prove
 * no more than one. What is written has no such counter; a try may count for
 * two, as for a place and a number. @returns how many were counted
 */
const countTries = async (purpose: string, tries: number): Promise<number> => {
  const { rowsAffected } = await bff.db.primary.execute({
    sql: 'UPDATE attempt SET count = count + ? WHERE purpose = ? AND count = 1',
    args: [tries, purpose],
  });
  return rowsAffected > 0 ? tries : 0;
};

describe('a limit holds against requests at once', () => {
  it('every one of them: each that is declared stands above, as high as it is', () => {
    expect(
      Object.fromEntries(Object.entries(LIMITS).map(([name, { most }]) => [name, most])),
    ).toEqual(Object.fromEntries(declaredHere().map(({ purpose, most }) => [purpose, most])));
  });

  it('each is answered as it declares', () => {
    expect(
      Object.fromEntries(Object.entries(LIMITS).map(([name, { refusal }]) => [name, refusal])),
    ).toEqual(
      Object.fromEntries(
        declaredHere().map(({ purpose, answer, silent }) => [
          purpose,
          silent ? 'done' : (answer ?? 'RATE_LIMITED'),
        ]),
      ),
    );
  });

  it.each(Object.entries(LIMITS))('%s', async (purpose, limit) => {
    const { most, above = AROUND, send, refusal, rows } = limit;
    const tries = most + Math.min(above, AROUND);
    // As the product asks: after a burst the server may have no connection free for a moment.
    await bff.db.write(
      [
        ...['attempt', 'guest_book', 'listing_enquiry'].map((table) => `DELETE FROM ${table}`),
        // Appointments are orders to pay, and would count among those of the next limit.
        "UPDATE customer_order SET state = 'CANCELLED' WHERE kind = 'SERVICE'",
      ].map((statement) => raw(sql.raw(statement), () => undefined)),
    );
    const count = async (of: string): Promise<number> => {
      const [n] = await bff.db.readPrimary([raw(sql.raw(of), (all) => Number(all.rows[0]?.n))]);
      return n;
    };
    const rowsBefore = rows === undefined ? 0 : await count(rows);
    const linesBefore = bff.logs.length;
    const outcomes: string[] = [];
    const together = async (wave: number): Promise<void> => {
      const from = outcomes.length;
      outcomes.push(
        ...(await Promise.all(Array.from({ length: wave }, (_, at) => send(from + at)))),
      );
    };
    const before = Math.max(0, most - AROUND);
    if (before > 0) await together(1);
    const counted = before > 1 && !IS_FULL ? await countTries(purpose, before - 1) : 0;
    while (counted + outcomes.length < before)
      await together(Math.min(BEFORE_AT_ONCE, before - counted - outcomes.length));
    await together(tries - counted - outcomes.length);
    if (rows !== undefined) expect((await count(rows)) - rowsBefore).toBe(most - counted);
    const silent = refusal === 'done';
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(
      (silent ? tries : most) - counted,
    );
    expect(new Set(outcomes)).toEqual(new Set(['done', refusal]));
    const lines = bff.logs.slice(linesBefore);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    const noted = lines.filter(
      (line) => line.includes('"kind":"limit"') && line.includes(`"outcome":"${refusal}"`),
    );
    expect(noted.length, 'lines in the security log').toBe(silent ? 0 : tries - most);
  });
});
