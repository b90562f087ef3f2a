'use client';

import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { type CourierAccess, courierAccess } from '#edge/contract/orders/courier.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AccessForm } from './access-form.tsx';
import { choose, type Delivery, deliveryOf, useDeliveries } from './deliveries.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { JobCard } from './job-card.tsx';
import { SendingCard } from './sending-card.tsx';
import { useOpen } from './use-open.ts';

/** `#WO-7K2M9QXH.0123456789`: in the fragment, which goes to no server, referrer or log. */
const accessIn = (hash: string): CourierAccess | undefined => {
  const [workOrder = '', passkey = ''] = hash.replace(/^#/, '').split('.');
  const parsed = v.safeParse(courierAccess, { workOrder, passkey });
  return parsed.success ? parsed.output : undefined;
};

function Others({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useScopedI18n('courier');
  if (deliveries.length === 0) return null;
  return (
    <Card>
      <h3 className="mb-2 text-lg">{t('others.title')}</h3>
      <ul className="divide-y divide-line">
        {deliveries.map(({ workOrder, contactName, handedId, isSent }) => (
          <li key={workOrder}>
            <button
              type="button"
              onClick={() => choose(workOrder)}
              className="flex min-h-tap w-full flex-wrap items-center justify-between gap-x-4 py-2 text-left"
            >
              <span className="font-semibold">{contactName}</span>
              <span className="text-muted text-sm">
                {isSent ? t('others.sent') : handedId === null ? workOrder : t('others.waiting')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A courier's deliveries on their own telephone, without an account, and without signal once they were opened. */
export function CourierScreen() {
  const t = useScopedI18n('courier');
  const { deliveries, chosen } = useDeliveries();
  const { open, check, busy, problem, phones } = useOpen();
  const delivery = deliveries.find(({ workOrder }) => workOrder === chosen);
  const follow = useEffectEvent((): void => {
    const access = accessIn(window.location.hash);
    if (access === undefined) return;
    // A link that was opened here before needs no signal; another passkey is a new link.
    if (deliveryOf(access.workOrder)?.passkey === access.passkey) choose(access.workOrder);
    else void open(access);
  });
  useEffect(() => {
    const look = (): void => follow();
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const others = deliveries.filter((each) => each !== delivery);
  return (
    <div className="grid gap-5">
      {problem === undefined ? null : (
        <Alert tone="critical">
          <p>{t(`problem.${problem}`)}</p>
        </Alert>
      )}
      {delivery === undefined ? (
        <>
          <Others deliveries={others} />
          <AccessForm onOpen={open} />
        </>
      ) : (
        <>
          <JobCard
            delivery={delivery}
            phone={phones[delivery.workOrder]}
            busy={busy}
            onPhone={() => void open(delivery)}
          />
          {delivery.handedId === null ? (
            <HandOverForm key={delivery.workOrder} delivery={delivery} />
          ) : (
            <SendingCard delivery={delivery} onCheck={() => void check(delivery)} />
          )}
          <Others deliveries={others} />
          <Button variant="quiet" className="justify-self-start" onClick={() => choose(null)}>
            {t('others.another')}
          </Button>
        </>
      )}
    </div>
  );
}
