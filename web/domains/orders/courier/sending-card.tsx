'use client';

import { useEffect, useEffectEvent } from 'react';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { change, type Delivery, forget } from './deliveries.ts';

const CODES = [
  'DELIVERY_LINK_INVALID',
  'DELIVERY_LINK_ENDED',
  'DELIVERY_INVALID',
  'DELIVERY_PHOTO',
] as const;

function Stuck({ item, delivery }: { item: OutboxItem; delivery: Delivery }) {
  const t = useScopedI18n('courier');
  const code = CODES.find((each) => each === item.code);
  const again = async (): Promise<void> => {
    const { param } = item.variables as { param: object };
    const { passkey, uploadKey } = delivery;
    // A new link of the same work order may have been opened since.
    const isEdited = await outbox().edit(item, { param: { ...param, passkey }, uploadKey });
    if (!isEdited) await outbox().retry(item);
  };
  return (
    <Alert tone="critical">
      <p className="font-semibold">{t('sending.stuck')}</p>
      <p className="mt-1 text-sm">{t(code === undefined ? 'sending.other' : `fault.${code}`)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void again()}>
          {t('sending.again')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            void outbox().discard(item);
            change(delivery.workOrder, { handedId: null });
          }}
        >
          {t('sending.discard')}
        </Button>
      </div>
    </Alert>
  );
}

/** A hand-over that was finished here: on this telephone still, or with the shop. */
export function SendingCard({
  delivery,
  onCheck,
}: {
  delivery: Delivery;
  /** Asks whether the shop has what left this telephone. */
  onCheck: () => void;
}) {
  const t = useScopedI18n('courier');
  const online = useOnline();
  const { items } = useOutbox();
  const { workOrder, handedId, isSent } = delivery;
  const item = items?.find(
    ({ operation, variables }) =>
      operation === 'deliverByCourier' &&
      (variables as { param: { id: string } }).param.id === handedId,
  );
  const hasLeft = items !== undefined && item === undefined && !isSent;
  const check = useEffectEvent(onCheck);
  useEffect(() => {
    if (item?.state === 'sent') change(workOrder, { isSent: true });
  }, [item?.state, workOrder]);
  useEffect(() => {
    if (hasLeft && online !== false) check();
  }, [hasLeft, online]);
  if (items === undefined) return null;
  if (isSent || item?.state === 'sent')
    return (
      <Card className="grid gap-3">
        <Alert tone="positive">
          <p className="font-semibold">{t('sending.sent')}</p>
          <p className="mt-1 text-sm">{t('sending.sent-text')}</p>
        </Alert>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => forget(workOrder)}
        >
          {t('sending.done')}
        </Button>
      </Card>
    );
  if (item !== undefined && item.state !== 'waiting')
    return <Stuck item={item} delivery={delivery} />;
  return (
    <Card className="grid gap-3">
      <Alert tone="caution">
        <p className="font-semibold">{t('sending.waiting')}</p>
        <p className="mt-1 text-sm">
          {t(item?.code === 'DELIVERY_WAITS' ? 'fault.DELIVERY_WAITS' : 'sending.waiting-text')}
        </p>
      </Alert>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => void outbox().flush({ eager: 'all' })}
      >
        {t('sending.now')}
      </Button>
    </Card>
  );
}
