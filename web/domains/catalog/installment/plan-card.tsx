'use client';

import type { Disclosure } from '#edge/contract/financing/disclosure.ts';
import { rupiah } from '#edge/contract/money.ts';
import { DisclosureList } from '#web/platform/financing/disclosure-list.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** The plan to the last rupiah, with what the company charges beside it. */
export function PlanCard({ disclosure }: { disclosure: Disclosure }) {
  const t = useScopedI18n('installment');
  const { kind, monthly } = disclosure;
  return (
    <section aria-labelledby="plan-title" className="rounded-2xl bg-surface p-5 shadow-card sm:p-8">
      <h3 id="plan-title" className="text-muted text-sm">
        {t('plan.monthly')}
      </h3>
      <p aria-live="polite" className="mt-1 mb-5 font-bold text-4xl tabular-nums">
        {rupiah(monthly)}
      </p>
      <DisclosureList of={disclosure} />
      <p className="mt-3 text-muted text-sm">
        {t(kind === 'murabahah' ? 'plan.murabahah' : 'plan.rates')}
      </p>
    </section>
  );
}
