'use client';

import { rupiah } from '#edge/contract/money.ts';
import { holdingDays } from '#edge/contract/referrals/rates.ts';
import { REFERRAL_TERMS } from '#edge/contract/referrals/terms.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What an affiliate agrees to. */
export function Terms({ open = false }: { open?: boolean }) {
  const t = useScopedI18n('referrals');
  return (
    <Disclosure summary={t('terms.title')} open={open}>
      <ol className="grid list-decimal gap-3 pl-5">
        <li>{t('terms.1')}</li>
        <li>{t('terms.2')}</li>
        <li>{t('terms.3', { days: holdingDays(Date.now()) })}</li>
        <li>{t('terms.4', { least: rupiah(REFERRAL_TERMS.leastPayoutIdr) })}</li>
        <li>{t('terms.5')}</li>
      </ol>
    </Disclosure>
  );
}
