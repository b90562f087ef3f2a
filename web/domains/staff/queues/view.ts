import {
  QUEUE_PAGE_SIZES,
  QUEUE_SORTS,
  type Queue,
  type QueueSort,
  STAFF_QUEUE_NAMES,
  STAFF_QUEUES,
  type StaffQueue,
} from '#edge/contract/staff/queues.ts';

export interface QueueView {
  /** Null: the first of one's own. */
  readonly queue: StaffQueue | null;
  readonly sort: QueueSort;
  readonly size: (typeof QUEUE_PAGE_SIZES)[number];
  readonly after: string | null;
}

/** What the address asks for: a view is sent on, and saved, as its address. */
export const viewIn = (query: URLSearchParams): QueueView => ({
  queue: STAFF_QUEUE_NAMES.find((name) => name === query.get('queue')) ?? null,
  sort: QUEUE_SORTS.find((sort) => sort === query.get('sort')) ?? 'ASC',
  size: QUEUE_PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? 25,
  after: query.get('after'),
});

/** Where the work of a queue is done; null where there is no page for it yet. */
export const pageOf = (queue: StaffQueue, subject: string): string | null => {
  const { tool, part }: Queue = STAFF_QUEUES[queue];
  if (tool === null) return null;
  const at = part === undefined ? '' : `#${part}`;
  return tool === 'orders' ? `/pstools/orders/${subject}${at}` : `/pstools/${tool}`;
};
