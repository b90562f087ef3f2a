'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CloudOff } from '#web/ui/icons.ts';
import { EndButton } from './end-button.tsx';

/** What a guest knows of the loan, and the way out of it. */
export function OwnLoan({
  vehicle,
  person,
  onLeft,
}: {
  vehicle: VehicleRecord;
  person: string;
  /** Takes the focus elsewhere. */
  onLeft: () => void;
}) {
  const t = useScopedI18n('sharing');
  const locale = useLocale();
  const { items } = useOutbox();
  const leaving = items?.some(
    ({ operation, state, entity }) =>
      operation === 'revokeShareEv' &&
      (state === 'waiting' || state === 'sent') &&
      entity === `share ${vehicle.vin} ${person}`,
  );
  const { loan, user, vin } = vehicle;
  return (
    <Card className="grid max-w-text gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold text-lg">{t('own.lent-by', { name: user.name })}</span>
        {leaving ? (
          <Badge tone="caution" icon={<CloudOff size={14} />}>
            {t('pending.ending')}
          </Badge>
        ) : null}
      </p>
      {loan ? (
        <p className="text-muted">
          {t('period', {
            from: dateTime(locale, Date.parse(loan.loanStart)),
            until: dateTime(locale, Date.parse(loan.loanEnd)),
          })}
        </p>
      ) : null}
      <p className="text-muted text-sm">{t('own.text')}</p>
      {leaving ? null : (
        <div>
          <EndButton vin={vin} uID={person} name={user.name} kind="leave" onEnded={onLeft} />
        </div>
      )}
    </Card>
  );
}
