import { DELIVERY_METHODS } from '#edge/contract/catalog/delivery.ts';
import { FINANCING_DOCUMENTS, WORK } from '#edge/contract/financing/documents.ts';
import { OFFERS } from '#edge/contract/financing/providers.ts';
import { LOCALES } from '#edge/contract/locale.ts';
import { SHIPPING_FAULTS, SHIPPING_METHODS } from '#edge/contract/orders/cart/shipping.ts';
import { ORDER_CHANGES } from '#edge/contract/orders/change.ts';
import { COMPLAINT_OUTCOMES, COMPLAINT_SUBJECTS } from '#edge/contract/orders/complaint.ts';
import { COUPON_STANDINGS } from '#edge/contract/orders/coupon-desk.ts';
import { DELIVERY_FAILURES } from '#edge/contract/orders/delivery-failures.ts';
import { ATTENTIONS, DESK_QUEUES, WITHDRAWAL_REASONS } from '#edge/contract/orders/desk.ts';
import { CANCELLATION_REASONS } from '#edge/contract/orders/history.ts';
import { INVOICE_STATES } from '#edge/contract/orders/invoice.ts';
import { ORDER_STATES } from '#edge/contract/orders/machine.ts';
import { NOTE_AUDIENCES } from '#edge/contract/orders/notes.ts';
import { PAPER_PROGRESS } from '#edge/contract/orders/papers.ts';
import { LINE_TYPES } from '#edge/contract/orders/price-lines.ts';
import { METERAI_STATES, RECEIPT_STATES } from '#edge/contract/orders/receipt.ts';
import { REGISTRATION_ITEMS } from '#edge/contract/orders/registration-times.ts';
import { RETURN_REASONS, TAKEN_OUT_REASONS } from '#edge/contract/orders/returns.ts';
import { SISAPIRA_STATUSES } from '#edge/contract/orders/sisapira.ts';
import { ORDER_KINDS, ORDER_TYPES, PAYMENT_OPTIONS } from '#edge/contract/orders/standing.ts';
import { UNDELIVERED_REASONS } from '#edge/contract/orders/undelivered.ts';
import { main } from '#edge/graphql/builder.ts';

export const OrderStateEnum = main.enumType('OrderState', { values: ORDER_STATES });
export const OrderKindEnum = main.enumType('OrderKind', { values: ORDER_KINDS });
export const OrderTypeEnum = main.enumType('OrderType', { values: ORDER_TYPES });
export const PaymentOptionEnum = main.enumType('PaymentOption', { values: PAYMENT_OPTIONS });
export const CancellationReasonEnum = main.enumType('CancellationReason', {
  values: CANCELLATION_REASONS,
});
export const FinancingProviderEnum = main.enumType('OrderFinancingProvider', {
  values: OFFERS.map(({ provider }) => provider),
});
export const FinancingDocumentEnum = main.enumType('FinancingDocument', {
  values: FINANCING_DOCUMENTS,
});
export const FinancingWorkEnum = main.enumType('FinancingWork', { values: WORK });
export const OrderDeliveryEnum = main.enumType('OrderDeliveryMethod', { values: DELIVERY_METHODS });
export const ShippingMethodEnum = main.enumType('ShippingMethod', { values: SHIPPING_METHODS });
export const ShippingFaultEnum = main.enumType('ShippingFault', { values: SHIPPING_FAULTS });
export const PriceLineTypeEnum = main.enumType('PriceLineType', { values: LINE_TYPES });
export const OrderLocaleEnum = main.enumType('OrderLocale', { values: LOCALES });
export const RegistrationItemEnum = main.enumType('RegistrationItem', {
  values: REGISTRATION_ITEMS,
});
export const RegistrationProgressEnum = main.enumType('RegistrationProgress', {
  values: PAPER_PROGRESS,
});
export const SisapiraStatusEnum = main.enumType('SisapiraStatus', { values: SISAPIRA_STATUSES });
export const StaffCancellationEnum = main.enumType('StaffCancellationReason', {
  values: WITHDRAWAL_REASONS,
});

export const InvoiceStateEnum = main.enumType('InvoiceState', { values: INVOICE_STATES });
export const ReceiptStateEnum = main.enumType('ReceiptState', { values: RECEIPT_STATES });
export const MeteraiStateEnum = main.enumType('MeteraiState', { values: METERAI_STATES });
export const DeskQueueEnum = main.enumType('OrderDeskQueue', { values: DESK_QUEUES });
export const NoteAudienceEnum = main.enumType('OrderNoteAudience', { values: NOTE_AUDIENCES });
export const AttentionEnum = main.enumType('OrderAttention', { values: ATTENTIONS });
export const DeliveryFailureEnum = main.enumType('DeliveryFailure', { values: DELIVERY_FAILURES });
export const UndeliveredReasonEnum = main.enumType('UndeliveredReason', {
  values: UNDELIVERED_REASONS,
});
export const ComplaintSubjectEnum = main.enumType('ComplaintSubject', {
  values: COMPLAINT_SUBJECTS,
});
export const ComplaintOutcomeEnum = main.enumType('ComplaintOutcome', {
  values: COMPLAINT_OUTCOMES,
});
export const ReturnReasonEnum = main.enumType('GoodsReturnReason', { values: RETURN_REASONS });
export const TakenOutReasonEnum = main.enumType('GoodsTakenOutReason', {
  values: TAKEN_OUT_REASONS,
});

export const ChangeKindEnum = main.enumType('OrderChangeKind', { values: ORDER_CHANGES });
export const CouponKindEnum = main.enumType('CouponKind', { values: ['AMOUNT', 'RATE'] as const });

export const CouponGoodsEnum = main.enumType('CouponGoods', {
  values: ['MOTORCYCLE', 'GOODS', 'ALL'] as const,
});

export const CouponStandingEnum = main.enumType('CouponStanding', { values: COUPON_STANDINGS });
