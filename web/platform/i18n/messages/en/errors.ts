export default {
  // Outcomes of operations (`errorCode`).
  ALREADY_LOGGED_IN: 'You are already signed in.',
  COUPON_CODE_EXPIRED: 'This promo code has expired.',
  COUPON_CODE_INVALID: 'The promo code you input is wrong.',
  COUPON_CODE_LIMIT: 'This promo code has been used as often as it may be.',
  EMAIL_ADDRESS_CONFLICT: 'This email is already registered.',
  IDENTIFIER_CHANGE_TOKEN_EXPIRED:
    'This link to change your email has expired. Please ask for a new one.',
  IDENTIFIER_CHANGE_TOKEN_INVALID:
    'This link to change your email is not valid. Please ask for a new one.',
  INELIGIBLE_PAYMENT_METHOD:
    'This payment method cannot be used for this order. Please choose another.',
  INELIGIBLE_SHIPPING_METHOD:
    'This delivery option cannot be used for this order. Please choose another.',
  INSUFFICIENT_STOCK:
    'There are not enough left. Please lower the quantity or choose another variant.',
  INVALID_CREDENTIALS: 'The email or password is incorrect.',
  MISSING_PASSWORD: 'Please enter a password.',
  NEGATIVE_QUANTITY: 'The quantity cannot be below zero.',
  NOT_VERIFIED: 'Your email is not verified yet. Please open the link we sent you.',
  NO_ACTIVE_ORDER: 'There is no open order. Please start again from your cart.',
  ORDER_LIMIT: 'You have reached the most items for one order.',
  ORDER_MODIFICATION: 'This order can no longer be changed.',
  ORDER_PAYMENT_STATE: 'A payment cannot be made at this stage of the order.',
  ORDER_STATE_TRANSITION: 'This step is not possible at this stage of the order.',
  PASSWORD_ALREADY_SET: 'A password has already been set for this account.',
  PASSWORD_RESET_TOKEN_EXPIRED:
    'This link to reset your password has expired. Please ask for a new one.',
  PASSWORD_RESET_TOKEN_INVALID:
    'This link to reset your password is not valid. Please ask for a new one.',
  PAYMENT_DECLINED: 'Your bank declined the payment. Nothing was charged.',
  PAYMENT_FAILED: 'The payment did not go through. Please try again or choose another method.',
  VERIFICATION_TOKEN_EXPIRED: 'The verification code expired. Please ask for a new one.',
  VERIFICATION_TOKEN_INVALID: 'Incorrect verification code',
  UNKNOWN: 'System error. Please try again later.',

  // Refused requests (`extensions.code`).
  BAD_REQUEST: 'This request could not be read. Please reload the page.',
  BAD_USER_INPUT: 'Some of what you entered cannot be used. Please check it.',
  UNAUTHENTICATED: 'Please sign in to go on.',
  FORBIDDEN: 'This is not open to your account.',
  NOT_FOUND: 'We could not find what you are looking for.',
  CUSTOMER_MISMATCH: 'Another account has signed in on this device. Please reload the page.',
  IDEMPOTENCY_KEY_INVALID: 'This request could not be read. Please reload the page.',
  IDEMPOTENCY_KEY_REUSED: 'This was sent before with other details. Please enter it again.',
  PAYLOAD_TOO_LARGE: 'What you are sending is too large.',
  RATE_LIMITED: 'That was very often. Please wait a moment and try again.',
  INTERNAL_SERVER_ERROR: 'System error. Please try again later.',
  UNAVAILABLE: 'We cannot be reached right now. What you entered is still here.',
  RECENT_SIGN_IN_REQUIRED: 'For your safety, please sign in again.',
  NOT_REGISTERED: 'This email is not registered yet.',

  // Sign-in in the browser.
  'auth.unauthorized-domain': 'Sign-in is not set up for this address. Please contact us.',
  'auth.network-request-failed': 'No connection to the sign-in service. Please check your signal.',
  'auth.popup-blocked': 'Your browser blocked the sign-in window. Please allow it and try again.',
  'auth.invalid-auth-event': 'The sign-in was interrupted. Please try again.',
  'auth.internal-error': 'The sign-in service stumbled. Please try again.',
  'auth.invalid-api-key': 'Sign-in is not configured correctly. Please contact us.',
  'auth.auth-domain-config-required': 'Sign-in is not configured completely. Please contact us.',
  'auth.user-disabled': 'This account has been closed. Please contact us.',
  'auth.weak-password': 'This password is too easy to guess. Please choose a longer one.',
  'auth.expired-action-code':
    'The link was valid for a limited time, and that is over. Please ask for a new one.',
  'auth.invalid-action-code':
    'The link was already used, or was cut off by the mail program. Please ask for a new one.',
  'auth.argument-error': 'This way to sign in is not available in this browser.',

  // The rest of the specification's messages.
  'email-not-verified': 'Your email is not verified yet.',
  'code-incorrect': 'Incorrect verification code',
  'code-expired': 'The verification code expired.',
  'file-too-large': 'The file exceeds the maximum upload size (15 MB).',
  'email-not-registered': 'This email is not registered yet.',
  'email-registered': 'This email is already registered.',
  'upload-failed': 'The picture could not be uploaded.',
  'phone-not-registered': 'This phone number is not registered.',
  'phone-registered': 'This phone number is already registered.',
  system: 'System error. Please try again later.',
  captcha: 'Please check the reCAPTCHA.',
  'coupon-apply': 'The coupon could not be applied.',
  'coupon-remove': 'The coupon could not be removed.',
  'promo-wrong': 'The promo code you input is wrong.',
  'address-unknown': 'Cannot determine the address at this location.',
  'address-out-of-reach':
    'This address is out of reach. Change the address, order from a nearby dealer, or collect at the dealer.',
  'address-outside-jabodetabek':
    'This address is outside JABODETABEK. Our team will contact you about the additional delivery cost.',
  'customer-none': 'No customer found.',
  'customer-not-found': 'Customer not found.',
  'network-status': '{status} {statusText}. Please try again.',
  fallback: 'Something went wrong. Please try again.',
} as const;
