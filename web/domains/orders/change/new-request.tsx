'use client';

import { type Disclosure, disclose } from '#edge/contract/financing/disclosure.ts';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useCompanyName } from '#web/domains/orders/financing/company-name.ts';
import { sentences } from '#web/domains/orders/financing/sentences.ts';
import { Agreement } from '#web/platform/financing/agreement.tsx';
import { DisclosureList } from '#web/platform/financing/disclosure-list.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Plan } from './step.ts';

export const CONSENT = 'change-consent';

const COMPARED = ['price', 'downPayment', 'monthly', 'everything'] as const;
const LABELS = {
  price: 'price',
  downPayment: 'down',
  monthly: 'monthly',
  everything: 'everything',
} as const;

/** The figures that were agreed beside those that would be. */
function Compared({ now, then }: { now: Disclosure; then: Disclosure }) {
  const t = useScopedI18n('purchases');
  const d = useScopedI18n('disclosure');
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('change.request-title')}</caption>
        <thead>
          <tr className="border-line border-b text-right">
            <td />
            <th scope="col" className="py-2 pl-4 font-semibold text-muted">
              {t('change.figures-now')}
            </th>
            <th scope="col" className="py-2 pl-4 font-semibold">
              {t('change.figures-then')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {COMPARED.map((key) => (
            <tr key={key} className="text-right tabular-nums">
              <th scope="row" className="py-2 text-left font-normal text-muted">
                {d(LABELS[key])}
              </th>
              <td className="py-2 pl-4 text-muted">{rupiah(now[key])}</td>
              <td className="py-2 pl-4 font-semibold">{rupiah(then[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface Given {
  readonly isAgreed: boolean;
  readonly hasConsent: boolean;
}

/** The request that another price needs: what ends, what it costs, and what the customer has to agree to. */
export function NewRequest({
  order,
  plan,
  request,
  given,
  fault,
  onGive,
}: {
  order: OrderRecord;
  plan: Plan;
  request: NonNullable<Plan['request']>;
  given: Given;
  /** What was not agreed to when it was to be sent, and how that reads. */
  fault: { readonly of: keyof Given; readonly text: string } | undefined;
  onGive: (given: Given) => void;
}) {
  const t = useScopedI18n('purchases');
  const d = useScopedI18n('disclosure');
  const f = useScopedI18n('financing');
  const company = useCompanyName()(request.provider);
  const { months, downPayment, provider } = request;
  const then = disclose({ price: plan.total, downPayment, provider, months });
  const now = order.installment?.application?.disclosure;
  if (then === undefined) return null;
  const isWaiting = order.state === 'INSTALLMENT_REQUESTED';
  return (
    <section aria-labelledby="new-request" className="grid gap-4">
      <h3 id="new-request" className="text-lg">
        {t('change.request-title')}
      </h3>
      <Alert tone="caution">
        <p>
          {sentences(t(isWaiting ? 'change.request-ends' : 'change.approval-ends', { company }))}
        </p>
        <p className="mt-1 text-sm">
          {t(request.handsIn ? 'change.hands-in' : 'change.papers-later')}
        </p>
        {now !== undefined && downPayment > now.downPayment ? (
          <p className="mt-1 text-sm">{t('change.down-raised', { amount: rupiah(downPayment) })}</p>
        ) : null}
      </Alert>
      {now === undefined ? null : <Compared now={now} then={then} />}
      <section aria-label={d('title')}>
        <DisclosureList of={then} />
      </section>
      {then.kind === 'murabahah' ? (
        <Agreement
          isAgreed={given.isAgreed}
          onChange={(isAgreed) => onGive({ ...given, isAgreed })}
          fault={fault?.of === 'isAgreed' ? fault.text : undefined}
        />
      ) : null}
      {request.handsIn ? (
        <div>
          <Checkbox
            id={CONSENT}
            checked={given.hasConsent}
            aria-invalid={fault?.of === 'hasConsent' || undefined}
            aria-describedby={`${CONSENT}-fault`}
            onChange={({ target }) => onGive({ ...given, hasConsent: target.checked })}
            label={f('form.consent', { company })}
          />
          <p id={`${CONSENT}-fault`} role="alert" className="pl-9 text-critical text-sm">
            {fault?.of === 'hasConsent' ? fault.text : ''}
          </p>
        </div>
      ) : null}
    </section>
  );
}
