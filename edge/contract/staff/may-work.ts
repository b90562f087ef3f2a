import { staffOperation } from './operations.ts';
import { holds } from './permissions.ts';
import { STAFF_QUEUES, type StaffQueue } from './queues.ts';

/** Whether somebody of these rights does the work of a queue they see, or only looks at it. */
export const mayWork = (
  queue: StaffQueue,
  {
    permissions,
    placeSlug,
  }: { readonly permissions: readonly string[]; readonly placeSlug: string | null },
): boolean => {
  const work = staffOperation(STAFF_QUEUES[queue].works);
  return (
    work !== undefined &&
    holds(permissions, work.needs) &&
    (placeSlug === null || work.place !== undefined)
  );
};
