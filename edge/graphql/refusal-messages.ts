import { SLOTS } from '#edge/contract/sharing/limits.ts';

/**
 * English texts beside the code of an expected refusal, for who reads the API. Pages have a sentence of
 * their own for every code, in every language.
 */
export const REFUSAL_MESSAGES: Readonly<Record<string, string>> = {
  ALREADY_SHARED: 'This person can ride it already, or has an offer.',
  ACCOUNT_DISABLED: 'This account is closed.',
  CAPTCHA_FAILED: 'Please check google recaptcha',
  CODE_NOT_SENT: 'The message could not be sent. Please try again.',
  CODE_TOO_MANY_TRIES: 'Too many wrong codes. Please ask for a new one.',
  CODE_TOO_SOON: 'Please wait half a minute before you ask for another code.',
  CUSTOMER_NOT_FOUND: 'Customer not found',
  EMAIL_ADDRESS_CONFLICT: 'email already registered',
  EMAIL_INVALID: 'Please enter a valid email address.',
  EMAIL_MISSING: 'There is no email address yet.',
  ENQUIRY_CLOSED: 'It is no longer on offer.',
  ID_TAKEN: 'This id belongs to something else.',
  INVALID_CREDENTIALS: 'The sign-in is not valid.',
  KNOWN_SIGN_IN_REQUIRED: 'Please sign in the way you did before.',
  LISTING_NOT_FOUND: 'There is no such listing.',
  LOAN_OVER: 'The loan was over before it reached us.',
  LOAN_PERIOD_INVALID: 'A loan takes between 15 minutes and 366 days.',
  NO_SLOT: `A motorcycle has ${SLOTS} places for guests, and all are taken.`,
  OFFER_ACCEPTED: 'The loan was accepted already.',
  OFFER_OVER: 'The offer is over.',
  PHONE_INVALID: 'Invalid Phone Number format',
  PHONE_NOT_REGISTERED: 'phone number not registered',
  PHONE_NUMBER_CONFLICT: 'phone number already registered',
  RECENT_SIGN_IN_REQUIRED: 'Please sign in again.',
  ROADSIDE_CLOSED: 'This call is done already.',
  ROADSIDE_NOT_ACCEPTED: 'Nobody has accepted this call yet.',
  ROADSIDE_TAKEN: 'Somebody else has accepted this call.',
  SHARE_ENDED_MEANWHILE: 'A loan to this person was ended meanwhile.',
  SHARE_WITH_SELF: 'This is you.',
  TRANSFER_CLOSED: 'The request is not open any more.',
  VERIFICATION_TOKEN_EXPIRED: 'verification code expired',
  VERIFICATION_TOKEN_INVALID: 'Incorrect verification code',
};
