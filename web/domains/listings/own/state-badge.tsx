'use client';

import type { ListingState } from '#edge/contract/listings/machine.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  CloudOff,
  EyeOff,
  Minus,
} from '#web/ui/icons.ts';
import type { OwnListing } from './overlay.ts';

const LOOK = {
  DRAFT: ['neutral', CircleDashed],
  PUBLISHED: ['positive', CircleCheck],
  RESERVED: ['caution', Clock],
  SOLD: ['neutral', CircleCheck],
  WITHDRAWN: ['neutral', Minus],
  EXPIRED: ['caution', CircleAlert],
} as const satisfies Record<ListingState, readonly [Tone, typeof Clock]>;

/** Where a listing stands, and whether that is with us already. */
export function StateBadges({ listing }: { listing: OwnListing }) {
  const t = useScopedI18n('listings');
  const [tone, Icon] = LOOK[listing.status];
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tone} icon={<Icon size={14} />}>
        {t(`state.${listing.status}`)}
      </Badge>
      {listing.hidden ? (
        <Badge tone="critical" icon={<EyeOff size={14} />}>
          {t('hidden.badge')}
        </Badge>
      ) : null}
      {listing.pending ? (
        <Badge tone="caution" icon={<CloudOff size={14} />}>
          {t('pending')}
        </Badge>
      ) : null}
      {listing.unread > 0 ? (
        <Badge tone="accent">{t('unread', { count: listing.unread })}</Badge>
      ) : null}
    </span>
  );
}
