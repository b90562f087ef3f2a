'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { useDesk } from './desk-context.ts';
import { useDeskWords } from './use-desk-words.ts';

/** Everything that happened and who did it, the newest first. */
export function LogCard() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { log, row } = useDesk().desk;
  const { whatOf, whoOf, noteOf } = useDeskWords();
  return (
    <Card>
      <h3 className="text-lg">{t('log.title')}</h3>
      <ol className="mt-3 divide-y divide-line">
        {log.toReversed().map((entry) => (
          <li key={entry.id} className="grid gap-0.5 py-3 text-sm">
            <span className="font-semibold">{whatOf(entry, row.order.installment !== null)}</span>
            {noteOf(entry) === null ? null : <span className="break-words">{noteOf(entry)}</span>}
            <span className="text-faint">
              {whoOf(entry)} · {dateTime(locale, Date.parse(entry.at))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
