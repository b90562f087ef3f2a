'use client';

import { useGarage } from '#web/domains/garage/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { cartStore } from './cart-browser.ts';
import type { DeviceLine } from './device-cart.ts';
import { vehiclesFor } from './own-vehicles.ts';

/** Which of the person's motorcycles a thing is for, if they like to say so: one that it fits. */
export function ForVehicle({
  line,
  fits,
}: {
  line: DeviceLine;
  /** Slugs of models; undefined while the server has not told. */
  fits: readonly string[] | undefined;
}) {
  const t = useScopedI18n('cart');
  const garage = useGarage();
  const own =
    garage.kind === 'here' && fits !== undefined ? vehiclesFor(garage.vehicles, fits) : [];
  if (own.length === 0) return null;
  return (
    <Field id={`for-${line.variantId}`} label={t('for-vehicle')}>
      {(aria) => (
        <Select
          {...aria}
          value={own.some(({ vin }) => vin === line.vin) ? line.vin : ''}
          onChange={(event) =>
            void cartStore().meantFor(line.variantId, event.target.value || undefined)
          }
          options={[
            { value: '', label: t('for-any') },
            ...own.map(({ vin, productName, registrationPlate }) => ({
              value: vin,
              label: [productName, registrationPlate].filter(Boolean).join(' · '),
            })),
          ]}
        />
      )}
    </Field>
  );
}
