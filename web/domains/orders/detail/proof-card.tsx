'use client';

import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { ProofView } from '#web/domains/orders/courier/proof-view.tsx';
import { OrderDeliveryProofDocument } from '#web/platform/graphql/generated/main/order-delivery-proof.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Card } from '#web/ui/card.tsx';

/** What a courier brought back from this customer; asked for online and kept nowhere. */
export function ProofCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('courier');
  const isByCourier = order.history.some(({ note }) => note === 'COURIER');
  const { data } = usePersonalQuery(
    OrderDeliveryProofDocument,
    isByCourier ? { id: order.id } : null,
  );
  if (data?.deliveryProof == null) return null;
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('proof.title')}</h3>
      <ProofView proof={data.deliveryProof} />
      {order.state === 'DELIVERED' ? (
        <p className="text-muted text-sm">{t('proof.wrong')}</p>
      ) : null}
    </Card>
  );
}
