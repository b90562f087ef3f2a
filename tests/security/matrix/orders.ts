import { CONTRACT_HASH } from '#tests/support/contract-hash.ts';
import { PNG } from '#tests/support/pictures.ts';
import { customers, everyone, type MatrixRow, only } from './row.ts';

const ID = `ord_${'0'.repeat(26)}`;
const RETURN = `grt_${'0'.repeat(26)}`;
const PARCEL = `gho_${'0'.repeat(26)}`;
const RESULT = '{ __typename ... on OrderRefusal { errorCode } }';
const CHOICE = 'color: "indie-red", battery: "dual", area: "31", delivery: PICKUP_AT_DEALER';
const CONTACT = 'name: "Ayu", email: "a@b.id", phoneNumber: "081210010001"';
const BANK = 'bankName: "x", accountNumber: "1", fullName: "x", identityNumber: "1"';
const CART = `crt_${'0'.repeat(26)}`;
const CART_RESULT = '{ __typename ... on CartRefusal { errorCode } }';
const ADDRESS =
  'provinceId: "31", cityId: "3174", districtId: "317401", address: "Jl. Melati 4", zipCode: "12810"';
const desk = only(['admin']);
const handOver = only(['staff', 'admin']);

/** Whose order it is shows in the answer, as data: somebody else's is not found (tests/api/orders). */
const byId = (operation: string, verdicts: MatrixRow['verdicts']): MatrixRow => ({
  operation,
  document: `mutation { ${operation}(id: "${ID}") ${RESULT} }`,
  verdicts,
});

/** A decision of the desk on the order as it was seen. */
const bySeen = (operation: string, more = '', verdicts = desk): MatrixRow => ({
  operation,
  document: `mutation { ${operation}(id: "${ID}", expectedVersion: 1${more}) ${RESULT} }`,
  verdicts,
});

export const rows: readonly MatrixRow[] = [
  {
    operation: 'placeOrderForCustomer',
    document: `mutation { placeOrderForCustomer(customerId: "cus_none", input: { id: "${ID}", slug: "alva-cervo",
      choice: { ${CHOICE}, dealer: "aec-scbd" }, orderType: BOOKING, paymentOption: FULL_PAYMENT, help: false,
      preOrder: false, contact: { ${CONTACT} }, total: 1, due: 1, termsAccepted: true }) ${RESULT} }`,
    verdicts: handOver,
  },
  {
    operation: 'addOrderNote',
    document: `mutation { addOrderNote(id: "${ID}", noteId: "ohi_x", audience: STAFF, text: "x") ${RESULT} }`,
    verdicts: handOver,
  },
  {
    operation: 'orderChange',
    document: `{ orderChange(id: "${ID}", change: { kind: VOUCHER }) { __typename } }`,
    verdicts: customers,
  },
  {
    operation: 'orderDeskChange',
    document: `{ orderDeskChange(id: "${ID}", change: { kind: VOUCHER }) { __typename } }`,
    verdicts: desk,
  },
  {
    operation: 'changeOrder',
    document: `mutation { changeOrder(id: "${ID}", change: { kind: VOUCHER }, total: 1, due: 1, refund: 0) ${RESULT} }`,
    verdicts: customers,
  },
  bySeen(
    'changeOrderForCustomer',
    ', change: { kind: VOUCHER }, total: 1, due: 1, refund: 0, note: "x"',
  ),
  {
    operation: 'quoteOrder',
    document: `{ quoteOrder(input: { slug: "alva-cervo", choice: { ${CHOICE} }, orderType: BOOKING,
      paymentOption: FULL_PAYMENT, help: false }) { __typename } }`,
    verdicts: everyone,
  },
  {
    operation: 'eligiblePaymentMethods',
    document: '{ eligiblePaymentMethods(amount: 500000) { code } }',
    verdicts: everyone,
  },
  {
    operation: 'activeOrder',
    document: `{ activeOrder(cart: "${CART}") { id } }`,
    verdicts: everyone,
  },
  {
    operation: 'addItemToOrder',
    document: `mutation { addItemToOrder(cart: "${CART}", productVariantId: "itm_cap_-", quantity: 0) ${CART_RESULT} }`,
    verdicts: everyone,
  },
  {
    operation: 'adjustOrderLine',
    document: `mutation { adjustOrderLine(cart: "${CART}", orderLineId: "itm_cap_-", quantity: 0) ${CART_RESULT} }`,
    verdicts: everyone,
  },
  {
    operation: 'removeOrderLine',
    document: `mutation { removeOrderLine(cart: "${CART}", orderLineId: "itm_cap_-") ${CART_RESULT} }`,
    verdicts: everyone,
  },
  {
    operation: 'applyCouponCode',
    document: `mutation { applyCouponCode(cart: "${CART}", couponCode: "GUESS") ${CART_RESULT} }`,
    verdicts: everyone,
  },
  {
    operation: 'removeCouponCode',
    document: `mutation { removeCouponCode(cart: "${CART}") ${CART_RESULT} }`,
    verdicts: everyone,
  },
  {
    operation: 'mergeCart',
    document: `mutation { mergeCart(cart: "${CART}") { id } }`,
    verdicts: customers,
  },
  {
    operation: 'eligibleShippingMethods',
    document: `{ eligibleShippingMethods(cart: "${CART}") { id } }`,
    verdicts: customers,
  },
  {
    operation: 'setOrderShippingAddress',
    document: `mutation { setOrderShippingAddress(cart: "${CART}", input: { ${ADDRESS} }) ${CART_RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'setOrderShippingMethod',
    document: `mutation { setOrderShippingMethod(cart: "${CART}", shippingMethodId: "PARCEL") ${CART_RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'addPaymentToOrder',
    document: `mutation { addPaymentToOrder(input: { cart: "${CART}", id: "x", contact: { ${CONTACT} }, total: 1,
      locale: en, termsAccepted: true }) ${CART_RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'orderByCode',
    document: '{ orderByCode(code: "K7Q2M9XH4D", phoneNumber: "081210010001") { state } }',
    verdicts: everyone,
  },
  {
    operation: 'invoiceByCode',
    document: '{ invoiceByCode(code: "K7Q2M9XH4DPA3W0R") { state } }',
    verdicts: everyone,
  },
  {
    operation: 'receiptByCode',
    document: '{ receiptByCode(code: "K7Q2M9XH4DPA3W0R") { state } }',
    verdicts: everyone,
  },
  { operation: 'orders', document: '{ orders { totalItems } }', verdicts: customers },
  { operation: 'order', document: `{ order(id: "${ID}") }`, verdicts: customers },
  {
    operation: 'nextOrderStates',
    document: `{ nextOrderStates(id: "${ID}") }`,
    verdicts: customers,
  },
  {
    operation: 'cancellation',
    document: `{ cancellation(id: "${ID}") { refund } }`,
    verdicts: customers,
  },
  { operation: 'buyAgain', document: `{ buyAgain(id: "${ID}") { slug } }`, verdicts: customers },
  {
    operation: 'jobRecord',
    document: `{ jobRecord(id: "${ID}") { settledAt } }`,
    verdicts: customers,
  },
  {
    operation: 'placeOrder',
    document: `mutation { placeOrder(input: { id: "x", slug: "x", choice: { ${CHOICE} }, orderType: BOOKING,
      paymentOption: FULL_PAYMENT, help: false, contact: { ${CONTACT} }, preOrder: false, total: 1, due: 1,
      termsAccepted: true }) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'completeOrderDetails',
    document: `mutation { completeOrderDetails(input: { orderId: "${ID}", paymentOption: FULL_PAYMENT,
      help: false, total: 1, due: 1 }) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'cancelOrder',
    document: `mutation { cancelOrder(input: { orderId: "${ID}", reason: NOT_WANTED, refund: 0 }) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'requestRefund',
    document: `mutation { requestRefund(input: { orderId: "${ID}", bank: { ${BANK} } }) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'startPayment',
    document: `mutation { startPayment(id: "${ID}", locale: en, returnPath: "/en/purchase") ${RESULT} }`,
    verdicts: customers,
  },
  byId('checkPayment', customers),
  {
    operation: 'addFinancingDocument',
    document: `mutation { addFinancingDocument(orderId: "${ID}", document: PAYSLIP, upload: "x") ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'submitFinancing',
    document: `mutation { submitFinancing(orderId: "${ID}", isMarried: false, work: EMPLOYED, hasConsent: true) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'openComplaint',
    document: `mutation { openComplaint(input: { id: "cmp_${'0'.repeat(26)}", orderId: "${ID}", subject: OTHER, text: "x", files: [] }) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'replyToComplaint',
    document: `mutation { replyToComplaint(input: { id: "cmm_${'0'.repeat(26)}", orderId: "${ID}", text: "x", files: [] }) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'withdrawComplaint',
    document: `mutation { withdrawComplaint(orderId: "${ID}") ${RESULT} }`,
    verdicts: customers,
  },
  bySeen('answerComplaint', `, messageId: "cmm_${'0'.repeat(26)}", text: "x"`, handOver),
  bySeen('resolveComplaint', ', outcome: EXPLAINED, text: "x"', handOver),
  {
    operation: 'revealFinancingDocuments',
    document: `mutation { revealFinancingDocuments(id: "${ID}", reason: "Passing them on") ${RESULT} }`,
    verdicts: desk,
  },
  byId('payDownPayment', customers),
  byId('withdrawInstallment', customers),
  byId('changePaymentOption', customers),
  byId('confirmReceived', customers),
  {
    operation: 'payHelpDifference',
    document: `mutation { payHelpDifference(id: "${ID}", total: 1, due: 1) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'orderDesk',
    document: '{ orderDesk(queue: ALLOCATE) { totalItems } }',
    verdicts: handOver,
  },
  {
    operation: 'orderDeskOrder',
    document: `{ orderDeskOrder(id: "${ID}") { canDecide } }`,
    verdicts: handOver,
  },
  {
    operation: 'revealOrderOwner',
    document: `mutation { revealOrderOwner(id: "${ID}", reason: "The register asks") ${RESULT} }`,
    verdicts: desk,
  },
  bySeen('allocateOrder'),
  bySeen('approveInstallment'),
  bySeen('rejectInstallment', ', reason: "x"'),
  bySeen('rejectContract', ', reason: "x"'),
  bySeen('processOrder'),
  bySeen('shipOrder'),
  bySeen('approveRefund'),
  bySeen('reportFailedDelivery', ', reason: NOBODY_THERE, nextOn: "2026-12-01"'),
  bySeen('endUndelivered', ', reason: HAND_OVER_REFUSED'),
  bySeen('decideGoodsReturn', `, returnId: "${RETURN}", accepted: true`),
  bySeen('receiveGoodsReturn', `, returnId: "${RETURN}", isRestocked: true`),
  bySeen(
    'withdrawOrderItems',
    `, returnId: "${RETURN}", lines: [{ position: 0, quantity: 1 }], reason: NOT_ON_THE_SHELF`,
  ),
  bySeen('handOverOrderItems', `, parcelId: "${PARCEL}", lines: [{ position: 0, quantity: 1 }]`),
  {
    operation: 'requestGoodsReturn',
    document: `mutation { requestGoodsReturn(input: { id: "${RETURN}", orderId: "${ID}",
      lines: [{ position: 0, quantity: 1 }], reason: CHANGED_MIND, photos: [] }) ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'withdrawGoodsReturn',
    document: `mutation { withdrawGoodsReturn(id: "${RETURN}") ${RESULT} }`,
    verdicts: customers,
  },
  {
    operation: 'changeInvoiceAddress',
    document: `mutation { changeInvoiceAddress(id: "${ID}", address: "Jl. Kantor 8", expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'affixMeterai',
    document: `mutation { affixMeterai(id: "${ID}", code: "K7Q2M9XH4DPA3W0R", serial: "ABCD123456789", expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  { operation: 'stockUnits', document: '{ stockUnits { totalItems } }', verdicts: desk },
  {
    operation: 'addUnits',
    document: 'mutation { addUnits(units: []) { __typename } }',
    verdicts: desk,
  },
  {
    operation: 'withdrawUnit',
    document: 'mutation { withdrawUnit(id: "unt_x", note: "For test rides") { __typename } }',
    verdicts: desk,
  },
  {
    operation: 'confirmRefund',
    document: `mutation { confirmRefund(id: "rfd_${'0'.repeat(26)}", reference: "x", expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'reportReturnedRefund',
    document: `mutation { reportReturnedRefund(id: "rfd_${'0'.repeat(26)}", reference: "x", expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'revealRefundAccount',
    document: `mutation { revealRefundAccount(id: "rfd_${'0'.repeat(26)}", reason: "The transfer") ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'settleOrderAttention',
    document: `mutation { settleOrderAttention(id: "${ID}", note: "Called them", expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'signContract',
    document: `mutation { signContract(id: "${ID}", reference: "x", hash: "${CONTRACT_HASH}", expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'withdrawOrder',
    document: `mutation { withdrawOrder(id: "${ID}", reason: FRAUD, expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'deliverOrder',
    document: `mutation { deliverOrder(workOrder: "x", passkey: "x", photo: "x", expectedVersion: 1) ${RESULT} }`,
    verdicts: handOver,
  },
  {
    operation: 'issueDeliveryLink',
    document: `mutation { issueDeliveryLink(id: "${ID}", expectedVersion: 1) ${RESULT} }`,
    verdicts: handOver,
  },
  {
    operation: 'revokeDeliveryLink',
    document: `mutation { revokeDeliveryLink(id: "${ID}", expectedVersion: 1) ${RESULT} }`,
    verdicts: handOver,
  },
  {
    operation: 'revealDeliveryProof',
    document: `mutation { revealDeliveryProof(id: "${ID}", reason: "They never got it") ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'deliveryProof',
    document: `{ deliveryProof(id: "${ID}") { receivedBy } }`,
    verdicts: customers,
  },
  {
    operation: 'openDelivery',
    document: 'mutation { openDelivery(workOrder: "WO-00000000", passkey: "0") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'deliverByCourier',
    document: `mutation D($param: DeliverByCourierInput!) { deliverByCourier(param: $param) { success } }`,
    variables: {
      param: {
        id: 'x',
        workOrder: 'x',
        passkey: 'x',
        receivedBy: 'x',
        signature: 'x',
        photo: null,
      },
    },
    file: { path: 'variables.param.photo', bytes: PNG },
    // Without the key of a link a file is taken from nobody but people signed in.
    verdicts: customers,
  },
  {
    operation: 'updateRegistration',
    document: `mutation { updateRegistration(id: "${ID}", item: STNK, progress: READY, expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'updateSisapiraStatus',
    document: `mutation { updateSisapiraStatus(id: "${ID}", status: ELIGIBLE, expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'enterRegistrationCost',
    document: `mutation { enterRegistrationCost(id: "${ID}", costId: "cst_${'0'.repeat(26)}", label: "x",
      amount: 1, receipt: "x", expectedVersion: 1) ${RESULT} }`,
    verdicts: desk,
  },
  {
    operation: 'promotions',
    document: '{ promotions { code } }',
    verdicts: everyone,
  },
  {
    operation: 'couponDesk',
    document: '{ couponDesk { totalItems } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'createCoupon',
    document: `mutation { createCoupon(code: "MATRIX", kind: AMOUNT, amount: 1, basisPoints: 0, minimum: 0,
      appliesTo: ALL, firstDay: "2020-01-01", lastDay: "2020-01-02", mostPerPerson: 1,
      returnsAfterPayment: false, reason: "Just to see") { success } }`,
    verdicts: only(['admin']),
  },
  {
    operation: 'changeCoupon',
    document:
      'mutation { changeCoupon(code: "NONE", reason: "Just to see", expectedVersion: 1) { success } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'endCoupon',
    document:
      'mutation { endCoupon(code: "NONE", reason: "Just to see", expectedVersion: 1) { success } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'deskFigures',
    document: '{ deskFigures { from } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'exportDeskFigures',
    document: 'mutation { exportDeskFigures(days: 7, reason: "Just to see") }',
    verdicts: only(['admin']),
  },
];
