'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useDesk } from './desk-context.ts';
import { useDeskWords } from './use-desk-words.ts';

/**
 * What was done, by whom and when: the differences since somebody last looked.
 * @param seen ids of the entries of the history seen before
 */
export const useDifferences = (seen: ReadonlySet<string>): readonly string[] => {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { log, row } = useDesk().desk;
  const { whatOf, whoOf } = useDeskWords();
  return log
    .filter(({ id }) => !seen.has(id))
    .map((entry) =>
      t('changes.by', {
        what: whatOf(entry, row.order.installment !== null),
        who: whoOf(entry),
        at: dateTime(locale, Date.parse(entry.at)),
      }),
    );
};
