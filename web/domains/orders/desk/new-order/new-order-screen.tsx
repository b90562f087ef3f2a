'use client';

import { useState } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { FindAccount } from '#web/domains/staff/index.ts';
import { CustomerAccountDocument } from '#web/platform/graphql/generated/main/customer-account.ts';
import type { FoundAccountFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { PlacedCard } from './placed-card.tsx';

const BookingForm = latePart(() => import('./booking-form.tsx').then((m) => m.BookingForm));

/** Finds the customer who is in the shop or on the phone, books for them, and shows where they pay. */
export function NewOrderScreen() {
  const t = useScopedI18n('newOrder');
  const errors = useErrorMessage();
  // Each look-up is counted and written down, so it is sent once and not asked again by itself.
  const send = usePersonalMutation();
  const [account, setAccount] = useState<FoundAccountFragment>();
  const [order, setOrder] = useState<OrderRecord>();
  const search = async (contact: string): Promise<string | undefined> => {
    BookingForm.fetch();
    const answer = await send(CustomerAccountDocument, { contact });
    if (!answer.ok) {
      const { fault } = answer;
      return errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');
    }
    const { customerAccount } = answer.data;
    if (customerAccount === null) return t('nobody');
    if (customerAccount.disabledAt !== null) return t('closed');
    setAccount(customerAccount);
    return undefined;
  };
  const restart = (): void => {
    setAccount(undefined);
    setOrder(undefined);
  };
  if (order !== undefined) return <PlacedCard order={order} onAnother={restart} />;
  if (account === undefined) return <FindAccount onSearch={search} />;
  return (
    <div className="grid gap-8">
      <Card tone="plain" className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-bold text-xl">{account.name}</span>
        <Button variant="secondary" size="sm" onClick={restart}>
          {t('other')}
        </Button>
      </Card>
      <BookingForm customerId={account.id} onPlaced={setOrder} />
    </div>
  );
}
