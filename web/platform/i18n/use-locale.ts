'use client';

import { useContext } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#edge/contract/locale.ts';
import { I18nClientContext } from './client.ts';

export const useLocale = (): Locale => {
  const locale = useContext(I18nClientContext)?.locale ?? DEFAULT_LOCALE;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
};
