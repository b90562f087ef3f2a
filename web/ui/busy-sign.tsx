'use client';

import { useEffect, useState } from 'react';
import { SECOND_MS } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Spinner } from './spinner.tsx';

/** What takes longer is more than a slow line, and whoever waits wants to know that it goes on. */
const LONG_MS = 5 * SECOND_MS;

/**
 * Lies over a button whose work is under way: a spinner, and after some seconds words, which a narrow button has
 * instead of it. The shortest buttons have room for the spinner alone.
 */
export function BusySign() {
  const t = useScopedI18n('ui');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span aria-hidden="true" className="busy-sign">
      <Spinner />
      {isLong ? <span>{t('still-trying')}</span> : null}
    </span>
  );
}
