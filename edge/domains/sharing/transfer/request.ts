import { and, eq, sql } from 'drizzle-orm';
import type { Query, RowOf } from '#db/query.ts';
import { build, query } from '#db/query.ts';
import { vehicle } from '#db/schema/garage.ts';
import { ownershipTransfer as transfer } from '#db/schema/sharing-transfer.ts';
import {
  TRANSFER_LIMITS,
  type TransferFault,
  transferMachine,
} from '#edge/contract/sharing/transfer-machine.ts';
import { countAttempt } from '#edge/platform/attempts.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { expireMine, openRequest, transferMover, vehicleWithOwner } from './transfer.sql.ts';

export interface RequestInput {
  readonly vin: string;
  /** False only looks whose motorcycle it is; true asks its owner. */
  readonly isTransfer: boolean;
}

export interface Requested {
  readonly vehicle: RowOf<typeof vehicleWithOwner>;
  /** There was an open request of this customer already. */
  readonly already: boolean;
  readonly attempts: number;
}

export interface RequestRefused {
  readonly fault: TransferFault;
  readonly attempts: number;
}

const RULE = declareLimit({
  purpose: 'sharing.transfer',
  most: TRANSFER_LIMITS.attempts,
  windowMs: TRANSFER_LIMITS.attemptWindowMs,
  what: 'motorcycles looked up by frame number',
  by: 'customer',
  answer: 'TRANSFER_TOO_MANY_ATTEMPTS',
});

/** Only while the motorcycle is still the owner's who was looked up. */
const insertRequest = (
  { vehicle: v }: Pick<Requested, 'vehicle'>,
  customerId: string,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
): readonly Query<unknown>[] => {
  const now = clock();
  const { to: status } = transferMachine.moves.request;
  const row = build
    .select({
      id: sql<string>`${ids('trf')}`.as('id'),
      vehicleId: vehicle.id,
      ownerId: vehicle.ownerId,
      requesterId: sql<string>`${customerId}`.as('requester_id'),
      status: sql<typeof status>`${status}`.as('status'),
      requestedAt: sql<number>`${now}`.as('requested_at'),
      expiresAt: sql<number>`${now + TRANSFER_LIMITS.openMs}`.as('expires_at'),
      decidedAt: sql<number | null>`NULL`.as('decided_at'),
    })
    .from(vehicle)
    .where(and(eq(vehicle.id, v.id), eq(vehicle.ownerId, v.ownerId)));
  return [
    query(build.insert(transfer).select(row).onConflictDoNothing()),
    ...transferMover.begin('request'),
  ];
};

/**
 * Looks up the owner of a motorcycle, or asks them to hand it over. Frame numbers cannot be tried by
 * the dozen: every call counts that does not repeat an open request, found or not.
 */
export const requestTransfer = async (
  customerId: string,
  { vin, isTransfer }: RequestInput,
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
): Promise<Result<Requested, RequestRefused>> => {
  const { db, clock } = deps;
  const [[row], [open]] = await db.readPrimary([
    vehicleWithOwner({ vin }),
    openRequest({ vin, customerId }),
  ]);
  if (row !== undefined && open !== undefined && open.expiresAt > clock())
    return ok({ vehicle: row, already: true, attempts: 0 });
  const attempts = await countAttempt(deps, RULE, customerId);
  if (attempts > RULE.most) return err({ fault: 'TRANSFER_TOO_MANY_ATTEMPTS', attempts });
  if (row === undefined) return err({ fault: 'TRANSFER_NOT_FOUND', attempts });
  if (row.ownerId === customerId) return err({ fault: 'TRANSFER_OWN_VEHICLE', attempts });
  if (isTransfer)
    await db.write([
      expireMine(customerId, clock()),
      ...insertRequest({ vehicle: row }, customerId, deps),
    ]);
  return ok({ vehicle: row, already: false, attempts });
};
