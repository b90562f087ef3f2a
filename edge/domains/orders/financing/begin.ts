import type { Query } from '#db/query.ts';
import type { OrderInstallment } from '#db/schema/orders.ts';
import { type Disclosure, disclose } from '#edge/contract/financing/disclosure.ts';
import { AGREEMENT_VERSION } from '#edge/contract/financing/request.ts';
import type { Priced } from '#edge/domains/orders/price.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { insertApplication } from './application.sql.ts';
import { companyOf } from './config.ts';

interface Begun {
  /** For the order's row. */
  readonly installment: OrderInstallment;
  /** For the effect of the move. */
  readonly statements: readonly Query<unknown>[];
}

const disclosureOf = (
  price: number,
  { provider, downPayment, plan }: NonNullable<Priced['installment']>,
): Disclosure => {
  const figures = disclose({ price, provider, downPayment, months: plan.installments.length });
  if (figures === undefined) throw new Error('A plan that was simulated has no disclosure');
  return figures;
};

/** A plan as an order's row has it, before anybody applies for it. */
export const plannedInstallment = (
  { provider, downPayment, plan }: NonNullable<Priced['installment']>,
  now: number,
): OrderInstallment => ({
  provider,
  months: plan.installments.length,
  downPayment,
  monthly: plan.installments[0] ?? 0,
  total: plan.total,
  requestedAt: now,
  decidedAt: null,
});

/** The application for a plan that was checked: what the order's row says of it, and its own row. */
export const beginApplication = (
  orderId: string,
  price: number,
  plan: NonNullable<Priced['installment']>,
  { env, clock, ids }: Pick<Deps, 'env' | 'clock' | 'ids'>,
): Begun => {
  const now = clock();
  const id = ids('fin');
  const { provider } = plan;
  const route = companyOf(env, provider) === undefined ? 'HAND' : 'API';
  const disclosure = disclosureOf(price, plan);
  // The request was refused without the agreement to it.
  const agreementVersion = plan.kind === 'murabahah' ? AGREEMENT_VERSION : null;
  return {
    installment: { ...plannedInstallment(plan, now), applicationId: id },
    statements: [
      insertApplication({ id, orderId, provider, route, disclosure, agreementVersion }, now),
    ],
  };
};
