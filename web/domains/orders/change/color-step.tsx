'use client';

import { useState } from 'react';
import { accentsOf, offered } from '#edge/contract/catalog/offered.ts';
import type { ProductValueRecord } from '#edge/contract/catalog/product-record.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { ChangeStep } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

function Paints({
  legend,
  values,
  chosen,
  onChoose,
}: {
  legend: string;
  values: readonly ProductValueRecord[];
  chosen: string | null;
  onChoose: (code: string) => void;
}) {
  const locale = useLocale();
  return (
    <div role="radiogroup" aria-label={legend} className="grid gap-3">
      <p className="font-semibold text-sm">{legend}</p>
      {values.map(({ code, name, hex }) => (
        <ChoiceCard
          key={code}
          name={legend}
          value={code}
          isChosen={code === chosen}
          onChoose={onChoose}
          title={inLocale(name, locale)}
          aside={
            <span
              aria-hidden="true"
              className="block size-8 rounded-full border border-line-strong"
              style={{ backgroundColor: hex ?? 'transparent' }}
            />
          }
        />
      ))}
    </div>
  );
}

/** Another colour or accent of the same motorcycle. */
export function ColorStep({ order, onBack, onChosen }: ChangeStep) {
  const t = useScopedI18n('purchases');
  const now = useNow(60_000);
  const { records, refresh, syncedAt } = useCollection('products');
  const { product } = order;
  const [color, setColor] = useState(product.color);
  const [accent, setAccent] = useState(product.accent);
  if (records === undefined || now === null) return <Skeleton className="h-64 rounded-lg" />;
  const model = records.find(({ value }) => value.slug === product.slug)?.value;
  // The models may be on their way to the device.
  if (model === undefined && syncedAt === null && refresh !== 'unreachable')
    return <Skeleton className="h-64 rounded-lg" />;
  if (model === undefined)
    return (
      <div className="grid gap-5">
        <Alert tone="caution">{t('act.offline')}</Alert>
        <StepButtons onBack={onBack} disabled onNext={onBack} />
      </div>
    );
  const accents = accentsOf(model, color, now);
  const accentNow = accents.some(({ code }) => code === accent)
    ? accent
    : (accents[0]?.code ?? null);
  const isSame = color === product.color && accentNow === product.accent;
  return (
    <div className="grid gap-5">
      <Paints
        legend={t('change.COLOR')}
        values={offered(model, 'color', now)}
        chosen={color}
        onChoose={setColor}
      />
      {accents.length > 1 ? (
        <Paints
          legend={t('change.accent')}
          values={accents}
          chosen={accentNow}
          onChoose={setAccent}
        />
      ) : null}
      <StepButtons
        onBack={onBack}
        disabled={isSame}
        onNext={() => onChosen({ kind: 'COLOR', color, accent: accentNow })}
      />
    </div>
  );
}
