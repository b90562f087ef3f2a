import { DESK_QUEUES, type DeskQueue } from '#edge/contract/orders/desk.ts';

/** How the server pages the list. */
export const PAGE_SIZE = 25;

export interface DeskAsked {
  readonly queue: DeskQueue;
  readonly search: string;
  readonly page: number;
}

/** What the address asks for; whoever searches looks everywhere unless a list was chosen. */
export const askedIn = (query: URLSearchParams): DeskAsked => {
  const search = (query.get('q') ?? '').slice(0, 60);
  const chosen = DESK_QUEUES.find((each) => each === query.get('queue'));
  const page = Number(query.get('page') ?? 1);
  return {
    search,
    queue: chosen ?? (search === '' ? 'OPEN' : 'ALL'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};
