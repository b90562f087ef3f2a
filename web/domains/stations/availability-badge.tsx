'use client';

import type { EvseStatus } from '#edge/contract/stations/vocabulary.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { FreshnessBadge } from '#web/ui/freshness-badge.tsx';
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

/** What is closed, or was last heard of more than an hour ago, is not said in the colours of now. */
const faded = (tone: Tone, isDated: boolean): Tone =>
  isDated && tone !== 'critical' ? 'neutral' : tone;

export function StatusBadge({
  status,
  isDated = false,
}: {
  status: EvseStatus;
  isDated?: boolean;
}) {
  const t = useScopedI18n('stations');
  const [tone, Icon] = LOOK[status];
  return (
    <Badge tone={faded(tone, isDated)} icon={<Icon size={14} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}

export interface AvailabilityProps {
  /** Null when no report is recent enough to tell. */
  free: number | null;
  total: number;
  status: EvseStatus;
  /** Null where the opening hours are not known. */
  isOpen: boolean | null;
  /** When its source last said so, epoch ms. */
  heardAt: number | null;
  /** Epoch ms; null while the page comes alive. */
  now: number | null;
}

/**
 * Whether a rider can charge there now: first that it is closed, then how many charge points are free
 * and when that was heard, which is no news of a closed one. Says it in words when nobody knows.
 */
export function AvailabilityBadges({
  free,
  total,
  status,
  isOpen,
  heardAt,
  now,
}: AvailabilityProps) {
  const t = useScopedI18n('stations');
  const isDated = isOpen === false || (now !== null && heardAt !== null && now - heardAt > HOUR_MS);
  return (
    <>
      {isOpen === false ? (
        <Badge tone="caution" icon={<Clock size={14} aria-hidden="true" />}>
          {t('closed-now')}
        </Badge>
      ) : null}
      {free === null || free === 0 ? (
        <StatusBadge status={free === null ? 'UNKNOWN' : status} isDated={isDated} />
      ) : (
        <Badge tone={faded('positive', isDated)} icon={<Check size={14} aria-hidden="true" />}>
          {t('free-of', { free, total })}
        </Badge>
      )}
      {now !== null && heardAt !== null && free !== null && isOpen !== false ? (
        <FreshnessBadge at={heardAt} now={now} />
      ) : null}
    </>
  );
}

/** When a station was last heard of, epoch ms. */
export const lastHeard = (
  connectors: readonly { readonly lastUpdated: string | null }[],
): number | null => {
  const times = connectors.flatMap(({ lastUpdated }) =>
    lastUpdated === null ? [] : [Date.parse(lastUpdated)],
  );
  return times.length === 0 ? null : Math.max(...times);
};
