import { findOffer } from '#edge/contract/financing/providers.ts';
import { minimumDownPayment, simulate } from '#edge/contract/financing/simulation.ts';
import type { PurchaseState } from '#web/platform/purchase/state.ts';

export type InstallmentPlan = NonNullable<PurchaseState['installment']>;

/**
 * A saved plan for the price that is paid in the end: without the government's help, with a delivery or
 * a code it is another than the one the plan was made for. The down payment rises to the least that is
 * allowed; null where the company offers no such plan.
 *
 * @param price whole rupiah
 */
export const planFor = (plan: InstallmentPlan | null, price: number): InstallmentPlan | null => {
  const offer = plan === null ? undefined : findOffer(plan.provider);
  if (plan === null || offer === undefined) return null;
  const { provider, months } = plan;
  const downPayment = Math.max(plan.downPayment, minimumDownPayment(price, offer));
  const simulated = simulate({ price, downPayment, provider, months });
  if (!simulated.ok) return null;
  const { installments, total } = simulated.value.plan;
  return { ...plan, price, downPayment, total, monthly: installments[0] ?? 0 };
};
