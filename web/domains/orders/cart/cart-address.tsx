'use client';

import { useState } from 'react';
import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { AddressFields, NO_ADDRESS, useSavedAddress } from '#web/domains/places/index.ts';
import { SetOrderShippingAddressDocument } from '#web/platform/graphql/generated/main/set-order-shipping-address.ts';
import type { CartFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useLateValues } from '#web/ui/form/use-late-values.ts';
import { useCartWrite } from './use-cart-write.ts';

type Address = NonNullable<CartFragment['shippingAddress']>;

function AddressForm({ before, onDone }: { before: Address | null; onDone: () => void }) {
  const t = useScopedI18n('cart');
  const { write, busy } = useCartWrite();
  const saved = useSavedAddress();
  const initial = before ?? saved ?? NO_ADDRESS;
  const form = useForm({ schema: DeliveryAddressForm, defaultValues: initial });
  // The address of the account may not be on this device yet.
  useLateValues(form, initial);
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        const outcome = await write(SetOrderShippingAddressDocument, { input });
        if (outcome.kind === 'done') return onDone();
        const message = outcome.kind === 'refused' ? outcome.refused.errorCode : 'UNAVAILABLE';
        form.setError('root', { message });
      }}
    >
      <AddressFields />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {t('delivery-save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('delivery-cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Where it goes; the address of the account stands in the form already. */
export function CartAddress({ active }: { active: CartFragment }) {
  const t = useScopedI18n('cart');
  const [isOpen, setOpen] = useState(false);
  const { shippingAddress: address } = active;
  if (isOpen) return <AddressForm before={address} onDone={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-semibold text-sm">{t('delivery-address')}</p>
        {address === null ? null : (
          <p className="text-muted text-sm">
            {[address.address, address.districtName, address.cityName, address.zipCode].join(', ')}
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t(address === null ? 'delivery-add' : 'delivery-change')}
      </Button>
    </div>
  );
}
