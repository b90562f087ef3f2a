'use client';

import { useState } from 'react';
import { DELIVERY_METHODS } from '#edge/contract/catalog/delivery.ts';
import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { useCatalogue } from '#web/domains/orders/stock/use-catalogue.ts';
import { AddressFields, NO_ADDRESS } from '#web/domains/places/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select.tsx';
import type { ChangeStep } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

const DEALER = 'change-dealer';

/** Collected at another dealer, or brought to another address. */
export function DeliveryChoice({ order, onBack, onChosen }: ChangeStep) {
  const t = useScopedI18n('purchases');
  const [method, setMethod] = useState(order.delivery.method);
  const [dealer, setDealer] = useState(order.delivery.dealerSlug);
  const form = useForm({ schema: DeliveryAddressForm, defaultValues: NO_ADDRESS });
  const { dealers } = useCatalogue();
  const isPickup = method === 'PICKUP_AT_DEALER';
  const isSame =
    isPickup && order.delivery.method === method && dealer === order.delivery.dealerSlug;
  return (
    <div className="grid gap-5">
      <div role="radiogroup" aria-label={t('change.DELIVERY')} className="grid gap-3">
        {DELIVERY_METHODS.map((each) => (
          <ChoiceCard
            key={each}
            name="change-delivery"
            value={each}
            isChosen={each === method}
            onChoose={() => setMethod(each)}
            title={t(`change.${each}`)}
          />
        ))}
      </div>
      <Field id={DEALER} label={t('change.dealer')} required>
        {(aria) => (
          <Select
            {...aria}
            value={dealer}
            options={dealers}
            onChange={(event) => setDealer(event.target.value)}
          />
        )}
      </Field>
      {isPickup ? (
        <StepButtons
          onBack={onBack}
          disabled={isSame}
          onNext={() => onChosen({ kind: 'DELIVERY', delivery: method, dealer, address: null })}
        />
      ) : (
        <Form
          form={form}
          onSubmit={async (address) =>
            onChosen({ kind: 'DELIVERY', delivery: method, dealer, address })
          }
        >
          <AddressFields />
          <StepButtons onBack={onBack} />
        </Form>
      )}
    </div>
  );
}
