'use client';

import { useEffect, useState } from 'react';
import { SECOND_MS } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Spinner } from './spinner.tsx';

/** What takes longer is more than a slow line, and whoever waits wants to know that it goes on. */
const LONG_MS = 5 * SECOND_MS;

/** Lies over a button whose work is under way: a spinner, and after some seconds, where there is room, a word. */
export function BusySign() {
  const t = useScopedI18n('ui');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span
      aria-hidden="true"
      className="@container absolute inset-0 flex items-center justify-center gap-2"
    >
      <Spinner />
      {isLong ? <span className="hidden @min-[11rem]:inline">{t('still-trying')}</span> : null}
    </span>
  );
}
