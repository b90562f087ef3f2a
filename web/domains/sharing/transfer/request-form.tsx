'use client';

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { TRANSFER_LIMITS } from '#edge/contract/sharing/transfer-machine.ts';
import { vin } from '#edge/contract/validators/vin.ts';
import { CreateTransferDocument } from '#web/platform/graphql/generated/main/create-transfer.ts';
import type { CreateTransferMutation } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useQuery } from '#web/platform/query.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { useErrorTexts } from './use-error-texts.ts';

type Result = CreateTransferMutation['createTransferOwnership'];

const Schema = v.object({ vin: vin() });

/** Two steps: see (masked) whose motorcycle it is, then ask that person. */
export function RequestForm({ onAsked }: { onAsked: () => void }) {
  const t = useScopedI18n('transfer');
  const texts = useErrorTexts();
  const send = usePersonalMutation();
  const given = useQuery().get('vin');
  const form = useForm({ schema: Schema, defaultValues: { vin: '' } });
  const [result, setResult] = useState<Result>();
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (given !== null && form.getValues('vin') === '') form.setValue('vin', given);
  }, [given, form]);

  const ask = async (frame: string, isTransfer: boolean): Promise<Result | undefined> => {
    setProblem(undefined);
    const answer = await send(CreateTransferDocument, { vin: frame, isTransfer });
    if (!answer.ok) {
      setProblem(texts.fault(answer.fault));
      return undefined;
    }
    const result = answer.data.createTransferOwnership;
    if (!result.success) setProblem(texts.refusal(result.errorCode));
    return result.success ? result : undefined;
  };
  const request = async (frame: string): Promise<void> => {
    setAsking(true);
    const done = await ask(frame, true);
    setAsking(false);
    if (done === undefined) return;
    setResult(undefined);
    form.reset({ vin: '' });
    onAsked();
  };

  const owner = result?.ownerData;
  return (
    <Card className="grid gap-6">
      <div>
        <h3 className="font-bold text-xl">{t('request.title')}</h3>
        <p className="mt-1 text-muted">{t('request.text')}</p>
      </div>
      <Form
        form={form}
        onSubmit={async (values) => {
          setResult(undefined);
          setResult(await ask(values.vin, false));
        }}
      >
        <FormField name="vin" label={t('vin')} hint={t('vin-hint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="MJXVA1BN1PK000000"
            />
          )}
        </FormField>
        <SubmitButton variant="secondary" className="justify-self-start">
          {t('request.look')}
        </SubmitButton>
      </Form>
      <div aria-live="polite" className="empty:hidden">
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        {owner ? (
          <div className="grid gap-4 rounded-lg bg-sunken p-5">
            <p className="font-semibold">{t('request.owner')}</p>
            <p>
              {[owner.name, owner.phoneNumber, owner.email].filter(Boolean).join(' · ')}
              <span className="mt-1 block text-muted text-sm">{t('request.masked')}</span>
            </p>
            {result?.isAlreadyRequest ? (
              <Alert>{t('request.already')}</Alert>
            ) : (
              <>
                <Button busy={asking} onClick={() => void request(owner.vin)}>
                  {t('request.send')}
                </Button>
                <p className="text-faint text-sm">
                  {t('request.attempts', {
                    used: result?.totalAttempts ?? 0,
                    most: TRANSFER_LIMITS.attempts,
                  })}
                </p>
              </>
            )}
          </div>
        ) : null}
      </div>
    </Card>
  );
}
