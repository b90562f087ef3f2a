'use client';

import { usePathname } from 'next/navigation';
import { NotLoaded } from '#web/domains/account/index.ts';
import { useOrders } from '#web/domains/orders/use-orders.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShoppingBag } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { OrderView } from './order-view.tsx';

/** One shell serves every order; which one it is, only the address says. */
const useOrderId = (): string => usePathname().split('/').at(-1) ?? '';

export function OrderScreen() {
  const t = useScopedI18n('purchases');
  const id = useOrderId();
  const orders = useOrders();
  if (orders.kind === 'not-downloaded') return <NotLoaded onRetry={orders.retry} />;
  if (orders.kind === 'loading')
    return (
      <div aria-busy="true" className="grid gap-4">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    );
  const order = orders.orders.find((each) => each.id === id);
  if (order === undefined)
    return orders.syncedAt === null || orders.stale ? (
      <NotLoaded onRetry={orders.retry} />
    ) : (
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title={t('detail.missing')}
        action={<LinkButton href="/my-orders">{t('detail.all')}</LinkButton>}
      >
        {t('detail.missing-text')}
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <SyncedLine syncedAt={orders.syncedAt} stale={orders.stale} onRetry={orders.retry} />
      <OrderView order={order} />
    </div>
  );
}
