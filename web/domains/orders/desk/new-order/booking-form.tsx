'use client';

import { useState } from 'react';
import { AREAS, DEFAULT_AREA } from '#edge/contract/areas.ts';
import { newId } from '#edge/contract/ids.ts';
import { inLocale } from '#edge/contract/locale.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { type StaffBooking, staffBooking } from '#edge/contract/orders/staff-booking.ts';
import { useDeskRefusal } from '#web/domains/orders/desk/use-desk-refusal.ts';
import { useCatalogue } from '#web/domains/orders/stock/use-catalogue.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { PlaceOrderForCustomerDocument } from '#web/platform/graphql/generated/main/place-order-for-customer.ts';
import { QuoteOrderDocument } from '#web/platform/graphql/generated/main/quote-order.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { BookingPrice } from './booking-price.tsx';

interface Props {
  customerId: string;
  onPlaced: (order: OrderRecord) => void;
}

type Choice = 'slug' | 'color' | 'accent' | 'battery' | 'area' | 'dealer';

const BLANK = {
  slug: '',
  color: '',
  accent: '',
  battery: '',
  area: DEFAULT_AREA,
  dealer: '',
  name: '',
  email: '',
  phoneNumber: '',
  // Nobody agrees by not saying anything.
  termsAccepted: false as true,
};

/** The order as the customer's own checkout would send it; the motorcycle is collected. */
const orderOf = (booking: Pick<StaffBooking, Choice>) => {
  const { slug, color, accent, battery, area, dealer } = booking;
  const delivery = 'PICKUP_AT_DEALER' as const;
  return {
    slug,
    choice: { color, accent: accent || null, battery, area, dealer, delivery },
    orderType: 'BOOKING' as const,
    paymentOption: 'FULL_PAYMENT' as const,
    help: false,
  };
};

/** A booking for somebody in the shop or on the phone. */
export function BookingForm({ customerId, onPlaced }: Props) {
  const t = useScopedI18n('newOrder');
  const locale = useLocale();
  const { models, dealers, of } = useCatalogue();
  const { write } = useOrderWrite({ own: false });
  const textOf = useDeskRefusal();
  const [problem, setProblem] = useState<string>();
  const [id] = useState(() => newId('ord'));
  const form = useForm({ schema: staffBooking, defaultValues: BLANK });
  const values = form.watch();
  const { slug, color, accent, battery, dealer } = values;
  const accents = of(slug, 'accent', color);
  const isChosen =
    [slug, color, battery, dealer].every(Boolean) && (accents.length === 0 || accent !== '');
  const { data, retry } = useMain(
    QuoteOrderDocument,
    isChosen ? { input: { ...orderOf(values), installment: null } } : null,
  );
  const quote = isChosen ? data?.quoteOrder : undefined;
  const place = async (booking: StaffBooking): Promise<void> => {
    setProblem(undefined);
    if (quote?.__typename !== 'OrderQuote') return setProblem(t('price.none'));
    const { name, email, phoneNumber, termsAccepted } = booking;
    const { preOrder, total, due } = quote;
    const contact = { name, email, phoneNumber };
    const input = { id, ...orderOf(booking), contact, preOrder, total, due, termsAccepted };
    const outcome = await write(PlaceOrderForCustomerDocument, { customerId, input });
    if (outcome.kind === 'done') return onPlaced(outcome.changed.order);
    if (outcome.kind === 'unanswered') return setProblem(t('no-answer'));
    if (outcome.refused.errorCode === 'ORDER_PRICE_CHANGED') retry();
    return setProblem(textOf(outcome.refused));
  };
  const choice = (
    name: Choice,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <FormField name={name} label={t(`field.${name}`)}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('choose')}
          options={options}
          disabled={options.length === 0}
        />
      )}
    </FormField>
  );
  const text = (name: 'name' | 'email' | 'phoneNumber', type: 'text' | 'email' | 'tel') => (
    <FormField name={name} label={t(`field.${name}`)}>
      {(control) => <Input {...control} type={type} autoComplete="off" maxLength={100} />}
    </FormField>
  );
  return (
    <Form form={form} onSubmit={place}>
      <div className="grid gap-5 sm:grid-cols-2">
        {choice('slug', models)}
        {choice('color', of(slug, 'color'))}
        {accents.length === 0 ? null : choice('accent', accents)}
        {choice('battery', of(slug, 'battery'))}
        {choice(
          'area',
          AREAS.map((area) => ({ value: area.code, label: inLocale(area.name, locale) })),
        )}
        {choice('dealer', dealers)}
        {text('name', 'text')}
        {text('phoneNumber', 'tel')}
        {text('email', 'email')}
      </div>
      <BookingPrice quote={quote} />
      <FormField name="termsAccepted" label={t('terms-label')}>
        {(control) => <Checkbox {...control} label={t('terms')} />}
      </FormField>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <SubmitButton variant="accent">{t('place')}</SubmitButton>
    </Form>
  );
}
