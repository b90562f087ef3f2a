'use client';

import { useEffect, useState } from 'react';
import { trackOrderInput } from '#edge/contract/orders/after-placing.ts';
import { OrderByCodeDocument } from '#web/platform/graphql/generated/main/order-by-code.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { recall, remember } from '#web/platform/purchase/remembered.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { type Tracked, TrackedOrder } from './tracked-order.tsx';

/** Where an order stands, for somebody with its number and its phone number. */
export function TrackScreen() {
  const t = useScopedI18n('purchases');
  const words = useScopedI18n('orders');
  const [order, setOrder] = useState<Tracked>();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: trackOrderInput, defaultValues: { code: '', phoneNumber: '' } });
  const { setValue } = form;
  useEffect(() => {
    const last = recall('TRACK_N3_DETAIL');
    if (last !== null) setValue('code', last);
  }, [setValue]);
  if (order !== undefined)
    return (
      <div className="grid gap-5">
        <TrackedOrder order={order} />
        <Button
          variant="secondary"
          onClick={() => setOrder(undefined)}
          className="justify-self-start"
        >
          {t('track.again')}
        </Button>
      </div>
    );
  return (
    <Card>
      <Form
        form={form}
        onSubmit={async (input) => {
          setProblem(undefined);
          const answer = await send(TELLING_MAIN, OrderByCodeDocument, input);
          if (answer.ok && answer.data.orderByCode) {
            remember('TRACK_N3_DETAIL', input.code);
            setOrder(answer.data.orderByCode);
          } else if (answer.ok)
            setProblem(`${words('fault.ORDER_NOT_FOUND')} ${words('next.ORDER_NOT_FOUND')}`);
          else {
            const isLimit =
              answer.fault.layer === 'graphql' && answer.fault.code === 'RATE_LIMITED';
            setProblem(t(isLimit ? 'track.too-often' : 'track.unreachable'));
          }
        }}
      >
        <FormField name="code" label={t('track.code')}>
          {(control) => (
            <Input {...control} autoComplete="off" autoCapitalize="characters" maxLength={40} />
          )}
        </FormField>
        <FormField name="phoneNumber" label={t('track.phone')}>
          {(control) => <PhoneInput {...control} maxLength={20} />}
        </FormField>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <SubmitButton variant="accent" size="lg">
          {t('track.submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
