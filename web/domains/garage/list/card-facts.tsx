'use client';

import { estimateRange } from '#edge/contract/garage/range.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FreshnessBadge } from '#web/ui/freshness-badge.tsx';
import { Clock, Users } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';

type Facts = Pick<
  VehicleRecord,
  'generation' | 'batteries' | 'lastIotUpdate' | 'iotStatus' | 'guests' | 'user' | 'loan'
>;

/** Charge, range and how old both are: what one looks at a garage for. */
function Charge({ vehicle, now }: { vehicle: Facts; now: number }) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const range = estimateRange(vehicle.generation, vehicle.batteries, now);
  const last = vehicle.lastIotUpdate === null ? null : Date.parse(vehicle.lastIotUpdate);
  return (
    <div className="by-the-hour grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {range === undefined ? (
          <span className="text-muted">
            {vehicle.iotStatus === 'NOT_ACTIVATED' ? t('charge.not-active') : t('charge.unknown')}
          </span>
        ) : (
          <span className="flex items-baseline gap-2">
            <span className="font-bold text-2xl tabular-nums">{range.chargePercent}%</span>
            <span className="text-muted">
              {t('charge.range', { km: number(locale, range.km) })}
            </span>
          </span>
        )}
        {range === undefined && last === null ? null : (
          <FreshnessBadge at={range?.at ?? last} now={now} />
        )}
      </p>
      {range === undefined ? null : (
        <Progress label={t('charge.label')} value={range.chargePercent / 100} />
      )}
    </div>
  );
}

/** What the card of a motorcycle says of it now: its charge, and who has it. */
export function CardFacts({
  vehicle,
  now,
  offers = 0,
}: {
  vehicle: Facts;
  now: number;
  /** Of a loan, that wait for their answer. */
  offers?: number;
}) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const { user, guests, loan, batteries } = vehicle;
  const guest = guests.find(
    ({ loanStart, loanEnd }) => Date.parse(loanStart) <= now && Date.parse(loanEnd) > now,
  );
  return (
    <>
      {user.own || batteries.length > 0 ? <Charge vehicle={vehicle} now={now} /> : null}
      {guest === undefined ? null : (
        <p>
          <Badge tone="accent" icon={<Users size={14} />}>
            {t('list.lent-to', {
              name: guest.name,
              until: dateTime(locale, Date.parse(guest.loanEnd)),
            })}
          </Badge>
        </p>
      )}
      {offers === 0 ? null : (
        <p>
          <Badge icon={<Clock size={14} />}>{t('list.offered', { count: offers })}</Badge>
        </p>
      )}
      {user.own ? null : (
        <p className="flex items-center gap-2 text-sm">
          <Users size={16} className="shrink-0 text-muted" />
          {loan === null
            ? t('list.lent', { name: user.name })
            : t('list.lent-until', {
                name: user.name,
                until: dateTime(locale, Date.parse(loan.loanEnd)),
              })}
        </p>
      )}
    </>
  );
}
