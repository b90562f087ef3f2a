'use client';

import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';

import { MeanwhileNotice } from './meanwhile-notice.tsx';
import type { MeanwhileState } from './use-versioned-write.ts';

interface Props<Typed extends FieldValues, Valid> {
  form: UseFormReturn<Typed, unknown, Valid>;
  title: string;
  /** What will happen. */
  text?: ReactNode;
  send: string;
  isFinal?: boolean;
  problem: string | undefined;
  /** Of a thing that others may change while this is open. */
  meanwhile?: MeanwhileState;
  onClose: () => void;
  onSubmit: (valid: Valid) => Promise<void>;
  children: ReactNode;
}

/** A dialog with one form: what it is about, its fields, and what stood against it. */
export function DeskForm<Typed extends FieldValues, Valid>(props: Props<Typed, Valid>) {
  const t = useScopedI18n('staff');
  const { form, title, text, send, isFinal = false, problem, meanwhile } = props;
  const { onClose, onSubmit, children } = props;
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form form={form} onSubmit={onSubmit}>
        {text === undefined ? null : <p>{text}</p>}
        {children}
        {meanwhile === undefined ? null : <MeanwhileNotice {...meanwhile} />}
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
          {meanwhile?.change === 'over' ? null : (
            <SubmitButton variant={isFinal ? 'danger' : 'accent'}>{send}</SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
