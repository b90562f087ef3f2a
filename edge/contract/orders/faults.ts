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
  /** Somebody else, or another device, has changed it since it was read. */
  'ORDER_CHANGED',
  /** The order has had as many applications for financing as one may have. */
  'ORDER_APPLICATIONS_LIMIT',
  /** The order was changed as often as one may be. */
  'ORDER_CHANGES_LIMIT',
  /** What would be left to pay is less than any method of payment takes. */
  'ORDER_DIFFERENCE_TOO_SMALL',
  /** Staff: the price becomes another one, and only the customer asks a company for money. */
  'ORDER_FINANCING_BY_CUSTOMER',
  /** Staff: the company decides by its API, and nobody for it. */
  'ORDER_FINANCING_BY_COMPANY',
  /** Staff: whoever approved so large a refund cannot be the one who pays it out. */
  'ORDER_SECOND_PERSON',
  /** Nothing of the order can be returned: it was not handed over, or its days are over. */
  'ORDER_RETURN_TOO_LATE',
  /** More than there is left of an item; the answer says how many that are. */
  'ORDER_RETURN_QUANTITY',
  /** The return is where this does not lead on from. */
  'ORDER_RETURN_CLOSED',
  /** Nothing would be left of the order: it is withdrawn as a whole. */
  'ORDER_RETURN_EVERYTHING',
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
