'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { offersOut } from '#web/domains/garage/offers-out.ts';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { useShares } from '#web/domains/garage/use-shares.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Users } from '#web/ui/icons.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** Who may ride, from when until when. */
export function GuestsSection({ vin, guests }: Pick<VehicleRecord, 'vin' | 'guests'>) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const now = useNow() ?? 0;
  const offers = offersOut(useShares(), vin, now).length;
  const current = guests.filter(({ loanEnd }) => Date.parse(loanEnd) > now);
  return (
    <SectionCard title={t('guests.title')} icon={<Users size={22} />}>
      {current.length === 0 && offers === 0 ? (
        <p className="text-muted">{t('guests.none')}</p>
      ) : null}
      {offers === 0 ? null : (
        <p className={current.length === 0 ? 'text-muted' : 'mb-6 text-muted'}>
          {t('guests.offered', { count: offers })}
        </p>
      )}
      <ul className="-my-3 divide-y divide-line">
        {current.map(({ name, loanStart, loanEnd }) => (
          <li
            key={`${name} ${loanStart}`}
            className="flex flex-wrap items-center justify-between gap-3 py-3"
          >
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="text-faint text-sm">
                {t('guests.period', {
                  from: date(locale, Date.parse(loanStart)),
                  until: date(locale, Date.parse(loanEnd)),
                })}
              </span>
            </span>
            {Date.parse(loanStart) > now ? (
              <Badge>{t('guests.later')}</Badge>
            ) : (
              <Badge tone="positive">{t('guests.now')}</Badge>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink href={`/my-ev/${vin}/guests`}>{t('guests.manage')}</TextLink>
      </p>
    </SectionCard>
  );
}
