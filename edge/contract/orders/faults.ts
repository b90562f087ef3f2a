/**
 * Outcomes of the order operations beside the specification's own codes; the web has a sentence for
 * each (`orders.fault.<code>`).
 */
export const ORDER_FAULTS = [
  /** No such order, or another's. */
  'ORDER_NOT_FOUND',
  /** Something typed does not pass; `faults` says which field and why. */
  'ORDER_INVALID',
  /** The price, or what is due, is not what the customer saw; the answer carries the new figures. */
  'ORDER_PRICE_CHANGED',
  /** What would come back is not what the customer saw; the answer carries the new figures. */
  'ORDER_REFUND_CHANGED',
  /** An identity card picture is not the customer's, of another order, or no longer there. */
  'ORDER_UPLOAD_UNKNOWN',
  /** The identity number has had its motorcycle with the government's help, or there is none left. */
  'ORDER_HELP_REFUSED',
  /** Another order has this id. */
  'ORDER_ID_TAKEN',
  /** The bank account has to be known before money can go back. */
  'ORDER_BANK_REQUIRED',
  'ORDER_REFERRAL_INVALID',
  /** Work order, passkey or photo do not fit. */
  'ORDER_DELIVERY_PROOF',
  /** Staff: somebody else has changed the order since it was read. */
  'ORDER_CHANGED',
  /** The order has had as many applications for financing as one may have. */
  'ORDER_APPLICATIONS_LIMIT',
  /** Staff: the company decides by its API, and nobody for it. */
  'ORDER_FINANCING_BY_COMPANY',
  /** Staff: whoever approved so large a refund cannot be the one who pays it out. */
  'ORDER_SECOND_PERSON',
] as const;
export type OrderFault = (typeof ORDER_FAULTS)[number];

/** Codes of the specification's catalogue that operations on orders answer with. */
export const ORDER_ERROR_CODES = [
  'ORDER_STATE_TRANSITION',
  'ORDER_PAYMENT_STATE',
  'ORDER_MODIFICATION',
  'ORDER_LIMIT',
  'INSUFFICIENT_STOCK',
  'INELIGIBLE_PAYMENT_METHOD',
  'INELIGIBLE_SHIPPING_METHOD',
  'PAYMENT_DECLINED',
  'PAYMENT_FAILED',
  'COUPON_CODE_INVALID',
  'COUPON_CODE_EXPIRED',
  'COUPON_CODE_LIMIT',
] as const;
export type OrderErrorCode = (typeof ORDER_ERROR_CODES)[number];
