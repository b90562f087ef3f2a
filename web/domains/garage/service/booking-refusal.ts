import type { BookingFault } from '#edge/contract/garage/service-slots.ts';
import type { useScopedI18n } from '#web/platform/i18n/client.ts';

/** Why an appointment was refused, and what to do now. */
export const bookingRefusal = (
  t: ReturnType<typeof useScopedI18n<'service'>>,
  code: string | null | undefined,
): string => `${t(`fault.${code as BookingFault}`)} ${t(`next.${code as BookingFault}`)}`;
