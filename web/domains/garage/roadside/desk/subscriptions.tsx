'use client';

import { useState } from 'react';
import { RoadsideSubscriptionListDocument } from '../../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../../platform/i18n/client.ts';
import { date, rupiah } from '../../../../platform/i18n/format.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import { useMine } from '../../../../platform/session/use-mine.ts';
import { Card } from '../../../../ui/card.tsx';
import { LifeBuoy } from '../../../../ui/icons.ts';
import { DeskList } from '../../../staff/index.ts';

/** Cover that was taken; it starts by itself and is charged with the invoice. */
export function Subscriptions() {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { data, fault, retry } = useMine(RoadsideSubscriptionListDocument, { page, locale });
  return (
    <DeskList
      found={data?.roadsideSubscriptionList}
      failed={fault !== undefined}
      onRetry={retry}
      page={page}
      onPage={setPage}
      none={{
        icon: <LifeBuoy size={28} />,
        title: t('none-cover'),
        text: t('none-cover-text'),
      }}
    >
      {(rows) => (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li
                key={row.id}
                className="grid gap-1 px-5 py-4 sm:grid-cols-[1.4fr_1fr_auto] sm:items-center sm:gap-6"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{row.name}</p>
                  <p className="break-words text-muted text-sm">
                    {[row.registrationPlate, row.vin].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <p>
                  {row.packageName}
                  <span className="block text-muted text-sm tabular-nums">
                    {date(locale, Date.parse(row.startsAt))} –{' '}
                    {date(locale, Date.parse(row.endsAt))}
                  </span>
                </p>
                <p className="font-semibold tabular-nums sm:text-right">{rupiah(row.price)}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </DeskList>
  );
}
