'use client';

import { WORKSHOP_FAULTS } from '#edge/contract/garage/workshop.ts';
import type { ServiceDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

export type Appointment = ServiceDeskQuery['serviceDesk'][number];

/** Why the workshop's list stays as it is, in words. */
export const useFaultText = () => {
  const t = useScopedI18n('shopDesk');
  return (code: string): string | undefined => {
    const fault = WORKSHOP_FAULTS.find((each) => each === code);
    return fault && t(`fault.${fault}`);
  };
};
