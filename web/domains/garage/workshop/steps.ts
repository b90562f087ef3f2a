import { WORKSHOP } from '#edge/contract/garage/workshop.ts';
import { STAFF_OPERATIONS, type StaffOperationName } from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import type { Appointment } from './use-fault-text.ts';

export type AppointmentStep = 'price' | 'work' | 'receive' | 'miss';

/** The operation of a step. */
const OPERATIONS = {
  price: 'stateServicePrice',
  work: 'writeServiceWork',
  receive: 'moveAppointment',
  miss: 'moveAppointment',
} as const satisfies Record<AppointmentStep, StaffOperationName>;

/** What can be done now with an appointment by somebody with these rights, the way onward first. */
export const appointmentSteps = (
  { state, slotAt, mayStatePrice }: Pick<Appointment, 'state' | 'slotAt' | 'mayStatePrice'>,
  permissions: readonly string[],
  now: number,
): readonly AppointmentStep[] => {
  const at = Date.parse(slotAt);
  const isOpen = state === 'EXPECTED' || state === 'IN_WORK';
  const isNear = isOpen && now >= at - WORKSHOP.earlyMs;
  const isAwaited = isNear && state === 'EXPECTED';
  const there: Readonly<Record<AppointmentStep, boolean>> = {
    price: mayStatePrice,
    work: isNear,
    receive: isAwaited,
    miss: isAwaited && now >= at + WORKSHOP.graceMs,
  };
  return (['price', 'work', 'receive', 'miss'] as const).filter(
    (step) => there[step] && holds(permissions, STAFF_OPERATIONS[OPERATIONS[step]].needs),
  );
};
