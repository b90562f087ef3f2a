'use client';

import { MERGE_COUNTS } from '#edge/contract/account/merge.ts';
import type { MergePreviewFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

/** The account that ends and the one that stays, and what each has. */
export function MergeSides({ preview }: { preview: MergePreviewFragment }) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const { sides } = preview;
  const countOf = (side: (typeof sides)[number], what: string): number =>
    side.counts.find((each) => each.what === what)?.count ?? 0;
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{t('merge.sides')}</caption>
      <thead>
        <tr className="align-top">
          <td />
          {sides.map((side, at) => (
            <th key={side.id} scope="col" className="py-2 pl-4 font-semibold">
              <span className="block text-muted">{t(at === 0 ? 'merge.ends' : 'merge.stays')}</span>
              <span className="block break-words text-base">{side.name}</span>
              <span className="block font-normal text-muted">
                {t('account.since', { time: dateTime(locale, Date.parse(side.createdAt)) })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {MERGE_COUNTS.map((what) => (
          <tr key={what}>
            <th scope="row" className="py-2 font-normal">
              {t(`merge.count.${what}`)}
            </th>
            {sides.map((side) => (
              <td key={side.id} className="py-2 pl-4 tabular-nums">
                {countOf(side, what)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
