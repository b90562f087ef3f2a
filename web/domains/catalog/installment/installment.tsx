'use client';

import type { ConfiguratorProps } from '#web/domains/catalog/customize/configurator.tsx';
import { ConfiguredHead } from '#web/domains/catalog/customize/configured-head.tsx';
import { useConfigurator } from '#web/domains/catalog/customize/use-configurator.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { orderChoosing } from '#web/platform/purchase/order-plan.ts';
import { purchase } from '#web/platform/purchase/use-purchase.ts';
import { useQuery } from '#web/platform/query.ts';
import { OrderInstallment } from './order-installment.tsx';
import { PlanChoice } from './plan-choice.tsx';

export type InstallmentProps = Omit<ConfiguratorProps, 'ranges'>;

/** Paying the configured motorcycle by installments: reckoned here, saved with the purchase. */
function ConfiguredInstallment({ looks, ...atBuild }: InstallmentProps) {
  const t = useScopedI18n('installment');
  const configurator = useConfigurator(atBuild);
  const { model, quote } = configurator;
  return (
    <PlanChoice
      price={quote?.total ?? 0}
      head={
        <ConfiguredHead
          configurator={configurator}
          looks={looks}
          title={t('title', { name: model.name })}
        />
      }
      onSave={(installment) =>
        purchase().update((state) => ({ ...state, paymentOption: 'INSTALLMENT', installment }))
      }
      next={{
        href: `/purchase?product=${model.slug}&step=payment`,
        title: t('saved.title'),
        text: t('saved.next'),
        label: t('saved.summary'),
      }}
    />
  );
}

/** A plan for the configured motorcycle, or for an order that stands already. */
export function Installment(props: InstallmentProps) {
  const orderId = orderChoosing(useQuery());
  return orderId === null ? (
    <ConfiguredInstallment {...props} />
  ) : (
    <OrderInstallment orderId={orderId} />
  );
}
