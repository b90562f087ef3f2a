'use client';

import { useEffect, useRef, useState } from 'react';
import {
  GUEST_BOOK_TOPICS,
  type GuestBookTopic,
  guestBookMessage,
} from '#edge/contract/leads/guest-book.ts';
import { useScopedI18n } from '../../platform/i18n/client.ts';
import { useQuery } from '../../platform/query.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Input } from '../../ui/input.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Textarea } from '../../ui/textarea.tsx';
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

const topicOf = (asked: string | null): GuestBookTopic | undefined =>
  GUEST_BOOK_TOPICS.find((topic) => topic === asked);

/** A message to us. What was written stays in the form until it is safe. */
export function ContactForm() {
  const t = useScopedI18n('leads');
  const form = useForm({ schema: guestBookMessage, defaultValues: EMPTY });
  const { send, renew } = useSendMessage();
  const [sent, setSent] = useState<'sent' | 'queued'>();

  // A link may say what the message is about.
  const asked = topicOf(useQuery().get('topic'));
  const { setValue } = form;
  const taken = useRef(false);
  useEffect(() => {
    if (asked === undefined || taken.current) return;
    taken.current = true;
    setValue('topic', asked);
  }, [asked, setValue]);

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
