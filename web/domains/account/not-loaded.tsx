'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CloudOff } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A personal page whose data did not come: never to be taken for "there is none". */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useScopedI18n('guard');
  return (
    <EmptyState
      icon={<CloudOff size={28} />}
      title={t('failed.title')}
      action={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
    >
      {t('failed.text')}
    </EmptyState>
  );
}

interface Props {
  failed: boolean;
  onRetry: () => void;
  className?: string;
}

/** In its place until it comes: on its way, or failed. */
export function Pending({ failed, onRetry, className = 'h-72' }: Props) {
  return failed ? (
    <NotLoaded onRetry={onRetry} />
  ) : (
    <Skeleton className={cx('rounded-xl', className)} />
  );
}
