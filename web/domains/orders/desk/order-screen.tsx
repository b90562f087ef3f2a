'use client';

import { usePathname } from 'next/navigation';
import { NotLoaded } from '#web/domains/account/index.ts';
import { useLookAgain } from '#web/domains/staff/index.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Search } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskOrderView } from './order-view.tsx';

const LOOK_MS = 30_000;

/** One shell serves every order; which one it is, only the address says. */
const useOrderId = (): string => usePathname().split('/').at(-1) ?? '';

export function DeskOrderScreen() {
  const t = useScopedI18n('orderDesk');
  const { data, fault, retry } = usePersonalQuery(OrderDeskOrderDocument, { id: useOrderId() });
  useLookAgain(retry, LOOK_MS);
  if (data === undefined)
    return fault === undefined ? (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    ) : (
      <NotLoaded onRetry={retry} />
    );
  if (data.orderDeskOrder === null)
    return (
      <EmptyState
        icon={<Search size={28} />}
        title={t('order.missing')}
        action={<LinkButton href="/pstools/orders">{t('order.back')}</LinkButton>}
      >
        {t('order.missing-text')}
      </EmptyState>
    );
  return <DeskOrderView desk={data.orderDeskOrder} onWritten={retry} />;
}
