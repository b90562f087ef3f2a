'use client';

import type { ReactNode } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';

interface Props {
  onClose: () => void;
  text: string;
  send: string;
  danger?: boolean;
  /** A photo is on its way. */
  waits?: boolean;
  problem: string | undefined;
  children: ReactNode;
}

/** Of a decision that needs something typed: what follows from it, the fields, and the word that does it. */
export function FormBody({ onClose, text, send, danger, waits, problem, children }: Props) {
  const t = useScopedI18n('orderDesk');
  return (
    <>
      <p>{text}</p>
      {children}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('do.keep')}
        </Button>
        <SubmitButton variant={danger ? 'danger' : 'accent'} waits={waits}>
          {send}
        </SubmitButton>
      </div>
    </>
  );
}
