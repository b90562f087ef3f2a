'use client';

import type { ConfiguratorProps } from '#web/domains/catalog/customize/configurator.tsx';
import { Installment } from '#web/domains/catalog/installment/installment.tsx';
import { ComparedStep } from './compared-step.tsx';

/** Of one of the compared models: the plans. */
export function CompareInstallment({ all }: { all: readonly ConfiguratorProps[] }) {
  return (
    <ComparedStep all={all} step="installment">
      {(props) => <Installment {...props} />}
    </ComparedStep>
  );
}
