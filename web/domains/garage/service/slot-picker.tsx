'use client';

import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from '#web/ui/cx.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Slots } from './use-slots.ts';
import { clockAt } from './zone.ts';

export function SlotPicker({
  place,
  slots: { kind, slots },
  value,
  error,
  onChange,
}: {
  place: PlaceRecord;
  slots: Slots;
  value: number | undefined;
  /** What is wanted here, if nothing was chosen. */
  error?: string | undefined;
  onChange: (at: number) => void;
}) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const hint = kind === 'likely' ? t('slots.likely') : t('slots.zone', { city: place.city });
  return (
    <FieldGroup legend={t('time')} hint={slots.length > 0 ? hint : undefined} error={error}>
      {kind === 'asking' ? <Skeleton className="h-24 rounded-lg" /> : null}
      {kind !== 'asking' && slots.length === 0 ? (
        <p className="text-muted">{t('slots.none')}</p>
      ) : null}
      <div
        data-missing={error === undefined ? undefined : ''}
        tabIndex={error === undefined ? undefined : -1}
        className="grid grid-cols-2 gap-2 outline-none sm:grid-cols-4"
      >
        {slots.map(({ at, free }) => (
          <label
            key={at}
            className={cx(
              'grid min-h-tap place-items-center rounded-lg border px-2 py-2 text-center',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2',
              free === 0 && 'bg-sunken text-faint',
              value === at ? 'border-ink bg-ink text-ground' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name="slot"
              className="sr-only"
              disabled={free === 0}
              checked={value === at}
              onChange={() => onChange(at)}
            />
            <span className="font-semibold">{clockAt(locale, at, place.timeZone)}</span>
            <span className="text-xs">
              {free === null
                ? null
                : free === 0
                  ? t('slots.full')
                  : t('slots.free', { count: free })}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
