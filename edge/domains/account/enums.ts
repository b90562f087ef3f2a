import { PAPER_KINDS, PAPER_STATES } from '#edge/contract/account/paper-machine.ts';
import { IDENTITY_KINDS } from '#edge/contract/account/papers.ts';
import { CONSENT_PURPOSES } from '#edge/contract/account/security.ts';
import { UPLOAD_PURPOSES, type UploadPurpose } from '#edge/contract/uploads.ts';
import { main } from '#edge/graphql/builder.ts';

export const UploadPurposeEnum = main.enumType('UploadPurpose', {
  values: Object.keys(UPLOAD_PURPOSES) as UploadPurpose[],
});

export const AccountActionEnum = main.enumType('AccountActionKind', {
  values: ['END_SESSIONS', 'CLOSE', 'REOPEN'] as const,
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

export const IdentityKindEnum = main.enumType('IdentityKind', { values: IDENTITY_KINDS });

export const ConsentPurposeEnum = main.enumType('ConsentPurpose', { values: CONSENT_PURPOSES });
