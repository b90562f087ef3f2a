import { RIDE_DESK, RIDE_QUEUES, type RideQueue } from '#edge/contract/test-rides/desk.ts';

export interface DeskView {
  readonly dealer: string;
  /** `YYYY-MM-DD`; empty is today at the centre. */
  readonly day: string;
  readonly queue: RideQueue;
  readonly search: string;
  /** Cursor of the page; empty is the first. */
  readonly after: string;
}

/** What the address asks the desk for. */
export const viewIn = (query: URLSearchParams): DeskView => ({
  dealer: query.get('dealer') ?? '',
  day: query.get('day') ?? '',
  queue: RIDE_QUEUES.find((each) => each === query.get('queue')) ?? 'OPEN',
  search: (query.get('q') ?? '').slice(0, RIDE_DESK.search),
  after: query.get('after') ?? '',
});
