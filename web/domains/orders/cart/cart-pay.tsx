'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { rupiah } from '#edge/contract/money.ts';
import { contactDetails } from '#edge/contract/orders/owner.ts';
import { useGarage } from '#web/domains/garage/index.ts';
import { MethodList } from '#web/domains/orders/detail/method-list.tsx';
import { device } from '#web/platform/device/device.ts';
import { AddPaymentToOrderDocument } from '#web/platform/graphql/generated/main/add-payment-to-order.ts';
import type { CartFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useAccountDetails } from '#web/platform/session/use-account-details.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { beforePaying } from './before-paying.ts';
import type { Blocked } from './blocked.ts';
import { cartStore } from './cart-browser.ts';
import { sentOrderOf } from './device-cart.ts';
import { chosenVehicles } from './own-vehicles.ts';
import { chosenFor, type PayProblem, payProblem } from './pay-problem.ts';
import { useCart } from './use-cart.ts';

/** What of the cart the server holds against what it has when it is paid. */
const seenOf = ({ version, shipping, lines }: CartFragment) => ({
  version,
  shipping: shipping ?? 0,
  prices: lines.map(({ id: variantId, unitPrice }) => ({ variantId, unitPrice })),
});

const NOBODY = { name: '', phoneNumber: '', email: '' };

/** Who is called, how it is paid, and the one button that orders it. */
export function CartPay({
  active,
  blocked,
  onOrdered,
}: {
  active: CartFragment;
  /** What has to be settled first. */
  blocked: Blocked | undefined;
  onOrdered: () => void;
}) {
  const t = useScopedI18n('cart');
  const words = useScopedI18n('checkout');
  const locale = useLocale();
  const router = useRouter();
  const send = usePersonalMutation();
  const [picked, setPicked] = useState<string | null>(null);
  const [problem, setProblem] = useState<PayProblem>();
  const form = useForm({ schema: contactDetails, defaultValues: NOBODY });
  useAccountDetails(form.getValues, form.setValue);
  const { total } = active;
  const method = chosenFor(picked, total);
  const garage = useGarage();
  const vehicles = garage.kind === 'here' ? garage.vehicles : [];
  const lines = useCart().cart?.lines ?? [];

  const textOf = (why: PayProblem): string => {
    switch (why.key) {
      case 'pay-changed':
        return t(why.key, { total: rupiah(why.total) });
      case 'pay-own':
        return t(why.key, { codes: why.codes.join(', ') });
      case 'pay-limit':
        return t('pay-limit', { limit: why.limit });
      case 'pay-pieces':
        return t('pay-pieces', { limit: why.limit });
      default:
        return t(why.key);
    }
  };
  const open = async (id: string, url: string | null | undefined): Promise<void> => {
    onOrdered();
    await cartStore().ordered(active.id);
    await device().catchUp('orders');
    if (url == null) router.replace(`/${locale}/my-orders/${id}`);
    else window.location.assign(url);
  };
  const pay = async (contact: {
    name: string;
    email: string;
    phoneNumber: string;
  }): Promise<void> => {
    // A way that does not take the total any more is told of above.
    if (method === null) return setProblem(picked === null ? { key: 'pay-choose' } : undefined);
    setProblem(undefined);
    const { cart } = cartStore().state;
    const sent = cart === undefined ? undefined : sentOrderOf(cart);
    const before = await beforePaying(cartStore(), active, sent !== undefined);
    if (before !== undefined) return setProblem(before);
    // One order for one cart: a second press, or an answer that got lost, finds the same.
    const id = sent ?? newId('ord');
    await cartStore().paying(active.id, id);
    const answer = await send(AddPaymentToOrderDocument, {
      input: {
        cart: active.id,
        id,
        method,
        contact,
        total,
        seen: seenOf(active),
        locale,
        vehicles: chosenVehicles(lines, active.lines, vehicles),
        termsAccepted: true,
      },
    });
    if (!answer.ok) return setProblem({ key: 'pay-failed' });
    const { addPaymentToOrder: done } = answer.data;
    if (done.__typename === 'OrderChanged') return open(id, done.url);
    // It is ordered; what failed is the payment, which the order's page begins anew.
    if (done.orderId != null) return open(done.orderId, null);
    setProblem(payProblem(done));
    if (done.errorCode === 'INELIGIBLE_PAYMENT_METHOD') setPicked(null);
    await cartStore().paying(active.id, undefined);
    await cartStore().sync();
  };
  const missing = active.shipping === null;
  // A change that is on its way is there in a moment, and offline is said above.
  const why =
    blocked !== undefined && blocked !== 'unsent'
      ? (`blocked.${blocked}` as const)
      : missing
        ? ('pay-delivery' as const)
        : undefined;
  return (
    <Form form={form} onSubmit={pay}>
      <FormField name="name" label={words('contact.name')}>
        {(control) => <Input {...control} autoComplete="name" maxLength={100} />}
      </FormField>
      <FormField name="phoneNumber" label={words('contact.phone')}>
        {(control) => <PhoneInput {...control} maxLength={20} />}
      </FormField>
      <FormField name="email" label={words('contact.email')}>
        {(control) => (
          <Input {...control} type="email" inputMode="email" autoComplete="email" maxLength={254} />
        )}
      </FormField>
      <MethodList
        amount={total}
        chosen={method}
        onChoose={(chosen) => {
          setPicked(chosen);
          setProblem(undefined);
        }}
      />
      {picked !== null && method === null ? <Alert tone="caution">{t('pay-method')}</Alert> : null}
      {active.heldByOrders.length === 0 ? null : (
        <Alert tone="caution">{t('held-by', { codes: active.heldByOrders.join(', ') })}</Alert>
      )}
      {problem === undefined ? null : <Alert tone="critical">{textOf(problem)}</Alert>}
      {why === undefined ? null : <p className="font-semibold text-sm">{t(why)}</p>}
      <p className="text-muted text-sm">
        {t('pay-terms')}{' '}
        <TextLink href="/policy/refund-return-warranty">{t('pay-terms-link')}</TextLink>
      </p>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        busy={form.formState.isSubmitting}
        disabled={missing || blocked !== undefined}
      >
        {t('pay-now', { amount: rupiah(total) })}
      </Button>
    </Form>
  );
}
