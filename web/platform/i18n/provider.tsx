'use client';

import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import { I18nClientContext } from './client.ts';
import type { Locale } from './locales.ts';

type Value = NonNullable<ContextType<typeof I18nClientContext>>;

/** Adds messages to those of the providers above. */
export function MessagesProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const above = useContext(I18nClientContext);
  const value = useMemo(
    () => ({ locale, localeContent: { ...above?.localeContent, ...messages } }) as Value,
    [above, locale, messages],
  );
  return <I18nClientContext.Provider value={value}>{children}</I18nClientContext.Provider>;
}
