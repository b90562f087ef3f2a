'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { arrival } from '#web/platform/late/arrival.ts';
import { NotCome } from '#web/platform/late/not-come.tsx';
import { useArrival, useMissing } from '#web/platform/late/use-arrival.ts';
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
  const coming = useMemo(() => arrival(() => load(locale)), [load, locale]);
  const messages = useArrival(coming);
  const isMissing = useMissing(coming);
  useEffect(() => void coming.fetch(), [coming]);
  if (isMissing) return <NotCome onRetry={coming.again} />;
  if (messages === undefined) return fallback;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
