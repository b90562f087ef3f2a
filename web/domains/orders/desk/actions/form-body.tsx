'use client';

import type { ReactNode } from 'react';
import { DecisionNotice } from '#web/domains/orders/desk/decision-notice.tsx';
import type { DecisionState } from '#web/domains/orders/desk/use-decision.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';

interface Props {
  onClose: () => void;
  text: string;
  send: string;
  danger?: boolean;
  /** A photo is on its way. */
  waits?: boolean;
  decision: DecisionState;
  children: ReactNode;
}

/** Of a decision that needs something typed: what follows from it, the fields, and the word that does it. */
export function FormBody({ onClose, text, send, danger, waits, decision, children }: Props) {
  const t = useScopedI18n('orderDesk');
  return (
    <>
      <p>{text}</p>
      {children}
      <DecisionNotice state={decision} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('do.keep')}
        </Button>
        {decision.change === 'over' ? null : (
          <SubmitButton variant={danger ? 'danger' : 'accent'} waits={waits}>
            {send}
          </SubmitButton>
        )}
      </div>
    </>
  );
}
