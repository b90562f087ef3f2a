'use client';

import { useEffect, useRef, useState } from 'react';
import {
  GUEST_BOOK_TOPICS,
  type GuestBookTopic,
  guestBookMessage,
} from '#edge/contract/leads/guest-book.ts';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useQuery } from '#web/platform/query.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { MessageSent } from './message-sent.tsx';
import { useSendMessage } from './use-send-message.ts';

const EMPTY = {
  name: '',
  email: '',
  phoneNumber: '',
  topic: '' as GuestBookTopic,
  message: '',
  consent: false as true,
};

const topicOf = (wanted: string | null): GuestBookTopic | undefined =>
  GUEST_BOOK_TOPICS.find((topic) => topic === wanted);

/** A message to us. What was written stays in the form until it is safe. */
export function ContactForm() {
  const t = useScopedI18n('leads');
  const form = useForm({ schema: guestBookMessage, defaultValues: EMPTY });
  const { send, renew } = useSendMessage();
  const [sent, setSent] = useState<'sent' | 'queued'>();

  // A link may say what the message is about.
  const topic = topicOf(useQuery().get('topic'));
  const { setValue } = form;
  const taken = useRef(false);
  useEffect(() => {
    if (topic === undefined || taken.current) return;
    taken.current = true;
    setValue('topic', topic);
  }, [topic, setValue]);

  if (sent !== undefined)
    return (
      <MessageSent
        kind={sent}
        onAgain={() => {
          form.reset(EMPTY);
          renew();
          setSent(undefined);
        }}
      />
    );
  return (
    <Form
      form={form}
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={async (values) => {
        const outcome = await send(values);
        if (outcome.kind === 'failed') form.setError('root', { message: outcome.code });
        else setSent(outcome.kind);
      }}
    >
      <div className="empty:hidden sm:col-span-2">
        <StuckWrites lines={['guest-book']} />
      </div>
      <FormField name="name" label={t('name')}>
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormField name="topic" label={t('topic')}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('topic-choose')}
            options={GUEST_BOOK_TOPICS.map((topic) => ({
              value: topic,
              label: t(`topic.${topic}`),
            }))}
          />
        )}
      </FormField>
      <FormField name="email" label={t('email')}>
        {(control) => <Input {...control} type="email" autoComplete="email" inputMode="email" />}
      </FormField>
      <FormField name="phoneNumber" label={t('phone')} hint={t('phone-hint')} required={false}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <FormField
        name="message"
        label={t('message')}
        hint={t('message-hint')}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} rows={6} maxLength={2_000} />}
      </FormField>
      <FormField name="consent" label={t('consent-label')} className="sm:col-span-2">
        {(control) => <Checkbox {...control} label={t('consent')} />}
      </FormField>
      <p className="text-muted text-sm sm:col-span-2">
        {t('privacy')}{' '}
        <TextLink href="/policy/privacy-policy-term-of-use">{t('privacy-link')}</TextLink>
      </p>
      <div className="sm:col-span-2">
        <SubmitButton size="lg" variant="accent">
          {t('send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
