import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { email, newPassword, phone } from '#edge/contract/validators/index.ts';

export const ACCOUNT_LIMITS = {
  /** Changes of the email a person may ask for in a day. */
  emailChanges: 3,
  emailChangeWindowMs: DAY_MS,
  /** So long a link to a new address works. */
  emailLinkMs: DAY_MS,
  /** So long a link to a new password works. */
  passwordLinkMs: HOUR_MS,
  /** Mails for a new password, by address and by who asks, in an hour. */
  passwordMails: 5,
  /** Wrong passwords in an hour after which the person hears of it, and after which nothing is tried any more. */
  wrongPasswords: { notice: 5, most: 10 },
  /** So long a person who was told of failures hears of no more of the same kind. */
  failuresToldMs: DAY_MS,
  /** Failed sign-ins that one connection may report in an hour: many people share one address. */
  failedSignIns: 60,
  /** Archives of all data in a day. */
  exports: 2,
  /** So long an archive can be fetched. */
  exportMs: DAY_MS,
} as const;

/** The new address of an account. */
export const emailChangeForm = v.object({ email: email() });

/** Where the codes of a second factor go, and what proves whose account it is. */
export const secondFactorForm = v.object({
  phoneNumber: phone(),
  /** Empty where Google's window proves it instead. */
  password: v.pipe(v.string(), v.maxLength(128)),
});

/** Why a new address is not taken. */
export type EmailChangeFault = 'EMAIL_INVALID' | 'EMAIL_SAME' | 'EMAIL_CHANGE_LIMIT';

/** Why a new password is not taken; the codes of the specification, and what it asks of the password. */
export type PasswordFault =
  | 'MISSING_PASSWORD'
  | 'INVALID_CREDENTIALS'
  | 'PASSWORD_RESET_TOKEN_EXPIRED'
  | 'PASSWORD_RESET_TOKEN_INVALID'
  | 'PASSWORD_INVALID'
  | 'PASSWORD_SAME'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_BREACHED';

export const newPasswordInput = newPassword();

/** What an account is asked to agree to, each for itself. */
export const CONSENT_PURPOSES = ['LEADERBOARD', 'DOCUMENTS', 'MEASUREMENT'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What stands in the way of erasing an account; its person can end each of them. */
const ERASE_OBSTACLES = [
  'ORDER_OPEN',
  'REFUND_OPEN',
  'LOAN_OPEN',
  'TRANSFER_OPEN',
  'LISTING_OPEN',
  'CALL_OPEN',
  'BOOKING_OPEN',
  'COMMISSION_DUE',
] as const;
export type EraseObstacle = (typeof ERASE_OBSTACLES)[number];

/** What the law retains of an erased account, without the person's name or contact. */
const RETAINED = ['ORDERS', 'MOTORCYCLES', 'DOCUMENTS', 'REFERRALS'] as const;
export type Retained = (typeof RETAINED)[number];

/** What a person gives up with their account. */
const FORFEITED = ['COMMISSION'] as const;
export type Forfeited = (typeof FORFEITED)[number];
