'use client';

import { useRouter } from 'next/navigation';
import * as v from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import { placeOrderInput } from '#edge/contract/orders/place-order.ts';
import { startAtOnce } from '#web/domains/orders/start-at-once.ts';
import { type Refused, useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { PlaceOrderDocument } from '#web/platform/graphql/generated/main/place-order.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { afterPlacing } from '#web/platform/purchase/state.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { optionOf, ownerValues } from './draft.ts';
import { NO_IDENTITY, setIdentity, useIdentity } from './identity.ts';
import { methodToStart } from './method.ts';
import { followedLinks, recommendedBy } from './recommended.ts';
import { showStep } from './show-step.ts';
import type { CheckoutStep } from './steps.ts';
import type { Bought } from './use-checkout.ts';
import type { CheckoutPrice } from './use-price.ts';

/** Why the order was not placed, so far. */
export type Problem =
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unanswered' };

/** The step that a field of the input is asked in. */
const STEP_OF: Readonly<Record<string, CheckoutStep>> = {
  contact: 'contact',
  owner: 'owner',
  choice: 'delivery',
  address: 'delivery',
  orderType: 'payment',
  paymentOption: 'payment',
  installment: 'payment',
  coupon: 'payment',
  referralCode: 'payment',
};

const STEP_OF_REFUSAL: Readonly<Record<string, CheckoutStep>> = {
  INELIGIBLE_SHIPPING_METHOD: 'delivery',
  // There one goes on without it.
  ORDER_HELP_REFUSED: 'payment',
};

const stepOf = (field: string): CheckoutStep | undefined => STEP_OF[field.split('.')[0] ?? ''];

/** One id for one order: a second press, another tab or an answer that got lost find the same order. */
const orderId = (): string => {
  const id = purchase().state.salesOrderID ?? newId('ord');
  purchase().update((state) => ({ ...state, salesOrderID: id }));
  return id;
};

/** @param setProblem of the whole checkout: a problem may lead to the step that it is about */
export const usePlaceOrder = (
  bought: Bought,
  price: CheckoutPrice,
  setProblem: (problem: Problem | undefined) => void,
) => {
  const router = useRouter();
  const locale = useLocale();
  const state = usePurchase();
  const identity = useIdentity();
  const { write, busy } = useOrderWrite();

  const place = async (): Promise<void> => {
    setProblem(undefined);
    const { dataOwner, delivery, contact } = state;
    const isHome = bought.choice.delivery === 'DELIVER_TO_HOME';
    const parsed = v.safeParse(placeOrderInput, {
      id: orderId(),
      slug: bought.model.slug,
      choice: bought.choice,
      orderType: state.purchaseOrderType,
      paymentOption: optionOf(state),
      installment: price.plan,
      help: price.help,
      coupon: state.coupon,
      ...recommendedBy(state.referralPromo, followedLinks()),
      contact,
      owner: state.ownerLater || dataOwner === null ? null : ownerValues(dataOwner, identity),
      address: isHome ? delivery?.home : null,
      preOrder: price.preOrder,
      total: price.total,
      due: price.due,
      termsAccepted: true,
    });
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const step = stepOf(v.getDotPath(issue) ?? '');
      setProblem({ kind: 'incomplete' });
      if (step !== undefined) showStep(step);
      return;
    }
    const outcome = await write(PlaceOrderDocument, { input: parsed.output });
    if (outcome.kind === 'done') {
      const { id } = parsed.output;
      setIdentity(NO_IDENTITY);
      purchase().update((now) => afterPlacing(now, outcome.changed.order));
      const method = methodToStart(state.paymentMethod, parsed.output.due);
      if (method !== null) startAtOnce(id, method);
      router.replace(`/${locale}/my-orders/${id}`);
      return;
    }
    if (outcome.kind === 'unanswered') {
      setProblem({ kind: 'unanswered' });
      return;
    }
    const { refused } = outcome;
    setProblem({ kind: 'refused', refused });
    // Somebody else's number: the next press is a new order. Their own is led to first.
    if (refused.errorCode === 'ORDER_ID_TAKEN' && refused.orderCode == null)
      purchase().update((now) => ({ ...now, salesOrderID: null }));
    if (refused.errorCode === 'INELIGIBLE_SHIPPING_METHOD')
      purchase().update((now) => ({ ...now, pinpointError: 'address-out-of-reach' }));
    const step = STEP_OF_REFUSAL[refused.errorCode] ?? stepOf(refused.faults[0]?.field ?? '');
    if (step !== undefined) showStep(step);
  };
  return { place, isPlacing: busy };
};
