'use client';

import { DecisionNotice } from '#web/domains/orders/desk/decision-notice.tsx';
import { type IsPossible, useDecision } from '#web/domains/orders/desk/use-decision.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
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
  isPossible: IsPossible;
  onClose: () => void;
}

/** Asks once more before something happens; holds for the version that was seen. */
export function DecisionDialog<Data extends object>(props: Props<Data>) {
  const { document, title, text, danger = false, isPossible, onClose } = props;
  const t = useScopedI18n('orderDesk');
  const { decide, busy, seen, state } = useDecision(onClose, isPossible);
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
          {state.change === 'over' ? null : (
            <Button
              variant={danger ? 'danger' : 'accent'}
              busy={busy}
              onClick={() => void decide(document, { ...seen, id: props.id ?? seen.id })}
            >
              {t('do.confirm', { what: title })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text}</p>
        <DecisionNotice state={state} />
      </div>
    </Dialog>
  );
}
