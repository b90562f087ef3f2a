import { BOOKING } from '#edge/contract/garage/service-slots.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { useScopedI18n } from '#web/platform/i18n/client.ts';
import { downloadCalendar } from './download-calendar.ts';

interface Entry {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly madeAt: number;
  readonly sequence: number;
  readonly description: string;
  readonly productName: string;
  /** Of the workshop. */
  readonly location: string;
  /** `undefined` while the device does not have the workshop. */
  readonly place: PlaceRecord | undefined;
}

/** Hands over an appointment for the calendar. */
export const takeAlong = (
  t: ReturnType<typeof useScopedI18n<'service'>>,
  { productName, location, place, ...entry }: Entry,
): void =>
  downloadCalendar(
    {
      ...entry,
      lengthMs: BOOKING.slotMs,
      title: t('calendar.title', { motorcycle: productName }),
      location: [location, place?.address1, place?.city].filter(Boolean).join(', '),
    },
    'alva-service.ics',
  );
