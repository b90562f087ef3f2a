'use client';

import { useState } from 'react';
import * as v from 'valibot';
import { toE164 } from '#edge/contract/validators/index.ts';
import { CodeForm } from '#web/domains/account/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type PendingCode, sendCode } from '#web/platform/session/phone.ts';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { showStep } from './show-step.ts';

interface Props {
  /** As typed. */
  phoneNumber: string;
  /** Books with the proof; the caller says what was in the way. */
  onProved: (sessionInfo: string) => Promise<void>;
}

/** A code to the number a ride is booked under, after rides under it were missed. */
export function PhoneProof({ phoneNumber, onProved }: Props) {
  const t = useScopedI18n('testRide');
  const locale = useLocale();
  const [pending, setPending] = useState<PendingCode>();
  const form = useForm({ schema: v.object({}), defaultValues: {} });
  const number = toE164(phoneNumber) ?? phoneNumber;
  return (
    <Card className="grid gap-4">
      <h4 className="font-bold text-xl">{t('proof.title')}</h4>
      {pending === undefined ? (
        <Form
          form={form}
          onSubmit={async () => {
            const sent = await sendCode({ phoneNumber: number, channel: 'WHATSAPP', locale });
            if (sent.ok) setPending(sent.value);
            else form.setError('root', { message: sent.key });
          }}
        >
          <p className="text-muted">{t('proof.text', { number: phoneNumber })}</p>
          <SubmitButton>{t('proof.send')}</SubmitButton>
        </Form>
      ) : (
        <CodeForm
          key={pending.sessionInfo}
          isCompact
          pending={pending}
          onSent={setPending}
          onProved={async () => {
            await onProved(pending.sessionInfo);
            return undefined;
          }}
          onWrongNumber={() => showStep('rider')}
        />
      )}
    </Card>
  );
}
