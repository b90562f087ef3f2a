/** What a guest may see of a vehicle besides what riding it needs. */
export const LOAN_SCOPES = ['BATTERY', 'COVER'] as const;
export type LoanScope = (typeof LOAN_SCOPES)[number];
