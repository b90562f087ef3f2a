import { and, eq, gt, ne } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { ownershipHistory, ownershipTransfer as transfer } from '#db/schema/sharing-transfer.ts';
import {
  APPROVAL_EFFECTS,
  type TransferFault,
  transferMachine,
} from '#edge/contract/sharing/transfer-machine.ts';
import { changeHands } from '#edge/domains/garage/index.ts';
import { withdrawListingsOf } from '#edge/domains/listings/index.ts';
import { endSharesOfVehicle } from '#edge/domains/sharing/share.sql.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Effects } from '#edge/platform/write/mover.ts';
import { latestMine, requestOf, stateOf, transferMover } from './transfer.sql.ts';

type Row = typeof transfer.$inferSelect;
type Doing = Pick<Deps, 'db' | 'ids' | 'clock'>;
type Decided = Result<Row, TransferFault>;
type Move = 'approve' | 'deny' | 'cancel';

const make = async (
  row: Row,
  move: Move,
  effects: Effects,
  { db, clock }: Doing,
): Promise<Decided> => {
  const now = clock();
  const done = await transferMover.run(db, move, {
    id: row.id,
    guard: gt(transfer.expiresAt, now),
    set: { decidedAt: now },
    effects,
    state: stateOf({ id: row.id }),
    reached: ({ status }) => status === transferMachine.moves[move].to,
  });
  if (done.kind === 'missing') return err('TRANSFER_NOT_FOUND');
  return done.kind === 'refused' ? err('TRANSFER_CLOSED') : ok(done.state);
};

/** The request, for the one who was asked; nobody else learns that it exists. */
const requestForOwner = async (
  ownerId: string,
  vin: string,
  requester: string,
  { db }: Doing,
): Promise<Row | undefined> => {
  const [[row]] = await db.readPrimary([requestOf({ vin, requester })]);
  return row?.transfer.ownerId === ownerId ? row.transfer : undefined;
};

const handover = (row: Row, { ids, clock }: Doing): Effects => {
  const { vehicleId, ownerId: from, requesterId: to } = row;
  const now = clock();
  return {
    // While the batteries in it are still the giver's.
    [APPROVAL_EFFECTS.listings]: withdrawListingsOf(vehicleId, from, now),
    [APPROVAL_EFFECTS.owner]: changeHands({ vehicleId, from, to, now }),
    [APPROVAL_EFFECTS.loans]: [endSharesOfVehicle(vehicleId, now)],
    [APPROVAL_EFFECTS.requests]: [
      transferMover.moveAll(
        'supersede',
        and(eq(transfer.vehicleId, vehicleId), ne(transfer.id, row.id)),
        { decidedAt: now },
      ),
    ],
    [APPROVAL_EFFECTS.history]: [
      query(
        build.insert(ownershipHistory).values({
          id: ids('own'),
          vehicleId,
          fromId: from,
          toId: to,
          transferId: row.id,
          movedAt: now,
        }),
      ),
    ],
  };
};

export interface Answer {
  readonly vin: string;
  /** `requesterOdooID` of the request. */
  readonly requester: string;
}

/** However many approve at once, the motorcycle changes hands once. A repeat is a success. */
export const approveTransfer = async (
  ownerId: string,
  { vin, requester }: Answer,
  deps: Doing,
): Promise<Decided> => {
  const row = await requestForOwner(ownerId, vin, requester, deps);
  return row === undefined
    ? err('TRANSFER_NOT_FOUND')
    : make(row, 'approve', handover(row, deps), deps);
};

export const denyTransfer = async (
  ownerId: string,
  { vin, requester }: Answer,
  deps: Doing,
): Promise<Decided> => {
  const row = await requestForOwner(ownerId, vin, requester, deps);
  return row === undefined ? err('TRANSFER_NOT_FOUND') : make(row, 'deny', {}, deps);
};

/** By the one who asked. */
export const cancelTransfer = async (
  customerId: string,
  vin: string,
  deps: Doing,
): Promise<Decided> => {
  const [[row]] = await deps.db.readPrimary([latestMine({ vin, customerId })]);
  return row === undefined ? err('TRANSFER_NOT_FOUND') : make(row.transfer, 'cancel', {}, deps);
};
