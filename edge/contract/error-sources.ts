import type { ERROR_CODES } from './error-codes.ts';

type ErrorCode = (typeof ERROR_CODES)[number];

/** An operation that answers with a code, or why none can. */
export type ErrorSource = { readonly operation: string } | { readonly never: string };

/** For every code of the specification where it comes from. A test (tests/api) has each operation answer its code. */
export const ERROR_SOURCES: Readonly<Record<ErrorCode, ErrorSource>> = {
  ALREADY_LOGGED_IN: {
    never:
      'The identity provider repeats the login with every renewed token, so a repeated login succeeds; another person’s replaces the session.',
  },
  COUPON_CODE_EXPIRED: { operation: 'quoteOrder' },
  COUPON_CODE_INVALID: { operation: 'quoteOrder' },
  COUPON_CODE_LIMIT: { operation: 'placeOrder' },
  EMAIL_ADDRESS_CONFLICT: {
    operation: 'registerCustomer',
  },
  IDENTIFIER_CHANGE_TOKEN_EXPIRED: { operation: 'customerEditEmailAddress' },
  IDENTIFIER_CHANGE_TOKEN_INVALID: { operation: 'customerEditEmailAddress' },
  INELIGIBLE_PAYMENT_METHOD: { operation: 'startPayment' },
  INELIGIBLE_SHIPPING_METHOD: { operation: 'placeOrder' },
  INSUFFICIENT_STOCK: { operation: 'placeOrder' },
  INVALID_CREDENTIALS: {
    operation: 'authenticate',
  },
  MISSING_PASSWORD: { operation: 'resetOldPassword' },
  NEGATIVE_QUANTITY: { operation: 'addItemToOrder' },
  NOT_VERIFIED: { operation: 'authenticate' },
  NO_ACTIVE_ORDER: { operation: 'removeCouponCode' },
  ORDER_LIMIT: { operation: 'placeOrder' },
  ORDER_MODIFICATION: { operation: 'enterRegistrationCost' },
  ORDER_PAYMENT_STATE: { operation: 'startPayment' },
  ORDER_STATE_TRANSITION: { operation: 'confirmReceived' },
  PASSWORD_ALREADY_SET: {
    never:
      'A password is in nobody’s way: `resetOldPassword` sets a first one and replaces one alike; only the same again is refused, as `PASSWORD_SAME`.',
  },
  PASSWORD_RESET_TOKEN_EXPIRED: { operation: 'resetOldPassword' },
  PASSWORD_RESET_TOKEN_INVALID: { operation: 'resetOldPassword' },
  PAYMENT_DECLINED: { operation: 'checkPayment' },
  PAYMENT_FAILED: { operation: 'startPayment' },
  VERIFICATION_TOKEN_EXPIRED: { operation: 'customerVerifyEmail' },
  VERIFICATION_TOKEN_INVALID: { operation: 'verifyOtp' },
  UNKNOWN: { never: 'The browser’s own word for an answer without a code.' },
};
