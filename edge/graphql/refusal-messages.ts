import { SLOTS } from '#edge/contract/sharing/limits.ts';

/**
 * English texts beside the code of an expected refusal, for who reads the API. Pages have a sentence of
 * their own for every code, in every language.
 */
export const REFUSAL_MESSAGES: Readonly<Record<string, string>> = {
  ALREADY_SHARED: 'This person can ride it already, or has an offer.',
  CUSTOMER_NOT_FOUND: 'Customer not found',
  ENQUIRY_CLOSED: 'It is no longer on offer.',
  ID_TAKEN: 'This id belongs to something else.',
  LISTING_NOT_FOUND: 'There is no such listing.',
  LOAN_OVER: 'The loan was over before it reached us.',
  LOAN_PERIOD_INVALID: 'A loan takes between 15 minutes and 366 days.',
  NO_SLOT: `A motorcycle has ${SLOTS} places for guests, and all are taken.`,
  OFFER_ACCEPTED: 'The loan was accepted already.',
  OFFER_OVER: 'The offer is over.',
  ROADSIDE_CLOSED: 'This call is done already.',
  ROADSIDE_NOT_ACCEPTED: 'Nobody has accepted this call yet.',
  ROADSIDE_TAKEN: 'Somebody else has accepted this call.',
  ROLE_CHANGED: 'Somebody else has changed this role.',
  ROLE_FIXED: 'The administrator’s role stays as it is.',
  ROLE_INVALID: 'A role has a name and permissions of the list.',
  ROLE_LACKING: 'Nobody gives or takes what they do not have themselves.',
  ROLE_LAST_ADMINISTRATOR: 'Nobody would be left to give rights.',
  ROLE_NOT_FOUND: 'There is no such role.',
  ROLE_PLACE_REQUIRED: 'This role belongs to one place.',
  SHARE_ENDED_MEANWHILE: 'A loan to this person was ended meanwhile.',
  SHARE_WITH_SELF: 'This is you.',
  TRANSFER_CLOSED: 'The request is not open any more.',
};
