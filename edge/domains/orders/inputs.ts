import { main } from '#edge/graphql/builder.ts';
import {
  CancellationReasonEnum,
  FinancingProviderEnum,
  OrderDeliveryEnum,
  OrderTypeEnum,
  PaymentOptionEnum,
} from './enums.ts';

const ChoiceInput = main.inputType('OrderChoiceInput', {
  fields: (t) => ({
    color: t.string({ required: true }),
    accent: t.string(),
    battery: t.string({ required: true }),
    area: t.string({ required: true, description: 'Province code.' }),
    dealer: t.string({ description: 'Slug.' }),
    delivery: t.field({ type: OrderDeliveryEnum, required: true }),
  }),
});

export const InstallmentInput = main.inputType('OrderInstallmentInput', {
  fields: (t) => ({
    provider: t.field({ type: FinancingProviderEnum, required: true }),
    months: t.int({ required: true }),
    downPayment: t.field({ type: 'Rupiah', required: true }),
    isAgreed: t.boolean({ required: true }),
  }),
});

export const ContactInput = main.inputType('OrderContactInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
  }),
});

const OwnerInput = main.inputType('OrderOwnerInput', {
  description: 'In whose name the papers are issued; a company has a tax number and a PIC.',
  fields: (t) => ({
    customerType: t.string({ required: true, description: '`personal` or `company`.' }),
    isbuyer: t.boolean({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    address: t.string({ required: true }),
    provinceId: t.id({ required: true }),
    cityId: t.id({ required: true }),
    zipCode: t.string({ required: true }),
    identityKind: t.string({ description: '`KTP` or `KITAS`.' }),
    identityNumber: t.string(),
    identityCardImage: t.id({ description: 'Id of the upload.' }),
    taxNumber: t.string(),
    picName: t.string(),
    picPhoneNumber: t.string(),
  }),
});

export const AddressInput = main.inputType('OrderAddressInput', {
  fields: (t) => ({
    provinceId: t.id({ required: true }),
    cityId: t.id({ required: true }),
    districtId: t.id({ required: true }),
    address: t.string({ required: true }),
    zipCode: t.string({ required: true }),
    note: t.string(),
    latitude: t.float(),
    longitude: t.float(),
  }),
});

const LINKS =
  'Keys of links that were followed, the last one first: the first that counts does, where none was typed.';

export const QuoteInput = main.inputType('QuoteOrderInput', {
  fields: (t) => ({
    slug: t.string({ required: true }),
    choice: t.field({ type: ChoiceInput, required: true }),
    orderType: t.field({ type: OrderTypeEnum, required: true }),
    paymentOption: t.field({ type: PaymentOptionEnum, required: true }),
    installment: t.field({ type: InstallmentInput }),
    help: t.boolean({ required: true, description: 'With the government’s help.' }),
    cityId: t.id({
      description: 'Of the delivery address; without it no delivery is in the price.',
    }),
    coupon: t.string(),
    referralCode: t.string(),
    referralLinks: t.stringList({ description: LINKS }),
  }),
});

export const PlaceInput = main.inputType('PlaceOrderInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`ord_` and 26 characters, made by the device.' }),
    slug: t.string({ required: true }),
    choice: t.field({ type: ChoiceInput, required: true }),
    orderType: t.field({ type: OrderTypeEnum, required: true }),
    paymentOption: t.field({ type: PaymentOptionEnum, required: true }),
    installment: t.field({ type: InstallmentInput }),
    help: t.boolean({ required: true }),
    coupon: t.string(),
    referralCode: t.string({ description: 'As typed; it alone decides whose sale it is.' }),
    referralLinks: t.stringList({ description: LINKS }),
    contact: t.field({ type: ContactInput, required: true }),
    owner: t.field({ type: OwnerInput, description: 'A booking may leave it for later.' }),
    address: t.field({ type: AddressInput, description: 'None when it is collected.' }),
    preOrder: t.boolean({ required: true, description: 'The customer saw that no unit is there.' }),
    total: t.field({ type: 'Rupiah', required: true, description: 'What the customer saw.' }),
    due: t.field({ type: 'Rupiah', required: true, description: 'What the customer saw.' }),
    termsAccepted: t.boolean({ required: true }),
  }),
});

export const CompleteInput = main.inputType('CompleteOrderInput', {
  fields: (t) => ({
    orderId: t.id({ required: true }),
    owner: t.field({ type: OwnerInput, description: 'None keeps the one that is written down.' }),
    paymentOption: t.field({ type: PaymentOptionEnum, required: true }),
    installment: t.field({ type: InstallmentInput }),
    help: t.boolean({ required: true }),
    withoutCoupon: t.boolean({
      defaultValue: false,
      description: 'Gives up the promo code of the booking.',
    }),
    withoutReferral: t.boolean({
      defaultValue: false,
      description: 'Gives up what came off for a referral.',
    }),
    total: t.field({ type: 'Rupiah', required: true }),
    due: t.field({ type: 'Rupiah', required: true }),
  }),
});

const BankInput = main.inputType('OrderBankInput', {
  fields: (t) => ({
    bankName: t.string({ required: true }),
    accountNumber: t.string({ required: true }),
    fullName: t.string({ required: true }),
    identityNumber: t.string({ required: true, description: 'NIK of the account’s holder.' }),
  }),
});

export const CancelInput = main.inputType('CancelOrderInput', {
  fields: (t) => ({
    orderId: t.id({ required: true }),
    reason: t.field({ type: CancellationReasonEnum, required: true }),
    note: t.string(),
    refund: t.field({ type: 'Rupiah', required: true, description: 'What the customer saw.' }),
    bank: t.field({ type: BankInput }),
  }),
});

export const RefundInput = main.inputType('RequestRefundInput', {
  fields: (t) => ({
    orderId: t.id({ required: true }),
    bank: t.field({ type: BankInput, required: true }),
  }),
});
