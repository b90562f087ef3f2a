'use client';

import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { oneTimeCode } from '#edge/contract/validators/index.ts';
import { MailboxLink } from '#web/domains/account/mailbox/mailbox-link.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { AskForCode, CodeSent } from '#web/platform/session/code-sent.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';

const schema = v.object({ code: oneTimeCode() });

interface Props {
  sent: CodeSent;
  onCode: (code: string) => void;
  onClose: () => void;
}

function CodeDialog({ sent, onCode, onClose }: Props) {
  const t = useScopedI18n('account');
  const problem = useErrorMessage()(sent.problem);
  const form = useForm({ schema, defaultValues: { code: '' } });
  return (
    <Dialog open onClose={onClose} title={t('factor.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('factor.text', { number: sent.phoneNumber })}</p>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <Form form={form} onSubmit={async ({ code }) => onCode(code)}>
          <FormField name="code" label={t('phone.code')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={12}
                className="font-semibold text-2xl tabular-nums tracking-[0.3em]"
              />
            )}
          </FormField>
          <SubmitButton variant="accent" block>
            {t('factor.submit')}
          </SubmitButton>
        </Form>
        <MailboxLink besides />
      </div>
    </Dialog>
  );
}

/** The code of a second factor, in a dialog over whatever signs in. */
export const useSecondFactor = (): {
  readonly askForCode: AskForCode;
  readonly dialog: ReactNode;
} => {
  const [asking, setAsking] = useState<{
    readonly sent: CodeSent;
    readonly answer: (code: string | undefined) => void;
  }>();
  const askForCode: AskForCode = (sent) =>
    new Promise((resolve) => {
      setAsking({
        sent,
        answer: (code) => {
          setAsking(undefined);
          resolve(code);
        },
      });
    });
  return {
    askForCode,
    dialog: asking ? (
      <CodeDialog
        sent={asking.sent}
        onCode={asking.answer}
        onClose={() => asking.answer(undefined)}
      />
    ) : null,
  };
};
