'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** A text of the scope `orders` by a key that the contract computes; its tests prove that each exists. */
export const useOrderText = (): ((key: string) => string) => {
  const t = useScopedI18n('orders') as unknown as (key: string) => string;
  return t;
};
