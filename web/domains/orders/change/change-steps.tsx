'use client';

import { useState } from 'react';
import {
  ORDER_CHANGES,
  type OrderChange,
  type WantedChange,
} from '#edge/contract/orders/change.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { ColorStep } from './color-step.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { PreviewStep } from './preview-step.tsx';
import type { ChangeStepsProps } from './step.ts';
import { VoucherStep } from './voucher-step.tsx';

/** What is changed, into what, and what that costs: a screen each. */
export function ChangeSteps({ order, preview, confirm }: ChangeStepsProps) {
  const t = useScopedI18n('purchases');
  const [kind, setKind] = useState<OrderChange>();
  const [isChosen, setChosen] = useState(false);
  const [wanted, setWanted] = useState<WantedChange>();
  if (!isChosen || kind === undefined)
    return (
      <div className="grid gap-4">
        <div role="radiogroup" aria-label={t('change.what')} className="grid gap-3">
          {ORDER_CHANGES.map((each) => (
            <ChoiceCard
              key={each}
              name="change"
              value={each}
              isChosen={each === kind}
              onChoose={() => setKind(each)}
              title={t(`change.${each}`)}
              text={t(`change.${each}-text`)}
            />
          ))}
        </div>
        <Button
          variant="accent"
          disabled={kind === undefined}
          onClick={() => setChosen(true)}
          className="justify-self-start"
        >
          {t('change.next')}
        </Button>
      </div>
    );
  if (wanted !== undefined)
    return (
      <PreviewStep
        order={order}
        preview={preview}
        change={wanted}
        confirm={confirm}
        onBack={() => setWanted(undefined)}
      />
    );
  const step = { order, onBack: () => setChosen(false), onChosen: setWanted };
  if (kind === 'COLOR') return <ColorStep {...step} />;
  if (kind === 'DELIVERY') return <DeliveryChoice {...step} />;
  return <VoucherStep {...step} />;
}
