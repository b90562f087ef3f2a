'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { type Period, type Standing, standingOf } from './period.ts';

const TONE: Record<Standing, Tone> = {
  upcoming: 'accent',
  running: 'positive',
  'last-days': 'caution',
  ended: 'neutral',
};

/** Whether an offer runs is decided when it is read, not when the page was built. */
export function StandingBadge(period: Period) {
  const t = useScopedI18n('promo');
  const now = useNow();
  if (now === null) return <span className="inline-block min-h-6" />;
  const standing = standingOf(period, now);
  return <Badge tone={TONE[standing]}>{t(standing)}</Badge>;
}
