import { QUEUE_SORTS, STAFF_QUEUE_NAMES } from '#edge/contract/staff/queues.ts';
import { main } from '#edge/graphql/builder.ts';

export const StaffQueueEnum = main.enumType('StaffQueue', { values: STAFF_QUEUE_NAMES });

export const QueueSortEnum = main.enumType('QueueSort', {
  description: '`ASC` is "Assigned first", `DESC` "Completed first".',
  values: QUEUE_SORTS,
});
