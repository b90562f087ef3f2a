import type { ERROR_CODES } from './error-codes.ts';

type ErrorCode = (typeof ERROR_CODES)[number];

/** An operation (or route) that answers with a code and the test that makes it do so; or why none can. */
export type ErrorSource =
  | { readonly operation: string; readonly test: string }
  | { readonly never: string };

const ORDERS = 'tests/unit/orders/error-codes.test.ts';
const BY_PROVIDER =
  'Passwords, and the links that prove an address or reset a password, belong to the identity provider; its own codes have sentences of their own.';
const NO_EMAIL_CHANGE = 'The email of an account cannot be changed here yet.';

/** For every code of the specification where it comes from. A test holds each row against the code. */
export const ERROR_SOURCES: Readonly<Record<ErrorCode, ErrorSource>> = {
  ALREADY_LOGGED_IN: {
    never:
      'The identity provider repeats the login with every renewed token, so a repeated login succeeds; another person’s replaces the session.',
  },
  COUPON_CODE_EXPIRED: { operation: 'quoteOrder', test: ORDERS },
  COUPON_CODE_INVALID: { operation: 'quoteOrder', test: ORDERS },
  COUPON_CODE_LIMIT: { operation: 'placeOrder', test: ORDERS },
  EMAIL_ADDRESS_CONFLICT: {
    operation: 'registerCustomer',
    test: 'tests/api/account/registerCustomer.test.ts',
  },
  IDENTIFIER_CHANGE_TOKEN_EXPIRED: { never: NO_EMAIL_CHANGE },
  IDENTIFIER_CHANGE_TOKEN_INVALID: { never: NO_EMAIL_CHANGE },
  INELIGIBLE_PAYMENT_METHOD: { operation: 'startPayment', test: ORDERS },
  INELIGIBLE_SHIPPING_METHOD: { operation: 'placeOrder', test: ORDERS },
  INSUFFICIENT_STOCK: { operation: 'placeOrder', test: ORDERS },
  INVALID_CREDENTIALS: {
    operation: 'authenticate',
    test: 'tests/api/account/authenticate.test.ts',
  },
  MISSING_PASSWORD: { never: BY_PROVIDER },
  NEGATIVE_QUANTITY: {
    never: 'An order is for one motorcycle; nothing that is ordered has a quantity.',
  },
  NOT_VERIFIED: { operation: 'authenticate', test: 'tests/api/account/authenticate.test.ts' },
  NO_ACTIVE_ORDER: {
    never: 'An order is placed whole; the server has no cart that could be missing.',
  },
  ORDER_LIMIT: { operation: 'placeOrder', test: ORDERS },
  ORDER_MODIFICATION: { operation: 'enterRegistrationCost', test: ORDERS },
  ORDER_PAYMENT_STATE: { operation: 'startPayment', test: ORDERS },
  ORDER_STATE_TRANSITION: { operation: 'confirmReceived', test: ORDERS },
  PASSWORD_ALREADY_SET: { never: BY_PROVIDER },
  PASSWORD_RESET_TOKEN_EXPIRED: { never: BY_PROVIDER },
  PASSWORD_RESET_TOKEN_INVALID: { never: BY_PROVIDER },
  PAYMENT_DECLINED: { operation: 'checkPayment', test: ORDERS },
  PAYMENT_FAILED: { operation: 'startPayment', test: ORDERS },
  VERIFICATION_TOKEN_EXPIRED: { never: BY_PROVIDER },
  VERIFICATION_TOKEN_INVALID: { never: BY_PROVIDER },
  UNKNOWN: { never: 'The browser’s own word for an answer without a code.' },
};
