'use client';

import { createI18nClient } from 'next-international/client';

export const { useScopedI18n, I18nClientContext } = createI18nClient({
  en: () => import('./messages/en/index.ts'),
  id: () => import('./messages/id/index.ts'),
});
