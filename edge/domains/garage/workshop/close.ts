import type * as v from 'valibot';
import {
  appointmentState,
  type moveAppointmentInput,
  type serviceWorkInput,
  WORKSHOP,
  type WorkshopFault,
} from '#edge/contract/garage/workshop.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { appointmentById, missAppointment, receiveMotorcycle, writeWork } from './desk.sql.ts';

type Store = Pick<Context, 'readPrimary' | 'clock'>;
type Decided = Result<Decision<null>, WorkshopFault>;

const DONE_BEFORE: Decided = ok({ statements: [], outcome: null });

const standing = async (id: string, { readPrimary }: Store) => {
  const [row] = await readPrimary(appointmentById({ id }));
  if (row === undefined) return undefined;
  const { status, missed } = row.booking;
  return { ...row, state: appointmentState({ status, missed, record: row.record }) };
};

/** The motorcycle was brought, or was not. A repeat is a success. */
export const moveAppointment = async (
  { id, move, expectedVersion: version }: v.InferOutput<typeof moveAppointmentInput>,
  store: Store,
): Promise<Decided> => {
  const row = await standing(id, store);
  if (row === undefined) return err('APPOINTMENT_NOT_FOUND');
  if (row.state === (move === 'miss' ? 'MISSED' : 'IN_WORK')) return DONE_BEFORE;
  if (row.state !== 'EXPECTED' || (move === 'miss' && row.booking.status !== 'BOOKED'))
    return err('APPOINTMENT_CLOSED');
  if (row.booking.version !== version) return err('APPOINTMENT_CHANGED');
  const now = store.clock();
  const { slotAt } = row.booking;
  if (now < slotAt + (move === 'miss' ? WORKSHOP.graceMs : 0 - WORKSHOP.earlyMs))
    return err('APPOINTMENT_TOO_EARLY');
  const it = { id, version };
  return ok({
    statements: move === 'miss' ? missAppointment(it) : receiveMotorcycle(it, now),
    outcome: null,
  });
};

/** What was done goes into the history of the motorcycle. The same words again are a success. */
export const writeServiceWork = async (
  input: v.InferOutput<typeof serviceWorkInput>,
  store: Store,
): Promise<Decided> => {
  const { id, expectedVersion: version, ...work } = input;
  const row = await standing(id, store);
  if (row === undefined) return err('APPOINTMENT_NOT_FOUND');
  if (row.state === 'DONE' && row.booking.work === work.work) return DONE_BEFORE;
  if (row.state !== 'EXPECTED' && row.state !== 'IN_WORK') return err('APPOINTMENT_CLOSED');
  if (row.booking.version !== version) return err('APPOINTMENT_CHANGED');
  const now = store.clock();
  if (now < row.booking.slotAt - WORKSHOP.earlyMs) return err('APPOINTMENT_TOO_EARLY');
  const it = { ...work, id, version, vehicleId: row.vehicleId, now };
  return ok({ statements: writeWork(it, row.booking.status === 'BOOKED'), outcome: null });
};
