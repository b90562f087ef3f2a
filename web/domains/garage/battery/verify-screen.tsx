'use client';

import { useEffect, useRef, useState } from 'react';
import { BatteryKeyForm } from '#edge/contract/garage/battery-key.ts';
import { CheckBatteryDocument } from '#web/platform/graphql/generated/main/check-battery.ts';
import type { CheckBatteryQuery } from '#web/platform/graphql/generated/main.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { ShieldCheck } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { BatteryVerdict } from './verdict.tsx';

/** Checks a battery by its number; the code on it leads here with `?key=`. */
export function VerifyScreen() {
  const t = useScopedI18n('battery');
  const scanned = useQuery().get('key');
  const [verdict, setVerdict] = useState<CheckBatteryQuery['checkBatteryAuthenticity']>();
  const form = useForm({ schema: BatteryKeyForm, defaultValues: { key: '' } });
  const answered = useRef<HTMLDivElement>(null);

  const check = async ({ key }: { key: string }): Promise<void> => {
    setVerdict(undefined);
    const answer = await send(TELLING_MAIN, CheckBatteryDocument, { key });
    if (!answer.ok) {
      const { fault } = answer;
      form.setError('root', { message: fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE' });
      return;
    }
    setVerdict(answer.data.checkBatteryAuthenticity);
    setQuery({ key });
    answered.current?.focus();
  };

  useEffect(() => {
    if (scanned !== null && form.getValues('key') === '') form.setValue('key', scanned);
  }, [scanned, form]);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <Form form={form} onSubmit={check}>
        <FormField name="key" label={t('key')} hint={t('key-hint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="AB74-24-2025-0000000"
            />
          )}
        </FormField>
        <SubmitButton size="lg" className="justify-self-start">
          <ShieldCheck size={20} />
          {t('check')}
        </SubmitButton>
        <p className="text-faint text-sm">{t('online')}</p>
      </Form>
      <div ref={answered} tabIndex={-1} aria-live="polite" className="outline-none">
        {verdict ? <BatteryVerdict verdict={verdict} /> : null}
      </div>
    </div>
  );
}
