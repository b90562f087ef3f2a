'use client';

import { createI18nClient } from 'next-international/client';

export const { useI18n, useScopedI18n, useCurrentLocale, useChangeLocale, I18nClientContext } =
  createI18nClient({
    en: () => import('./messages/en/index.ts'),
    id: () => import('./messages/id/index.ts'),
  });
