'use client';

import { NotLoaded } from '#web/domains/account/index.ts';
import { isOpen } from '#web/domains/orders/standing.ts';
import { useOrders } from '#web/domains/orders/use-orders.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShoppingBag } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { OrderCard } from './order-card.tsx';

/** Every order of the person: what is under way first. */
export function OrdersScreen() {
  const t = useScopedI18n('purchases');
  const orders = useOrders();
  const all = orders.kind === 'ready' ? orders.orders : [];
  const groups = [
    ['open', all.filter(isOpen)],
    ['past', all.filter((order) => !isOpen(order))],
  ] as const;
  return (
    <div className="grid gap-6 max-sm:gap-4">
      <header>
        <h2 className="text-4xl">{t('list.title')}</h2>
        {orders.kind === 'ready' ? (
          <SyncedLine syncedAt={orders.syncedAt} stale={orders.stale} onRetry={orders.retry} />
        ) : null}
      </header>
      {orders.kind === 'not-downloaded' ? <NotLoaded onRetry={orders.retry} /> : null}
      {orders.kind === 'loading' ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-36 rounded-xl" />
          <Skeleton className="h-36 rounded-xl" />
        </div>
      ) : null}
      {orders.kind === 'ready' && all.length === 0 ? (
        <EmptyState
          icon={<ShoppingBag size={28} />}
          title={t('list.empty')}
          action={<LinkButton href="/product">{t('list.browse')}</LinkButton>}
        >
          {t('list.empty-text')}
        </EmptyState>
      ) : null}
      {groups.map(([name, members]) =>
        members.length === 0 ? null : (
          <section key={name} aria-labelledby={`orders-${name}`} className="grid gap-3">
            <h3 id={`orders-${name}`} className="text-xl">
              {t(`list.${name}`)}
            </h3>
            <ul className="grid gap-3">
              {members.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      <p>
        <TextLink href="/track-order">{t('list.track')}</TextLink>
      </p>
    </div>
  );
}
