'use client';

import type { ConfiguratorProps } from '#web/domains/catalog/customize/configurator.tsx';
import { PaymentChoice } from '#web/domains/catalog/payment/payment-choice.tsx';
import { ComparedStep } from './compared-step.tsx';

/** Of one of the compared models: how it is paid. */
export function ComparePayment({ all }: { all: readonly ConfiguratorProps[] }) {
  return (
    <ComparedStep all={all} step="payment">
      {(props) => <PaymentChoice {...props} />}
    </ComparedStep>
  );
}
