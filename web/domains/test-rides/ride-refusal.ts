import { RIDE_FAULTS, type RideFault } from '#edge/contract/test-rides/booking.ts';
import type { useScopedI18n } from '#web/platform/i18n/client.ts';

type Words = ReturnType<typeof useScopedI18n<'testRide'>>;

const isFault = (code: string | null): code is RideFault =>
  RIDE_FAULTS.some((each) => each === code);

/** What happened, and what one can do now. */
export const rideRefusal = (t: Words, code: string | null): string =>
  isFault(code) ? `${t(`fault.${code}`)} ${t(`next.${code}`)}` : t('unreachable');

/** Whether another time would help. */
export const wantsOtherTime = (code: string | null): boolean =>
  code === 'TEST_RIDE_SLOT_FULL' ||
  code === 'TEST_RIDE_SLOT_PAST' ||
  code === 'TEST_RIDE_SLOT_UNKNOWN';
