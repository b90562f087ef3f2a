'use client';

import { GOODS_COUNT_FAULTS } from '#edge/contract/shop/goods-count.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** Words for what stands against a count. */
export const useFault = (): ((code: string) => string | undefined) => {
  const t = useScopedI18n('shopDesk');
  return (code) => {
    const fault = GOODS_COUNT_FAULTS.find((each) => each === code);
    return fault && t(`fault.${fault}`);
  };
};
