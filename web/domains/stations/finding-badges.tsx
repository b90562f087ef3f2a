'use client';

import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { CircleAlert, CircleCheck } from '#web/ui/icons.ts';

type Finding = StationSummaryFragment['findings'][number];

const TONES: Record<Finding['kind'], Tone> = {
  BROKEN: 'critical',
  OCCUPIED: 'caution',
  REFUSED_MOTORCYCLE: 'critical',
  WRONG_PLACE: 'caution',
  WORKING: 'positive',
};

/** What riders say, beside what the operator says; one rider's word is calmer than several. */
export function FindingBadges({ findings }: { findings: readonly Finding[] }) {
  const t = useScopedI18n('stations');
  return findings.map(({ kind, count, confirmed }) => (
    <Badge
      key={kind}
      tone={confirmed ? TONES[kind] : 'neutral'}
      icon={
        kind === 'WORKING' ? (
          <CircleCheck size={14} aria-hidden="true" />
        ) : (
          <CircleAlert size={14} aria-hidden="true" />
        )
      }
    >
      {t(`finding.${kind}`)} · {t('riders', { count })}
    </Badge>
  ));
}
