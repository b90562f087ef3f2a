import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type { Tone } from '#web/ui/badge.tsx';

export type Complaint = NonNullable<OrderRecord['complaints']>[number];

export const COMPLAINT_TONES = {
  OPEN: 'accent',
  ANSWERED: 'caution',
  RESOLVED: 'positive',
  WITHDRAWN: 'neutral',
} as const satisfies Record<Complaint['state'], Tone>;

/** The one that is under way. */
export const openComplaintIn = ({
  complaints = [],
}: Pick<OrderRecord, 'complaints'>): Complaint | undefined =>
  complaints.find(({ state }) => state === 'OPEN' || state === 'ANSWERED');

/** Staff have not answered in the days that are promised. */
export const isUnanswered = ({ state, dueAt }: Complaint, now: number): boolean =>
  state === 'OPEN' && dueAt !== null && now > Date.parse(dueAt);
