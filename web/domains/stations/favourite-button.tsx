'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Heart } from '#web/ui/icons.ts';
import { favourites } from './device/favourites.ts';
import { useFavourites } from './device/use-favourites.ts';

/** Marks a charger; filled when it is marked, and said so to those who do not see it. */
export function FavouriteButton({
  stationId,
  name,
  className,
  onMarked,
}: {
  stationId: string;
  name: string;
  className?: string;
  onMarked?: (() => void) | undefined;
}) {
  const t = useScopedI18n('stations');
  const all = useFavourites();
  const marked = all?.has(stationId) ?? false;
  return (
    <IconButton
      label={t('favourite', { name })}
      aria-pressed={marked}
      // Until the device was read nobody knows which way a tap would go.
      disabled={all === undefined}
      className={cx('relative', className)}
      onClick={() => {
        void favourites.mark(stationId, !marked);
        if (!marked) onMarked?.();
      }}
    >
      <Heart size={22} className={marked ? 'fill-critical text-critical' : 'text-muted'} />
    </IconButton>
  );
}
