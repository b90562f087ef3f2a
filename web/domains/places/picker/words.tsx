'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { lateMessages } from '#web/platform/i18n/late-messages.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

const scoped = (scope: string, messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([key, text]) => [`${scope}.${key}`, text] as const);

const load = async (locale: Locale): Promise<Record<string, string>> => {
  const [picker, errors] = await Promise.all([
    lateMessages('picker', locale),
    lateMessages('errors', locale),
  ]);
  return Object.fromEntries([...scoped('picker', picker), ...scoped('errors', errors)]);
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
