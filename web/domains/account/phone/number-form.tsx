'use client';

import { useEffect } from 'react';
import * as v from 'valibot';
import { CODE_CHANNELS } from '#edge/contract/account/code.ts';
import { phone } from '#edge/contract/validators/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type PendingCode, sendCode } from '#web/platform/session/phone.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { otpType, rememberOtpType } from './pending-code.ts';

const schema = v.object({ phoneNumber: phone(), channel: v.picklist(CODE_CHANNELS) });

interface Props {
  /** Typed before, by who came back because it was wrong. */
  typed: string;
  /** Where it is not the number that somebody signs in with. */
  label?: string;
  onSent: (pending: PendingCode, typed: string) => void;
}

/** Which number a code goes to, and by what. */
export function NumberForm({ typed, label, onSent }: Props) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const form = useForm({ schema, defaultValues: { phoneNumber: typed, channel: 'WHATSAPP' } });
  const { register, setValue, getValues } = form;
  // Static pages are made without a device.
  useEffect(() => setValue('channel', otpType()), [setValue]);
  return (
    <Form
      form={form}
      onSubmit={async ({ phoneNumber, channel }) => {
        rememberOtpType(channel);
        const sent = await sendCode({ phoneNumber, channel, locale });
        if (sent.ok) onSent(sent.value, getValues('phoneNumber'));
        else form.setError('root', { message: sent.key });
      }}
    >
      <FormField name="phoneNumber" label={label ?? t('profile.phone')}>
        {(control) => <PhoneInput {...control} autoComplete="tel" />}
      </FormField>
      <FieldGroup legend={t('phone.channel')}>
        <div className="flex flex-wrap gap-x-8">
          {CODE_CHANNELS.map((channel) => (
            <Radio
              key={channel}
              {...register('channel')}
              value={channel}
              label={t(`phone.channel.${channel}`)}
            />
          ))}
        </div>
      </FieldGroup>
      <SubmitButton size="lg" variant="accent" block>
        {t('phone.send')}
      </SubmitButton>
    </Form>
  );
}
