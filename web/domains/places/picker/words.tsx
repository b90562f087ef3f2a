'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { MessagesProvider } from '../../../platform/i18n/provider.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

type Scope = Promise<{ readonly default: Readonly<Record<string, string>> }>;

const SCOPES: Readonly<Record<Locale, Readonly<Record<string, () => Scope>>>> = {
  en: {
    picker: () => import('../../../platform/i18n/messages/en/picker.ts'),
    errors: () => import('../../../platform/i18n/messages/en/errors.ts'),
  },
  id: {
    picker: () => import('../../../platform/i18n/messages/id/picker.ts'),
    errors: () => import('../../../platform/i18n/messages/id/errors.ts'),
  },
};

const load = async (locale: Locale): Promise<Record<string, string>> => {
  const scopes = await Promise.all(
    Object.entries(SCOPES[locale]).map(async ([scope, from]) => {
      const texts = Object.entries((await from()).default);
      return texts.map(([key, text]) => [`${scope}.${key}`, text] as const);
    }),
  );
  return Object.fromEntries(scopes.flat());
};

/** The picker's words, brought along where it opens over a page that was made without them. */
export function PickerWords({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const locale = useLocale();
  const [messages, setMessages] = useState<Record<string, string>>();
  useEffect(() => {
    let gone = false;
    void load(locale).then((loaded) => {
      if (!gone) setMessages(loaded);
    });
    return () => {
      gone = true;
    };
  }, [locale]);
  if (messages === undefined) return fallback;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
