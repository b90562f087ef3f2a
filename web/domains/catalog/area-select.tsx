'use client';

import { setQuery } from '#web/platform/query.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { PricedArea } from './prices-at-build.ts';

/** The province prices are for; it lives in the address. */
export function AreaSelect({
  label,
  area,
  areas,
  className,
}: {
  label: string;
  area: string;
  /** The first one is the default, which the address leaves out. */
  areas: readonly PricedArea[];
  className?: string;
}) {
  return (
    <Field id="area" label={label} className={className}>
      {(aria) => (
        <Select
          {...aria}
          value={area}
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) =>
            setQuery({ area: target.value === areas[0]?.code ? null : target.value })
          }
        />
      )}
    </Field>
  );
}
