import * as v from 'valibot';
import { CompleteCall } from '#edge/contract/garage/roadside.ts';
import {
  type CallFault,
  type CallMove,
  callFault,
  callMachine,
} from '#edge/contract/garage/roadside-machine.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type CallRow, callById, callMover } from './call.sql.ts';

type Doing = Pick<Deps, 'db' | 'clock'>;
type Row = CallRow['call'];

const make = async (
  id: string,
  move: CallMove,
  to: Partial<Row>,
  repeated: (row: Row) => boolean,
  { db }: Doing,
): Promise<Result<undefined, CallFault>> => {
  const done = await callMover.run(db, move, {
    id,
    set: to,
    state: callById({ id }),
    reached: ({ call }) => call.status === callMachine.moves[move].to && repeated(call),
  });
  if (done.kind === 'missing') return err('ROADSIDE_NOT_FOUND');
  return done.kind === 'refused' ? err(callFault(done.state.call.status, move)) : ok(undefined);
};

/** Takes a call on; of two who reach for it one gets it, and the other hears so. */
export const acceptCall = (staffId: string, id: string, deps: Doing) =>
  make(
    id,
    'accept',
    { acceptedAt: deps.clock(), acceptedBy: staffId },
    ({ acceptedBy }) => acceptedBy === staffId,
    deps,
  );

/** Somebody is on the way to the rider. */
export const departCall = (_: string, id: string, deps: Doing) =>
  make(id, 'depart', { departedAt: deps.clock() }, () => true, deps);

/** Says what was done; the same word twice is one, another word is too late. */
export const completeCall = async (staffId: string, input: unknown, deps: Doing) => {
  const parsed = v.safeParse(CompleteCall, input);
  if (!parsed.success) return err<CallFault>('ROADSIDE_INVALID');
  const { id, note } = parsed.output;
  return make(
    id,
    'complete',
    { completedAt: deps.clock(), completedBy: staffId, outcome: note },
    ({ outcome }) => outcome === note,
    deps,
  );
};
