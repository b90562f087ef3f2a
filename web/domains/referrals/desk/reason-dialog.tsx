'use client';

import { type ReactNode, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { useFault } from '#web/domains/referrals/use-fault.ts';
import type { Answer } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';

type Values = Record<string, unknown>;

interface Props<Output extends Values> {
  title: string;
  schema: GenericSchema<Values, Output>;
  defaults: Values;
  send: (values: Output) => Promise<Answer<object>>;
  onClose: () => void;
  onDone: () => void;
  children: ReactNode;
}

/** One decision with what it needs to know; says what was in the way. */
export function ReasonDialog<Output extends Values>(props: Props<Output>) {
  const { title, schema, defaults, send, onClose, onDone, children } = props;
  const t = useScopedI18n('referralDesk');
  const fault = useFault();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema, defaultValues: defaults });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const refused = fault(await send(values));
          setProblem(refused);
          if (refused === undefined) onDone();
        }}
      >
        {children}
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton>{title}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
