import type { LoanScope } from '#edge/contract/sharing/loan-scopes.ts';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import type {
  RevokeShareEvMutationVariables,
  ShareEvMutationVariables,
} from '#web/platform/graphql/generated/main.ts';
import { needsPerson, type OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** A loan as the page shows it: what the device knows, and over it what waits to be sent. */
export interface Loan {
  readonly id: string;
  readonly guestID: string;
  readonly name: string;
  /** Epoch ms. */
  readonly start: number;
  /** When it is over: the end of its term, or of the offer. */
  readonly end: number;
  /** The end of its term. */
  readonly until: number;
  readonly allows: readonly LoanScope[];
  readonly endedBy: ShareRecord['endedBy'];
  /** The guest has taken it; an offer until then. */
  readonly accepted: boolean;
  /** Written down here, not with the server yet. */
  readonly pending: 'lending' | 'ending' | undefined;
}

export interface Book {
  /** Running and to come. */
  readonly open: readonly Loan[];
  /** Over, the latest first. */
  readonly past: readonly Loan[];
}

/** The server's clock reaches a device in whole seconds (the `Date` header). */
const CLOCK_GRAIN_MS = 1_000;

/** Whether a loan has begun by `now`, epoch ms; one that was given "from now" has, at once. */
export const hasBegun = ({ start }: Loan, now: number): boolean => start <= now + CLOCK_GRAIN_MS;

type Lend = { readonly operation: 'shareEv'; readonly variables: ShareEvMutationVariables };
type Revoke = {
  readonly operation: 'revokeShareEv';
  readonly variables: RevokeShareEvMutationVariables;
};
type Written = OutboxItem & (Lend | Revoke);

const OPERATIONS = ['shareEv', 'revokeShareEv'];

const writtenFor = (items: readonly OutboxItem[], vin: string): Written[] =>
  (items as readonly Written[]).filter(
    ({ operation, variables }) => OPERATIONS.includes(operation) && variables.vin === vin,
  );

/** Names by person. Whoever accepted once is known in full, though a later offer masks the name. */
const namesOf = (records: readonly ShareRecord[]): ReadonlyMap<string, string> =>
  new Map(
    records
      .toSorted((a, b) => Number(a.acceptedAt !== null) - Number(b.acceptedAt !== null))
      .map(({ guestID, guestFullname }) => [guestID, guestFullname]),
  );

const loanOf = (record: ShareRecord, names: ReadonlyMap<string, string>): Loan => ({
  id: record.id,
  guestID: record.guestID,
  name: names.get(record.guestID) ?? record.guestFullname,
  start: Date.parse(record.loanStart),
  end: Math.min(
    ...[record.loanEnd, record.endedAt, record.acceptedAt === null ? record.offerUntil : null]
      .filter((each) => each !== null && each !== undefined)
      .map((each) => Date.parse(each)),
  ),
  until: Date.parse(record.loanEnd),
  // Copies from before there were offers do not say; their loans had been taken.
  accepted: record.acceptedAt !== null,
  allows: record.allows,
  endedBy: record.endedBy,
  pending: undefined,
});

/** Lays one write over the loans; those that were turned down or wait for a person leave no trace. */
const applied = (loans: readonly Loan[], item: Written, now: number): Loan[] => {
  const waits = item.state === 'waiting';
  if (item.operation === 'revokeShareEv')
    return loans.flatMap((loan) => {
      if (loan.guestID !== item.variables.uID || loan.endedBy !== null || loan.end <= now)
        return [loan];
      // One that was never sent just goes, together with its end.
      if (loan.pending === 'lending') return [];
      return [
        waits
          ? { ...loan, pending: 'ending' as const }
          : { ...loan, end: now, endedBy: 'owner' as const },
      ];
    });
  const { id, uID, loanStart, loanEnd, allows } = item.variables;
  if (loans.some((loan) => loan.id === id)) return [...loans];
  const lent: Loan = {
    id,
    guestID: uID,
    name: item.about ?? '',
    // At once means when it was written, until the server has it.
    start: loanStart ? Date.parse(loanStart) : item.createdAt,
    end: Date.parse(loanEnd),
    until: Date.parse(loanEnd),
    accepted: false,
    allows: [allows].flat(),
    endedBy: null,
    pending: waits ? 'lending' : undefined,
  };
  return [...loans, lent];
};

export const bookOf = (
  records: readonly ShareRecord[],
  items: readonly OutboxItem[],
  vin: string,
  now: number,
): Book => {
  const written = writtenFor(items, vin);
  const names = namesOf(records);
  const loans = written
    .filter((item) => !needsPerson(item))
    .reduce<Loan[]>(
      (all, item) => applied(all, item, now),
      records.filter((record) => record.vin === vin).map((record) => loanOf(record, names)),
    );
  const isOpen = (loan: Loan): boolean => loan.endedBy === null && loan.end > now;
  return {
    open: loans.filter(isOpen).sort((a, b) => a.start - b.start),
    past: loans.filter((loan) => !isOpen(loan)).sort((a, b) => b.end - a.end),
  };
};

/**
 * The last ending of a loan between the owner and a guest that this device knows of: its own that
 * still waits, else the latest of the book. What a new loan assumes; the server has the same order.
 */
export const lastEnding = (
  records: readonly ShareRecord[],
  items: readonly OutboxItem[],
  vin: string,
  guestID: string,
): string | null => {
  const mine = writtenFor(items, vin).findLast(
    ({ operation, variables }) => operation === 'revokeShareEv' && variables.uID === guestID,
  );
  if (mine !== undefined) return mine.variables.id;
  const [latest] = records
    .filter(
      (record) =>
        record.vin === vin &&
        record.guestID === guestID &&
        (record.endedBy === 'owner' || record.endedBy === 'guest'),
    )
    .sort(
      (a, b) =>
        Date.parse(b.endedAt ?? '') - Date.parse(a.endedAt ?? '') ||
        ((a.endingId ?? '') < (b.endingId ?? '') ? 1 : -1),
    );
  return latest?.endingId ?? null;
};

/** People the owner has lent anything to: whom one can lend to without a connection. */
export const peopleOf = (
  records: readonly ShareRecord[],
): readonly { readonly uID: string; readonly name: string }[] => {
  const names = namesOf(records);
  return [...names]
    .map(([uID, name]) => ({ uID, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
};
