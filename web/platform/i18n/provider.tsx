'use client';

import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { I18nClientContext, ScopesContext, type Translate, useI18n } from './client.ts';

type Value = NonNullable<ContextType<typeof I18nClientContext>>;

/** One translator for all below, and one function of it for each scope. */
function Scopes({ children }: { children: ReactNode }) {
  const t = useI18n() as Translate;
  const scopes = useMemo(() => {
    const made = new Map<string, Translate>();
    return (scope: string): Translate => {
      const scoped = made.get(scope) ?? ((key, ...params) => t(`${scope}.${key}`, ...params));
      made.set(scope, scoped);
      return scoped;
    };
  }, [t]);
  return <ScopesContext.Provider value={scopes}>{children}</ScopesContext.Provider>;
}

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
  return (
    <I18nClientContext.Provider value={value}>
      <Scopes>{children}</Scopes>
    </I18nClientContext.Provider>
  );
}
