import { assertOneChanged } from '#db/assertion.ts';
import { LATEST_START_MS, LOAN_MS, OFFER_MS, SLOTS } from '#edge/contract/sharing/limits.ts';
import { LOAN_SCOPES, type LoanScope } from '#edge/contract/sharing/loan-scopes.ts';
import type { Context } from '#edge/graphql/context.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { guestNameOf } from './names.ts';
import {
  endOverdue,
  insertShare,
  openShares,
  personById,
  type ShareRow,
  shareById,
  sharesOf,
  vehicleByVin,
} from './share.sql.ts';

export interface LendInput {
  readonly id: string;
  readonly vin: string;
  readonly uID: string;
  readonly odooID: number | null;
  /** Epoch ms; now when absent. */
  readonly loanStart: number | null;
  readonly loanEnd: number | null;
  readonly allows: readonly LoanScope[] | null;
  /** The last ending between these two that the device knew of; absent: it makes no claim. */
  readonly assumes: { readonly lastEnding: string | null } | null;
}

/** A loan as its answer tells it; kept as JSON. */
export interface Lent {
  readonly id: string;
  readonly guestName: string;
  readonly loanStart: number;
  readonly loanEnd: number;
}

export type LendRefusal =
  | 'SHARE_WITH_SELF'
  | 'CUSTOMER_NOT_FOUND'
  | 'LOAN_PERIOD_INVALID'
  | 'LOAN_OVER'
  | 'ALREADY_SHARED'
  | 'NO_SLOT'
  | 'ID_TAKEN';

export interface EndedMeanwhile {
  readonly code: 'SHARE_ENDED_MEANWHILE';
  readonly endingId: string;
  readonly endedAt: number;
  readonly endedBy: 'owner' | 'guest';
}

/** The last ending of a person between owner and guest; the order is that of the guard in SQL. */
const lastEndingOf = (rows: readonly ShareRow[]) =>
  rows
    .flatMap(({ share: { endedBy, endingId, revokedAt } }) =>
      (endedBy === 'owner' || endedBy === 'guest') && endingId !== null && revokedAt !== null
        ? [{ endedBy, endingId, endedAt: revokedAt }]
        : [],
    )
    .sort((a, b) => b.endedAt - a.endedAt || (a.endingId < b.endingId ? 1 : -1))[0];

/** Start and end of a loan that reaches the server `now`; it cannot begin in the past. */
const periodOf = (
  { loanStart, loanEnd }: LendInput,
  now: number,
): Result<[number, number], LendRefusal> => {
  const start = Math.max(loanStart ?? now, now);
  const end = loanEnd ?? start + LOAN_MS.usual;
  if (loanEnd !== null && loanEnd <= now) return err('LOAN_OVER');
  const length = end - start;
  if (length < LOAN_MS.least || length > LOAN_MS.most || start > now + LATEST_START_MS)
    return err('LOAN_PERIOD_INVALID');
  return ok([start, end]);
};

const freeSlot = (taken: readonly (number | null)[]): number | undefined => {
  const numbers = Array.from({ length: SLOTS }, (_, index) => index + 1);
  return taken.length >= SLOTS ? undefined : numbers.find((slot) => !taken.includes(slot));
};

/** Whether an owner may lend a vehicle to somebody, and what that writes. */
export const lend = async (
  ownerId: string,
  input: LendInput,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<Lent>, LendRefusal | EndedMeanwhile>> => {
  const now = clock();
  const { id, vin, uID } = input;
  const [[vehicle], [guest], rows, open, [same]] = await Promise.all([
    readPrimary(vehicleByVin({ vin })),
    readPrimary(personById({ id: uID })),
    readPrimary(sharesOf({ vin, who: ownerId })),
    readPrimary(openShares({ vin, now })),
    readPrimary(shareById({ id })),
  ]);
  if (vehicle?.ownerId !== ownerId)
    throw new Refusal('NOT_FOUND', 'There is no such motorcycle in your garage.');
  if (same !== undefined) {
    // The same loan once more, long after its key was forgotten.
    const mine = same.vin === vin && same.share.ownerId === ownerId && same.share.guestId === uID;
    return mine ? ok({ statements: [], outcome: lentOf(same) }) : err('ID_TAKEN');
  }
  if (uID === ownerId) return err('SHARE_WITH_SELF');
  if (guest === undefined || (input.odooID !== null && guest.odooId !== input.odooID))
    return err('CUSTOMER_NOT_FOUND');
  const pair = rows.filter(({ share }) => share.guestId === uID && share.ownerId === ownerId);
  const ending = lastEndingOf(pair);
  if (
    input.assumes !== null &&
    ending !== undefined &&
    ending.endingId !== input.assumes.lastEnding
  )
    return err({ code: 'SHARE_ENDED_MEANWHILE', ...ending });
  if (open.some(({ guestId }) => guestId === uID)) return err('ALREADY_SHARED');
  const period = periodOf(input, now);
  if (!period.ok) return period;
  const slot = freeSlot(open.map((each) => each.slot));
  if (slot === undefined) return err('NO_SLOT');
  const [loanStart, loanEnd] = period.value;
  const share = insertShare({
    id,
    vehicleId: vehicle.id,
    ownerId,
    guestId: uID,
    loanStartAt: loanStart,
    loanEndAt: loanEnd,
    offerUntilAt: Math.min(now + OFFER_MS, loanEnd),
    slot,
    allows: input.allows ?? LOAN_SCOPES,
    now,
    ending: ending?.endingId ?? null,
    assumes: input.assumes === null ? 0 : 1,
  });
  return ok({
    statements: [endOverdue(vehicle.id, now), share, assertOneChanged],
    outcome: { id, guestName: maskedName(guest.name), loanStart, loanEnd },
  });
};

const lentOf = ({ share, guestName }: ShareRow): Lent => ({
  id: share.id,
  guestName: guestNameOf(share, guestName),
  loanStart: share.loanStartAt,
  loanEnd: share.loanEndAt,
});
