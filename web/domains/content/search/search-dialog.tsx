'use client';

import { useEffect, useState } from 'react';
import { lateMessages } from '#web/platform/i18n/late-messages.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { SearchPanel } from './search-panel.tsx';

/** The search of the whole site with its words, which no page carries. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const [messages, setMessages] = useState<Record<string, string>>();
  useEffect(() => {
    let gone = false;
    void lateMessages('search', locale).then((loaded) => {
      const scoped = Object.entries(loaded).map(([key, text]) => [`search.${key}`, text]);
      if (!gone) setMessages(Object.fromEntries(scoped));
    });
    return () => {
      gone = true;
    };
  }, [locale]);
  if (messages === undefined) return null;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <SearchPanel onClose={onClose} />
    </MessagesProvider>
  );
}
