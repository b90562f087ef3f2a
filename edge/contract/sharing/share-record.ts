/** What a guest may see of a vehicle besides what riding it needs. */
export const LOAN_SCOPES = ['BATTERY', 'COVER'] as const;
export type LoanScope = (typeof LOAN_SCOPES)[number];

/** Who or what ended a loan. Only endings by a person have an `endingId`. */
type EndedBy = 'owner' | 'guest' | 'time' | 'transfer';

/** One loan as `sync` sends it to the owner of then. Times are ISO-8601 in UTC. */
export interface ShareRecord {
  readonly id: string;
  readonly vin: string;
  readonly guestID: string;
  readonly guestFullname: string;
  readonly loanStart: string;
  readonly loanEnd: string;
  readonly allows: readonly LoanScope[];
  readonly endedAt: string | null;
  readonly endedBy: EndedBy | null;
  readonly endingId: string | null;
}
