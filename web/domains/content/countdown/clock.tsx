'use client';

import { useEffect } from 'react';
import { CountdownDocument } from '#web/platform/graphql/generated/content/countdown.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useNow } from '#web/ui/use-now.ts';
import { timeLeft } from './time-left.ts';

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;
/** Where the waiting ends. */
const DESTINATION = '/product';

/**
 * Counts to the end date and then goes where the new thing is. Without an end date (the normal
 * case) nothing is shown and nobody is sent anywhere. The date is asked for live: it is set when a
 * launch is decided, not when the site is built.
 */
export function CountdownClock({ end: built }: { end: string | null }) {
  const t = useScopedI18n('countdown');
  const locale = useLocale();
  const now = useNow(1_000);
  const { data } = useContent(CountdownDocument, { locale });
  const end = data === undefined ? built : (data.page?.valid_until ?? null);

  const left = end === null || now === null ? undefined : timeLeft(Date.parse(end), now);
  const isOver = end !== null && now !== null && left === undefined;
  useEffect(() => {
    // A whole load: what is launched may have come with a newer build than this tab's.
    if (isOver) window.location.replace(`/${locale}${DESTINATION}`);
  }, [isOver, locale]);

  if (left === undefined) return null;
  return (
    <div role="timer" aria-label={t('left')}>
      <dl className="mt-10 grid max-w-xl grid-cols-4 gap-3">
        {PARTS.map((part) => (
          <div
            key={part}
            className="flex flex-col-reverse rounded-2xl border border-line bg-surface py-4 text-center"
          >
            <dt className="text-muted text-sm">{t(part)}</dt>
            <dd className="font-bold text-4xl tabular-nums">{left[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
