'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type Freshness, freshness } from '#web/platform/offline/freshness.ts';
import { Badge, type Tone } from './badge.tsx';
import { CircleDashed, Clock, History, TriangleAlert, Zap } from './icons.ts';

const LOOK: Record<Freshness, readonly [Tone, typeof Clock]> = {
  live: ['positive', Zap],
  minutes: ['positive', Clock],
  hours: ['neutral', History],
  old: ['caution', TriangleAlert],
  unknown: ['neutral', CircleDashed],
};

export interface FreshnessBadgeProps {
  /** When the source last confirmed the fact, epoch ms; `null`: never said. */
  at: number | null;
  /** Epoch ms; passed in, so that a list reads one clock. */
  now: number;
}

/** Says the age in words, in a shape and in a colour. */
export function FreshnessBadge({ at, now }: FreshnessBadgeProps) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const state = freshness(at, now);
  const [tone, Icon] = LOOK[state];
  const age = at === null ? '' : ago(locale, at, now);
  return (
    <Badge tone={tone} icon={<Icon size={14} />} className="age">
      {t(`freshness.${state}`, { age })}
    </Badge>
  );
}
