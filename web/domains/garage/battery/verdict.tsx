'use client';

import { Facts } from '#web/domains/garage/facts.tsx';
import type { CheckBatteryQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { CircleAlert, CircleCheck, CircleHelp, Lock } from '#web/ui/icons.ts';

type Verdict = CheckBatteryQuery['checkBatteryAuthenticity'];

const LOOK = {
  GENUINE: ['bg-positive-soft text-positive', CircleCheck],
  UNKNOWN: ['bg-sunken text-ink', CircleHelp],
  LOCKED: ['bg-caution-soft text-caution', Lock],
  REPORTED: ['bg-critical-soft text-critical', CircleAlert],
} as const;

/** What the register says of a battery, and what to do about it. */
export function BatteryVerdict({ verdict }: { verdict: Verdict }) {
  const t = useScopedI18n('battery');
  const locale = useLocale();
  const { status, serialNumber, model, productionDate, batteryCycle, lockStatus, lockedBy } =
    verdict;
  const [look, Icon] = LOOK[status];
  const day = (iso: string | null | undefined) => (iso ? date(locale, Date.parse(iso)) : '–');
  return (
    <Card padded={false}>
      <div className={cx('flex items-start gap-4 p-5 sm:p-6', look)}>
        <Icon size={32} className="mt-0.5 shrink-0" aria-hidden="true" />
        <div>
          <h3 className="font-bold text-2xl">{t(`status.${status}`)}</h3>
          <p className="mt-1 text-ink">{t(`status-text.${status}`)}</p>
        </div>
      </div>
      <div className="p-5 sm:p-6">
        <Facts
          facts={
            status === 'UNKNOWN'
              ? [[t('serial'), serialNumber]]
              : [
                  [t('serial'), serialNumber],
                  [t('model'), model],
                  [t('made'), day(productionDate)],
                  [t('cycles'), number(locale, batteryCycle ?? 0)],
                  [t('lock'), lockStatus ? t('locked') : t('unlocked')],
                  ...(lockedBy ? ([[t('locked-by'), lockedBy]] as const) : []),
                  [t('updated'), day(verdict.lastUpdate)],
                ]
          }
        />
      </div>
    </Card>
  );
}
