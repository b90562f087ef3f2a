import type { LoanScope, ShareRecord } from '#edge/contract/sharing/share-record.ts';
import type {
  RevokeShareEvMutationVariables,
  ShareEvMutationVariables,
} from '../../../platform/graphql/generated/main.ts';
import { needsPerson, type OutboxItem } from '../../../platform/offline/outbox/item.ts';

/** A loan as the page shows it: what the device knows, and over it what waits to be sent. */
export interface Loan {
  readonly id: string;
  readonly guestID: string;
  readonly name: string;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly allows: readonly LoanScope[];
  readonly endedBy: ShareRecord['endedBy'];
  /** Written down here, not with the server yet. */
  readonly pending: 'lending' | 'ending' | undefined;
}

export interface Book {
  /** Running and to come. */
  readonly open: readonly Loan[];
  /** Over, the latest first. */
  readonly past: readonly Loan[];
  /** Writes about this motorcycle that wait for a person. */
  readonly stuck: number;
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

const loanOf = (record: ShareRecord): Loan => ({
  id: record.id,
  guestID: record.guestID,
  name: record.guestFullname,
  start: Date.parse(record.loanStart),
  end: Math.min(Date.parse(record.endedAt ?? record.loanEnd), Date.parse(record.loanEnd)),
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
    start: Date.parse(loanStart),
    end: Date.parse(loanEnd),
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
  const loans = written
    .filter((item) => !needsPerson(item))
    .reduce<Loan[]>(
      (all, item) => applied(all, item, now),
      records.filter((record) => record.vin === vin).map(loanOf),
    );
  const isOpen = (loan: Loan): boolean => loan.endedBy === null && loan.end > now;
  return {
    open: loans.filter(isOpen).sort((a, b) => a.start - b.start),
    past: loans.filter((loan) => !isOpen(loan)).sort((a, b) => b.end - a.end),
    stuck: written.filter(needsPerson).length,
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
  const names = new Map(records.map(({ guestID, guestFullname }) => [guestID, guestFullname]));
  return [...names]
    .map(([uID, name]) => ({ uID, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
};
