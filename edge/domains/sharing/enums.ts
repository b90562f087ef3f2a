import { LOAN_SCOPES } from '#edge/contract/sharing/loan-scopes.ts';
import { TRANSFER_STATES } from '#edge/contract/sharing/transfer-machine.ts';
import { main } from '#edge/graphql/builder.ts';

export const LoanScopeEnum = main.enumType('LoanScope', {
  description:
    'What a guest may see besides what riding needs: batteries; warranty and roadside cover.',
  values: LOAN_SCOPES,
});

export const EndedByEnum = main.enumType('LoanEndedBy', {
  values: ['owner', 'guest', 'time', 'transfer'] as const,
});

export const TransferStatusEnum = main.enumType('TransferStatus', { values: TRANSFER_STATES });
