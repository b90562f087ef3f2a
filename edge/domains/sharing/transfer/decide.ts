import { and, eq, gt, ne } from 'drizzle-orm';
import { build, type Query, query } from '#db/query.ts';
import { ownershipHistory, ownershipTransfer as transfer } from '#db/schema/sharing-transfer.ts';
import { TRANSFER_MOVES, type TransferFault } from '#edge/contract/sharing/transfer-machine.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { transition } from '#edge/platform/transition.ts';
import { changeHands } from '../../garage/index.ts';
import { withdrawListingsOf } from '../../listings/index.ts';
import { endSharesOfVehicle } from '../share.sql.ts';
import { latestMine, requestOf, stateOf } from './transfer.sql.ts';

type Row = typeof transfer.$inferSelect;
type Doing = Pick<Deps, 'db' | 'ids' | 'clock'>;
type Decided = Result<Row, TransferFault>;
type Move = 'approve' | 'deny' | 'cancel';

const moved = (row: Row, move: Move, now: number): Query<unknown> =>
  query(
    build
      .update(transfer)
      .set({ status: TRANSFER_MOVES[move].to, decidedAt: now })
      .where(
        and(
          eq(transfer.id, row.id),
          eq(transfer.status, TRANSFER_MOVES[move].from),
          gt(transfer.expiresAt, now),
        ),
      ),
  );

const make = async (
  row: Row,
  move: Move,
  effects: readonly Query<unknown>[],
  { db, clock }: Doing,
): Promise<Decided> => {
  const done = await transition(db, {
    move: moved(row, move, clock()),
    effects,
    state: stateOf({ id: row.id }),
    reached: ({ status }) => status === TRANSFER_MOVES[move].to,
  });
  if (done.kind === 'missing') return err('TRANSFER_NOT_FOUND');
  return done.kind === 'refused' ? err('TRANSFER_CLOSED') : ok(done.state);
};

/** The request, for the one who was asked; nobody else learns that it exists. */
const asked = async (
  ownerId: string,
  vin: string,
  requester: string,
  { db }: Doing,
): Promise<Row | undefined> => {
  const [[row]] = await db.readPrimary([requestOf({ vin, requester })]);
  return row?.transfer.ownerId === ownerId ? row.transfer : undefined;
};

const handover = (row: Row, { ids, clock }: Doing): Query<unknown>[] => {
  const { vehicleId, ownerId: from, requesterId: to } = row;
  const now = clock();
  return [
    // While the batteries in it are still the giver's.
    ...withdrawListingsOf(vehicleId, from, now),
    ...changeHands({ vehicleId, from, to, now }),
    endSharesOfVehicle(vehicleId, now),
    query(
      build
        .update(transfer)
        .set({ status: TRANSFER_MOVES.supersede.to, decidedAt: now })
        .where(
          and(
            eq(transfer.vehicleId, vehicleId),
            eq(transfer.status, TRANSFER_MOVES.supersede.from),
            ne(transfer.id, row.id),
          ),
        ),
    ),
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
  ];
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
  const row = await asked(ownerId, vin, requester, deps);
  return row === undefined
    ? err('TRANSFER_NOT_FOUND')
    : make(row, 'approve', handover(row, deps), deps);
};

export const denyTransfer = async (
  ownerId: string,
  { vin, requester }: Answer,
  deps: Doing,
): Promise<Decided> => {
  const row = await asked(ownerId, vin, requester, deps);
  return row === undefined ? err('TRANSFER_NOT_FOUND') : make(row, 'deny', [], deps);
};

/** By the one who asked. */
export const cancelTransfer = async (
  customerId: string,
  vin: string,
  deps: Doing,
): Promise<Decided> => {
  const [[row]] = await deps.db.readPrimary([latestMine({ vin, customerId })]);
  return row === undefined ? err('TRANSFER_NOT_FOUND') : make(row.transfer, 'cancel', [], deps);
};
