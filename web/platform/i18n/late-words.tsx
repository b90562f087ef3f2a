'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { MessagesProvider } from './provider.tsx';
import { useLocale } from './use-locale.ts';

interface Props {
  /** Messages by their whole keys; the same function at each render. */
  load: (locale: Locale) => Promise<Readonly<Record<string, string>>>;
  fallback: ReactNode;
  children: ReactNode;
}

/** Words that a part brings along where it opens over a page that was made without them. */
export function LateWords({ load, fallback, children }: Props) {
  const locale = useLocale();
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    let gone = false;
    void load(locale).then((loaded) => {
      if (!gone) setMessages(loaded);
    });
    return () => {
      gone = true;
    };
  }, [locale, load]);
  if (messages === undefined) return fallback;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
