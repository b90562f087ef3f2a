'use client';

import { useContext } from 'react';
import { I18nClientContext } from './client.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

export const useLocale = (): Locale => {
  const locale = useContext(I18nClientContext)?.locale ?? DEFAULT_LOCALE;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
};
