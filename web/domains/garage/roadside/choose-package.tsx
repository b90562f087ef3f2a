'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { RoadsidePackagesQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Check } from '#web/ui/icons.ts';
import { Radio } from '#web/ui/radio.tsx';
import { setRsa } from './rsa-state.ts';

type Package = RoadsidePackagesQuery['roadsidePackages'][number];

export function ChoosePackage({
  packages,
  chosen,
}: {
  packages: readonly Package[];
  chosen: string | null;
}) {
  const t = useScopedI18n('roadside');
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{t('step.package')}</legend>
      {packages.map(({ id, name, benefits, months, price }) => (
        <div key={id} className="rounded-xl border border-line p-4">
          <Radio
            name="package"
            checked={chosen === id}
            onChange={() => setRsa({ packageId: id })}
            label={
              <span className="font-semibold">
                {name} · {rupiah(price)}
                <span className="font-normal text-muted"> {t('package.months', { months })}</span>
              </span>
            }
          />
          <ul className="mt-1 ml-9 grid gap-1 text-muted text-sm">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-2">
                <Check size={16} className="mt-0.5 shrink-0 text-positive" aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}
