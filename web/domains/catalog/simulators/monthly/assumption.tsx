'use client';

import type { Riding } from '#edge/contract/monthly-cost.ts';
import { NumberField } from '#web/domains/catalog/simulators/number-field.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { ASSUMPTIONS } from './riding-query.ts';

export interface AssumptionProps {
  name: keyof Riding;
  riding: Riding;
  /** As it was before anybody changed it. */
  start: Riding;
}

/** One assumption of the comparison; a changed one stands in the address. */
export function Assumption({ name, riding, start }: AssumptionProps) {
  const t = useScopedI18n('simulators');
  const { param, min, max, unit } = ASSUMPTIONS[name];
  return (
    <NumberField
      // A changed starting figure (another model) must not leave the old one in the box.
      key={start[name]}
      id={`assume-${param}`}
      label={t(`assume.${name}`)}
      hint={t(`assume.${name}-hint`)}
      unit={unit === 'Rp' ? unit : t(`unit.${unit}`)}
      value={riding[name]}
      min={min}
      max={max}
      onChange={(value) => setQuery({ [param]: value === start[name] ? null : String(value) })}
    />
  );
}
