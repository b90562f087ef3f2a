import { LOAN_SCOPES } from '#edge/contract/sharing/share-record.ts';
import { main } from '#edge/graphql/builder.ts';

export const LoanScopeEnum = main.enumType('LoanScope', {
  description:
    'What a guest may see besides what riding needs: batteries; warranty and roadside cover.',
  values: LOAN_SCOPES,
});

export const EndedByEnum = main.enumType('LoanEndedBy', {
  values: ['owner', 'guest', 'time', 'transfer'] as const,
});
