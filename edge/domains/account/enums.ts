import { CODE_CHANNELS } from '#edge/contract/account/code.ts';
import { PAPER_KINDS, PAPER_STATES } from '#edge/contract/account/paper-machine.ts';
import { CONSENT_PURPOSES } from '#edge/contract/account/security.ts';
import { UPLOAD_PURPOSES, type UploadPurpose } from '#edge/contract/uploads.ts';
import { REGISTRATION_SOURCES } from '#edge/contract/validators/index.ts';
import { main } from '#edge/graphql/builder.ts';

export const UploadPurposeEnum = main.enumType('UploadPurpose', {
  values: Object.keys(UPLOAD_PURPOSES) as UploadPurpose[],
});

export const AccountActionEnum = main.enumType('AccountActionKind', {
  values: ['END_SESSIONS', 'CLOSE', 'REOPEN', 'REMOVE_FACTORS'] as const,
});

/** How a code reaches a telephone number. */
export const ContactChannelEnum = main.enumType('ContactChannel', { values: CODE_CHANNELS });

export const IdentityKindEnum = main.enumType('IdentityKind', {
  values: ['KTP', 'KITAS'] as const,
});

export const EmailStatusEnum = main.enumType('EmailVerificationStatus', {
  values: ['VERIFIED', 'UNVERIFIED'] as const,
});

export const RegistrationSourceEnum = main.enumType('RegistrationSource', {
  values: REGISTRATION_SOURCES,
});

export const GenderEnum = main.enumType('Gender', { values: ['MALE', 'FEMALE'] as const });

export const CustomerTypeEnum = main.enumType('CustomerType', {
  values: ['personal', 'company'] as const,
});

export const AuthenticationErrorEnum = main.enumType('AuthenticationErrorCode', {
  values: ['INVALID_CREDENTIALS', 'NOT_VERIFIED'] as const,
});

export const PaperKindEnum = main.enumType('PaperKind', { values: PAPER_KINDS });

export const PaperStateEnum = main.enumType('PaperState', { values: PAPER_STATES });

export const ConsentPurposeEnum = main.enumType('ConsentPurpose', { values: CONSENT_PURPOSES });
