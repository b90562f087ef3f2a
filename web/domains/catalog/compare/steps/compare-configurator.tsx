'use client';

import {
  Configurator,
  type ConfiguratorProps,
} from '#web/domains/catalog/customize/configurator.tsx';
import { ComparedStep } from './compared-step.tsx';

/** Of one of the compared models: the configurator. */
export function CompareConfigurator({ all }: { all: readonly ConfiguratorProps[] }) {
  return (
    <ComparedStep all={all} step="customize">
      {(props) => <Configurator {...props} />}
    </ComparedStep>
  );
}
