'use client';

import { inLocale } from '#edge/contract/locale.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { Select } from '#web/ui/select.tsx';

type Item = NonNullable<OrderRecord['items']>[number];

interface Line {
  readonly position: number;
  readonly quantity: number;
}

/** How many of each item of an order: the field `lines` of the form around it. */
export function PiecesField({ items, legend }: { items: readonly Item[]; legend: string }) {
  const locale = useLocale();
  const open = items.filter(({ left = 0 }) => left > 0);
  return (
    <FormControl<readonly Line[]> name="lines">
      {({ value, onChange, error }) => (
        <FieldGroup legend={legend} error={error}>
          <ul className="grid gap-3">
            {open.map(({ variantId, position = 0, name, size, left = 0 }) => {
              const text = inLocale(name, locale);
              const label = size === '-' ? text : `${text}, ${size}`;
              const quantity = value.find((line) => line.position === position)?.quantity ?? 0;
              return (
                <li key={variantId} className="grid grid-cols-[1fr_7rem] items-center gap-4">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
                  <Select
                    aria-label={label}
                    value={String(quantity)}
                    options={Array.from({ length: left + 1 }, (_, count) => ({
                      value: String(count),
                      label: String(count),
                    }))}
                    onChange={({ target }) => {
                      const chosen = Number(target.value);
                      const others = value.filter((line) => line.position !== position);
                      onChange(chosen === 0 ? others : [...others, { position, quantity: chosen }]);
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </FieldGroup>
      )}
    </FormControl>
  );
}
