'use client';

import type { ShownCommissionState } from '#edge/contract/referrals/commission-machine.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Check, CircleAlert, Clock, Minus, X } from '#web/ui/icons.ts';

const LOOK: Readonly<Record<ShownCommissionState, readonly [Tone, typeof Clock]>> = {
  PENDING: ['neutral', Clock],
  ON_HOLD: ['caution', CircleAlert],
  MATURED: ['accent', Clock],
  PAID: ['positive', Check],
  CANCELLED: ['neutral', X],
  TAKEN_BACK: ['critical', Minus],
};

/** Where a commission stands. */
export function StateBadge({ state }: { state: ShownCommissionState }) {
  const t = useScopedI18n('referrals');
  const [tone, Icon] = LOOK[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />} className="whitespace-nowrap">
      {t(`commission.${state}`)}
    </Badge>
  );
}
