'use client';

import { type ReactNode, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import {
  correctionForm,
  payoutFailureForm,
  payoutReferenceInput,
  referralReasonInput,
} from '#edge/contract/referrals/inputs.ts';
import { useFault } from '#web/domains/referrals/use-fault.ts';
import type { Answer } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';

/** What decisions ask for, and what stands in the fields first. */
const ASKS = {
  reason: [referralReasonInput, { reason: '' }],
  correction: [correctionForm, { amount: '', reason: '' }],
  reference: [payoutReferenceInput, { reference: '' }],
  failure: [payoutFailureForm, { reference: '', reason: '' }],
} as const;

type Asks = keyof typeof ASKS;
type Values<A extends Asks> = InferOutput<(typeof ASKS)[A][0]>;

interface Props<A extends Asks> {
  asks: A;
  title: string;
  send: (values: Values<A>) => Promise<Answer<object>>;
  onClose: () => void;
  onDone: () => void;
  children: ReactNode;
}

/** One decision with what it needs to know; says what was in the way. */
export function ReasonDialog<A extends Asks>(props: Props<A>) {
  const { asks, title, send, onClose, onDone, children } = props;
  const t = useScopedI18n('referralDesk');
  const fault = useFault();
  const [problem, setProblem] = useState<string>();
  const [rules, defaultValues] = ASKS[asks];
  const schema = rules as unknown as GenericSchema<Record<string, unknown>, Values<A>>;
  const form = useForm({ schema, defaultValues });
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
