'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { ArrowLeftRight, LifeBuoy, MapPin, Tag, Trophy, Users, Wrench } from '#web/ui/icons.ts';

/** What one comes for, one tap away. */
export function QuickActions({ vehicle: { vin, user } }: { vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const actions = [
    ['action.help', '/roadside-assistance', LifeBuoy],
    ['action.service', `/service-booking?vin=${vin}`, Wrench],
    ['action.charge', '/charging-station', MapPin],
    ...(user.own
      ? ([
          ['action.lend', `/my-ev/${vin}/guests`, Users],
          ['action.transfer', '/transfer-ownership', ArrowLeftRight],
          ['action.sell', `/my-listings/new?vin=${vin}`, Tag],
          ['action.rank', `/leaderboard?id=${vin}`, Trophy],
        ] as const)
      : []),
  ] as const;
  return (
    <nav aria-label={t('action.title')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
        {actions.map(([label, href, Icon]) => (
          <li key={label}>
            <Link
              href={href}
              className="flex h-full min-h-14 items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 font-semibold text-sm transition hover:border-ink"
            >
              <Icon size={20} className="shrink-0 text-muted" aria-hidden="true" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
