'use client';

import { COMMISSION_REASONS } from '#edge/contract/referrals/commission-machine.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** Why a commission waits or ended: a sentence of ours, or the words of whoever decided it. */
export const useReasonText = () => {
  const t = useScopedI18n('referrals');
  return (reason: string): string => {
    const ours = COMMISSION_REASONS.find((each) => each === reason);
    return ours === undefined ? reason : t(`reason.${ours}`);
  };
};
