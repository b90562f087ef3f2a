'use client';

import { useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import { ENQUIRY_MESSAGE, enquiryMessage } from '#edge/contract/listings/enquiry.ts';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { isRetryable } from '#web/platform/graphql/fault.ts';
import { SendListingEnquiryDocument } from '#web/platform/graphql/generated/main/send-listing-enquiry.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const EMPTY = { name: '', phoneNumber: '', message: '', consent: false as true };

type Outcome = 'sent' | 'queued';
type Closed = 'ENQUIRY_CLOSED' | 'ENQUIRY_OWN';

const isClosed = (code: string | null): code is Closed =>
  code === 'ENQUIRY_CLOSED' || code === 'ENQUIRY_OWN';

/**
 * A buyer's question. Sent now, because its writer waits; where nobody can be reached it goes into the
 * outbox, under the id it already has, so it arrives once either way.
 */
export default function EnquiryForm({ listingId }: { listingId: string }) {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const form = useForm({ schema: enquiryMessage, defaultValues: EMPTY });
  const id = useRef<string>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [closed, setClosed] = useState<Closed>();

  const ask = async (values: InferOutput<typeof enquiryMessage>): Promise<void> => {
    id.current ??= newId('enq');
    const param = { ...values, id: id.current, listingId, locale };
    const answer = await send(TELLING_MAIN, SendListingEnquiryDocument, { param });
    if (answer.ok) {
      const { success, errorCode } = answer.data.sendListingEnquiry;
      if (success) setOutcome('sent');
      else if (isClosed(errorCode)) setClosed(errorCode);
      else form.setError('root', { message: errorCode ?? 'UNKNOWN' });
      return;
    }
    const { fault } = answer;
    const code = fault.layer === 'graphql' ? fault.code : 'UNKNOWN';
    if (!isRetryable(fault) || code === 'RATE_LIMITED')
      return form.setError('root', { message: code });
    const taken = await outbox().enqueue('sendListingEnquiry', { param });
    if (taken.ok) setOutcome('queued');
    else form.setError('root', { message: 'UNAVAILABLE' });
  };

  if (outcome !== undefined)
    return (
      <div className="grid gap-4">
        <Alert tone={outcome === 'sent' ? 'positive' : 'caution'}>{t(`ask.${outcome}`)}</Alert>
        <Button
          variant="secondary"
          onClick={() => {
            id.current = undefined;
            form.reset(EMPTY);
            setOutcome(undefined);
          }}
        >
          {t('ask.again')}
        </Button>
      </div>
    );
  return (
    <Form form={form} onSubmit={ask}>
      <StuckWrites lines={['listing-enquiry']} />
      {closed ? <Alert tone="critical">{t(`ask.${closed}`)}</Alert> : null}
      <FormField name="name" label={t('ask.name')}>
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormField name="phoneNumber" label={t('ask.phone')}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <FormField name="message" label={t('ask.message')}>
        {(control) => <Textarea {...control} rows={4} maxLength={ENQUIRY_MESSAGE.most} />}
      </FormField>
      <FormField name="consent" label={t('ask.consent-label')}>
        {(control) => <Checkbox {...control} label={t('ask.consent')} />}
      </FormField>
      <SubmitButton variant="accent" block>
        {t('ask.send')}
      </SubmitButton>
    </Form>
  );
}
