'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { PriceWords } from './price-text.ts';

export const usePriceWords = (): PriceWords => {
  const t = useScopedI18n('stations');
  return {
    free: t('price.free'),
    unknown: t('price.unknown'),
    per: (unit, amount) => t(`price.${unit}`, { amount }),
  };
};
