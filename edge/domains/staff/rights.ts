import type { Customer } from '#edge/auth/actor.ts';
import { forbidden } from '#edge/auth/policy.ts';
import { staffOperation } from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { STAFF_QUEUE_NAMES, STAFF_QUEUES, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { SOURCES } from './queue.sql.ts';

const maySee = ({ permissions, placeSlug }: Customer, queue: StaffQueue): boolean => {
  const needed = staffOperation(STAFF_QUEUES[queue].opens);
  const isPlaced = placeSlug === null || SOURCES[queue].place !== null;
  return needed !== undefined && holds(permissions, needed.needs) && isPlaced;
};

/** Queues that somebody of the staff works on. */
export const queuesOf = (staff: Customer): readonly StaffQueue[] =>
  STAFF_QUEUE_NAMES.filter((queue) => maySee(staff, queue));

export const requireQueue = (staff: Customer, queue: StaffQueue): void => {
  if (!maySee(staff, queue)) throw forbidden();
};
