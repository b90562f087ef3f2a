'use client';

import { rupiah } from '#edge/contract/money.ts';
import { holdingDays } from '#edge/contract/referrals/rates.ts';
import { commissionFor } from '#edge/contract/referrals/terms.ts';
import { nationalForm } from '#edge/contract/validators/phone.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useProfile } from '#web/platform/session/use-profile.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ApplyFields } from './apply-fields.tsx';

/** How to become an affiliate, and what it brings. */
export function ApplyForm({ onApplied }: { onApplied: () => void }) {
  const t = useScopedI18n('referrals');
  const { data, fault } = useProfile();
  const profile = data?.profileCustomer;
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="grid content-start gap-5">
        <h3 className="text-2xl">{t('apply.title')}</h3>
        <p className="text-lg text-muted">
          {t('apply.lead', { amount: rupiah(commissionFor('')) })}
        </p>
        <ol className="grid list-decimal gap-3 pl-5">
          <li>{t('apply.step-1')}</li>
          <li>{t('apply.step-2')}</li>
          <li>{t('apply.step-3', { days: holdingDays(Date.now()) })}</li>
        </ol>
      </div>
      <Card>
        {profile === undefined && fault === undefined ? (
          <Skeleton className="h-72" />
        ) : (
          <ApplyFields
            contact={{
              emailAddress: profile?.emailAddress ?? '',
              phoneNumber: profile?.phoneNumber ? nationalForm(profile.phoneNumber) : '',
            }}
            onApplied={onApplied}
          />
        )}
      </Card>
    </div>
  );
}
