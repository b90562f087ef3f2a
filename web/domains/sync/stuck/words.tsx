'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { lateMessages } from '#web/platform/i18n/late-messages.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

/** The words of the tray, brought along where something is stuck: hardly any visit needs them. */
export function StuckWords({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [messages, setMessages] = useState<Record<string, string>>();
  useEffect(() => {
    let gone = false;
    void lateMessages('outbox', locale).then((loaded) => {
      const scoped = Object.entries(loaded).map(([key, text]) => [`outbox.${key}`, text]);
      if (!gone) setMessages(Object.fromEntries(scoped));
    });
    return () => {
      gone = true;
    };
  }, [locale]);
  if (messages === undefined) return null;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
