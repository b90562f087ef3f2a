'use client';

import type { ReactNode } from 'react';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { coverState } from '#edge/contract/garage/view.ts';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CircleCheck, Clock, ShieldCheck } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';

type Part = 'frame' | 'motor' | 'controller' | 'battery';

/** Warranty by part, free service and roadside assistance, each with its last day. */
export function CoverSection({ vehicle }: { vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const now = useNow();
  const row = (key: string, label: string, until: string | null, below?: ReactNode) => {
    const end = until === null ? null : Date.parse(until);
    const state = coverState(until, now ?? 0);
    return (
      <li key={key} className="flex flex-wrap items-center justify-between gap-3 py-3">
        <span>
          <span className="block font-semibold">{label}</span>
          {end === null ? null : (
            <span className="text-faint text-sm">
              {t('cover.until', { date: date(locale, end) })}
            </span>
          )}
          {below}
        </span>
        <Badge
          tone={state === 'runs' ? 'positive' : 'neutral'}
          icon={state === 'runs' ? <CircleCheck size={14} /> : <Clock size={14} />}
        >
          {t(`cover.${state}`)}
        </Badge>
      </li>
    );
  };
  return (
    <SectionCard title={t('cover.title')} icon={<ShieldCheck size={22} />}>
      <ul className="-my-3 divide-y divide-line">
        {row('vehicle', t('cover.vehicle'), vehicle.warrantyValid)}
        {vehicle.warranties.map(({ title, expire }) =>
          row(title, t(`cover.part.${title as Part}`), expire),
        )}
        {row('free-service', t('cover.free-service'), vehicle.freeServiceExpired)}
        {row('roadside', t('cover.roadside'), vehicle.rsaExpDate)}
      </ul>
    </SectionCard>
  );
}
