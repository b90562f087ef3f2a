'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery } from '#web/platform/query.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { type PlaceToGo, usePlacesToGo } from './use-places-to-go.ts';

const LONGEST = 60;

const addressOf = ({ path, query }: PlaceToGo): string => {
  const set = Object.entries(query).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as const],
  );
  return set.length === 0 ? path : `${path}?${new URLSearchParams(Object.fromEntries(set))}`;
};

/** Goes to a queue, a tool or an order by a few letters of it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('queues');
  const locale = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const places = usePlacesToGo(typed);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  const go = (place: PlaceToGo): void => {
    // A page that is open already reads its address by itself.
    if (pathname.endsWith(place.path)) setQuery(place.query, { step: true });
    else router.push(`/${locale}${addressOf(place)}`);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = places[active];
    if (step !== undefined) setActive((active + step + places.length) % Math.max(1, places.length));
    else if (event.key === 'Enter' && chosen !== undefined) go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title={t('palette.title')}>
      <div className="grid gap-3 pt-1">
        <Input
          ref={input}
          id={id}
          role="combobox"
          aria-label={t('palette.find')}
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={places.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={t('palette.find')}
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          prefix={<Search size={20} aria-hidden="true" />}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t('palette.title')}
          className="max-h-80 overflow-y-auto"
        >
          {places.map((place, at) => (
            <div
              key={addressOf(place)}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={cx(
                'flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-lg px-3',
                at === active && 'bg-sunken',
              )}
              onPointerMove={() => setActive(at)}
              onClick={() => go(place)}
              onKeyDown={onKeyDown}
            >
              <span className="min-w-0 break-words font-semibold">{place.label}</span>
              <span className="shrink-0 text-faint text-sm">{place.hint}</span>
            </div>
          ))}
        </div>
        {places.length === 0 ? <p className="text-muted">{t('palette.none')}</p> : null}
      </div>
    </Dialog>
  );
}
