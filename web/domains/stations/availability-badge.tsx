'use client';

import type { EvseStatus } from '#edge/contract/stations/vocabulary.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Check, CircleAlert, CircleDashed, Clock, Zap } from '#web/ui/icons.ts';

const LOOK: Record<EvseStatus, readonly [Tone, typeof Check]> = {
  AVAILABLE: ['positive', Check],
  CHARGING: ['caution', Zap],
  RESERVED: ['caution', Clock],
  BLOCKED: ['caution', CircleAlert],
  OUTOFORDER: ['critical', CircleAlert],
  INOPERATIVE: ['critical', CircleAlert],
  PLANNED: ['neutral', Clock],
  REMOVED: ['neutral', CircleAlert],
  UNKNOWN: ['neutral', CircleDashed],
};

export function StatusBadge({ status }: { status: EvseStatus }) {
  const t = useScopedI18n('stations');
  const [tone, Icon] = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}

export interface AvailabilityProps {
  /** Null when no report is recent enough to tell. */
  free: number | null;
  total: number;
  status: EvseStatus;
}

/** How many charge points are free; says so in words when nobody knows. */
export function AvailabilityBadge({ free, total, status }: AvailabilityProps) {
  const t = useScopedI18n('stations');
  if (free === null || free === 0)
    return <StatusBadge status={free === null ? 'UNKNOWN' : status} />;
  return (
    <Badge tone="positive" icon={<Check size={14} aria-hidden="true" />}>
      {t('free-of', { free, total })}
    </Badge>
  );
}
