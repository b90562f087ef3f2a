'use client';

import { useId } from 'react';
import { DESK_LIMITS, DESK_QUEUES } from '#edge/contract/orders/desk.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { useTyped } from '#web/platform/use-typed.ts';
import { cx } from '#web/ui/cx.ts';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { DeskAsked } from './queue.ts';

const show = (queue: string): void => setQuery({ queue, page: null }, { step: true });

/** Which list, and what to look for in it; both are in the address, so that a view can be sent on. */
export function ListFilters({ wanted }: { wanted: DeskAsked }) {
  const t = useScopedI18n('orderDesk');
  const id = useId();
  const [typed, setTyped] = useTyped((words) => setQuery({ q: words.trim() || null, page: null }));
  return (
    <div className="grid gap-4">
      <search className="max-w-text">
        <Input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={typed ?? wanted.search}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={DESK_LIMITS.search}
          autoComplete="off"
          enterKeyHint="search"
          prefix={<Search size={20} aria-hidden="true" />}
        />
      </search>
      <div className="grid gap-2 sm:hidden">
        <label htmlFor={id} className="font-semibold text-sm">
          {t('list.queues')}
        </label>
        <Select
          id={id}
          value={wanted.queue}
          onChange={(event) => show(event.target.value)}
          options={DESK_QUEUES.map((queue) => ({ value: queue, label: t(`queue.${queue}`) }))}
        />
      </div>
      <fieldset className="hidden flex-wrap gap-2 sm:flex">
        <legend className="sr-only">{t('list.queues')}</legend>
        {DESK_QUEUES.map((queue) => (
          <button
            key={queue}
            type="button"
            aria-pressed={queue === wanted.queue}
            onClick={() => show(queue)}
            className={cx(
              'min-h-10 rounded-full border px-4 font-semibold text-sm transition',
              queue === wanted.queue
                ? 'border-ink bg-ink text-ground'
                : 'border-line-strong hover:bg-sunken',
            )}
          >
            {t(`queue.${queue}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
