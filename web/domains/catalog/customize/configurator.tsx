'use client';

import { useState } from 'react';
import { faultsOf } from '#edge/contract/catalog/configuration.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { BatteryStep, type Ranges } from './battery-step.tsx';
import { Corrections } from './corrections.tsx';
import { Dock } from './dock.tsx';
import { PaintStep } from './paint-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { type Dressed, Stage } from './stage.tsx';
import { Summary } from './summary.tsx';
import { type AtBuild, useConfigurator } from './use-configurator.ts';

export interface ConfiguratorProps extends AtBuild {
  looks: readonly Dressed[];
  ranges: Ranges;
}

const goTo = (id: string): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
};

export function Configurator({ looks, ranges, ...atBuild }: ConfiguratorProps) {
  const t = useScopedI18n('configurator');
  const say = useValidationMessage();
  const configurator = useConfigurator(atBuild);
  const { model, choice, quote } = configurator;
  // Led there once, and gone on without a choice: only then is it a mistake.
  const [pressed, setPressed] = useState(0);
  const fault = faultsOf(choice).find(({ field }) => field === 'dealer');
  const isBound = atBuild.venue !== null;
  const toDealer = (): void => {
    setPressed((times) => times + 1);
    goTo('dealer');
  };
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(26rem,34rem)]">
      <div className="sticky top-header z-10 grid h-[min(34dvh,18rem)] lg:top-header lg:h-[calc(100dvh-var(--spacing-header))] max-lg:[@media(max-height:36rem)]:static">
        <Stage model={model} looks={looks} color={choice.color} accent={choice.accent} />
      </div>
      <div className="grid gap-10 px-5 pt-8 sm:px-8 lg:px-10 lg:pt-12">
        <header>
          <p className="font-semibold text-accent-text text-sm">
            {isBound ? t('venue-head') : t('head')}
          </p>
          <p className="mt-1 font-bold text-4xl">{model.name}</p>
        </header>
        <Corrections configurator={configurator} />
        <PaintStep configurator={configurator} />
        {/* On a phone the rest slides over the pinned picture: what one reads then has the whole screen. */}
        <div className="relative z-10 -mx-5 grid gap-10 bg-ground px-5 pt-2 sm:-mx-8 sm:px-8 lg:static lg:m-0 lg:p-0">
          <BatteryStep configurator={configurator} ranges={ranges} />
          <PlaceStep
            configurator={configurator}
            isBound={isBound}
            fault={pressed > 1 && fault ? say(fault.key) : undefined}
          />
          <Summary configurator={configurator} onMissing={toDealer} />
        </div>
        <Dock
          configurator={configurator}
          onMissing={fault || quote === null ? toDealer : undefined}
        />
      </div>
    </div>
  );
}
