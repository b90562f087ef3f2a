'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { DeskList } from '#web/domains/staff/index.ts';
import { RoadsideSubscriptionListDocument } from '#web/platform/graphql/generated/main/roadside-subscription-list.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Card } from '#web/ui/card.tsx';
import { LifeBuoy } from '#web/ui/icons.ts';

const coverState = ({ paid, cancelledAt }: { paid: boolean; cancelledAt: unknown }) => {
  if (cancelledAt !== null) return 'cover.cancelled' as const;
  return paid ? ('cover.paid' as const) : ('cover.invoice' as const);
};

/** Cover that was taken; it begins with its payment. */
export function Subscriptions() {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { data, fault, retry } = usePersonalQuery(RoadsideSubscriptionListDocument, {
    page,
    locale,
  });
  return (
    <DeskList
      answer={data?.roadsideSubscriptionList}
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
                <p className="font-semibold tabular-nums sm:text-right">
                  {rupiah(row.price)}
                  <span className="block font-normal text-muted text-sm">{t(coverState(row))}</span>
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </DeskList>
  );
}
