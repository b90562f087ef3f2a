import type { CallFault } from '#edge/contract/garage/roadside-machine.ts';
import type { useScopedI18n } from '#web/platform/i18n/client.ts';

/** Why a call was not moved, and what to do now. */
export const callRefusal = (
  t: ReturnType<typeof useScopedI18n<'staff'>>,
  code: string | null | undefined,
): string => `${t(`fault.${code as CallFault}`)} ${t(`next.${code as CallFault}`)}`;
