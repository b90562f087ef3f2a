'use client';

import { useEffect, useRef } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Outcome } from './outcome.ts';
import { takeAlong } from './take-along.ts';
import { momentAt } from './zone.ts';

/** What was just booked; whoever pressed the button at the end of the form is taken to it. */
export function JustBooked({ outcome, now }: { outcome: Outcome; now: number }) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const block = useRef<HTMLDivElement>(null);
  const { waits, place, productName, ...entry } = outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each appointment is led to once.
  useEffect(() => block.current?.focus(), [outcome.id]);
  return (
    <div ref={block} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Alert tone={waits ? 'caution' : 'positive'}>
        <p className="font-semibold">{t(waits ? 'made.waits' : 'made.title')}</p>
        <p className="mt-1">{momentAt(locale, outcome.at, place.timeZone)}</p>
        <p className="text-sm">
          {productName} · {place.location}
        </p>
        <p className="mt-1 text-sm">{t(waits ? 'state.waiting-text' : 'made.text')}</p>
        {waits ? null : (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() =>
              takeAlong(t, {
                ...entry,
                productName,
                location: place.location,
                place,
                madeAt: now,
              })
            }
          >
            {t('calendar.button')}
          </Button>
        )}
      </Alert>
    </div>
  );
}
