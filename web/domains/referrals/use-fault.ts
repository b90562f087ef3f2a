'use client';

import { REFERRAL_FAULTS, type ReferralFault } from '#edge/contract/referrals/faults.ts';
import type { Answer } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

const isFault = (code: string | null): code is ReferralFault =>
  REFERRAL_FAULTS.some((each) => each === code);

/** What was in the way of a write, in words: the cause and the next step; undefined when it is done. */
export const useFault = () => {
  const t = useScopedI18n('referrals');
  return <Data extends object>(answer: Answer<Data>): string | undefined => {
    if (!answer.ok) {
      const isUnproved =
        answer.fault.layer === 'graphql' && answer.fault.code === 'RECENT_SIGN_IN_REQUIRED';
      return t(isUnproved ? 'not-proved' : 'not-sent');
    }
    const [result] = Object.values(answer.data) as Common[];
    if (result === undefined || result.success) return undefined;
    const { errorCode } = result;
    return isFault(errorCode)
      ? `${t(`fault.${errorCode}`)} ${t(`next.${errorCode}`)}`
      : t('not-sent');
  };
};
