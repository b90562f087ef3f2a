'use client';

import { isHelpDenied, type SisapiraStatus } from '#edge/contract/orders/sisapira.ts';
import { DecisionNotice } from '#web/domains/orders/desk/decision-notice.tsx';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { UpdateSisapiraStatusDocument } from '#web/platform/graphql/generated/main/update-sisapira-status.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** What the programme says about an order, after one more look. */
export function HelpDialog({ status, onClose }: { status: SisapiraStatus; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const purchases = useScopedI18n('purchases');
  const { decide, busy, seen, state } = useDecision(onClose, (can, desk) =>
    can.helpChoicesOf(desk).includes(status),
  );
  const what = purchases(`sisapira.${status}`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sisapira.do', { what })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('do.keep')}
          </Button>
          {state.change === 'over' ? null : (
            <Button
              variant={isHelpDenied(status) ? 'danger' : 'accent'}
              busy={busy}
              onClick={() => void decide(UpdateSisapiraStatusDocument, { ...seen, status })}
            >
              {t('do.confirm', { what })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t(isHelpDenied(status) ? 'sisapira.denied-text' : 'sisapira.text')}</p>
        <DecisionNotice state={state} />
      </div>
    </Dialog>
  );
}
