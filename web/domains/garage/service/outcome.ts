import type { BookingRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** What the form has led to. */
export interface Outcome {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly place: PlaceRecord;
  readonly productName: string;
  readonly description: string;
  /** Not with the workshop yet. */
  readonly waits: boolean;
  /** As the calendar counts its versions. */
  readonly sequence: number;
}

/** The outcome as it stands now; `undefined` once it was cancelled, discarded or refused. */
export const outcomeNow = (
  outcome: Outcome,
  booking: Pick<BookingRecord, 'status' | 'date' | 'sequence'> | undefined,
  item: Pick<OutboxItem, 'state'> | undefined,
): Outcome | undefined => {
  if (booking !== undefined)
    return booking.status === 'confirm'
      ? {
          ...outcome,
          at: Date.parse(booking.date),
          waits: false,
          sequence: booking.sequence ?? outcome.sequence,
        }
      : undefined;
  if (item === undefined) return outcome.waits ? undefined : outcome;
  if (item.state === 'refused' || item.state === 'conflict') return undefined;
  return { ...outcome, waits: item.state !== 'sent' };
};
