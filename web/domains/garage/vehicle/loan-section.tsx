'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Users } from '#web/ui/icons.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** For a guest: until when the motorcycle is theirs to ride. */
export function LoanSection({ vin, user, loan }: Pick<VehicleRecord, 'vin' | 'user' | 'loan'>) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  return (
    <SectionCard title={t('loan.title', { name: user.name })} icon={<Users size={22} />}>
      {loan ? <p>{t('loan.until', { date: dateTime(locale, Date.parse(loan.loanEnd)) })}</p> : null}
      <p className="mt-3">
        <TextLink href={`/my-ev/${vin}/guests`}>{t('loan.manage')}</TextLink>
      </p>
    </SectionCard>
  );
}
