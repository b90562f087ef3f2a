'use client';

import { useState } from 'react';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props<Data extends object> {
  document: TrustedDocument<Data, { id: string; expectedVersion: number }>;
  /** What it is about, where that is not the order itself. */
  id?: string;
  title: string;
  /** What it does, and what follows from it. */
  text: string;
  danger?: boolean;
  onClose: () => void;
}

/** Asks once more before something happens; holds for the version that was seen when it opened. */
export function DecisionDialog<Data extends object>(props: Props<Data>) {
  const { document, title, text, danger = false, onClose } = props;
  const t = useScopedI18n('orderDesk');
  const { row } = useDesk().desk;
  const [seen] = useState({ id: props.id ?? row.order.id, expectedVersion: row.version });
  const { decide, busy, problem } = useDecision(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('do.keep')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'accent'}
            busy={busy}
            onClick={() => void decide(document, seen)}
          >
            {t('do.confirm', { what: title })}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {problem ? (
        <div className="mt-4">
          <Alert tone="critical">{problem}</Alert>
        </div>
      ) : null}
    </Dialog>
  );
}
