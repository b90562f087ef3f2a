'use client';

import { useId } from 'react';
import { QUEUE_PAGE_SIZES, QUEUE_SORTS, type StaffQueue } from '#edge/contract/staff/queues.ts';
import type { QueueFiguresFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { counted } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery } from '#web/platform/query.ts';
import { Select } from '#web/ui/select.tsx';
import type { QueueView } from './view.ts';

interface Props {
  view: QueueView;
  shown: StaffQueue;
  queues: readonly QueueFiguresFragment[];
}

/** Which queue, in which order, how much of it: all of it is in the address. */
export function QueueFilters({ view, shown, queues }: Props) {
  const t = useScopedI18n('queues');
  const locale = useLocale();
  const id = useId();
  const choices = [
    {
      name: 'queue',
      value: shown,
      options: queues.map(({ queue, count, more }) => ({
        value: queue,
        label: `${t(`queue.${queue}`)} (${counted(locale, count, more)})`,
      })),
    },
    {
      name: 'sort',
      value: view.sort,
      options: QUEUE_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
    },
    {
      name: 'size',
      value: String(view.size),
      options: QUEUE_PAGE_SIZES.map((size) => ({
        value: String(size),
        label: t('size', { count: size }),
      })),
    },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      {choices.map(({ name, value, options }) => (
        <div key={name} className="grid min-w-0 content-start gap-2">
          <label htmlFor={`${id}-${name}`} className="font-semibold text-sm">
            {t(`choose.${name}`)}
          </label>
          <Select
            id={`${id}-${name}`}
            value={value}
            options={options}
            onChange={(event) =>
              setQuery({ [name]: event.target.value, after: null }, { step: true })
            }
          />
        </div>
      ))}
    </div>
  );
}
