'use client';

import { useState } from 'react';
import { isHelpDenied, type SisapiraStatus } from '#edge/contract/orders/sisapira.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { UpdateSisapiraStatusDocument } from '#web/platform/graphql/generated/main/update-sisapira-status.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** What the programme says about an order, after one more look. */
export function HelpDialog({ status, onClose }: { status: SisapiraStatus; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const purchases = useScopedI18n('purchases');
  const { row } = useDesk().desk;
  const [seen] = useState({ id: row.order.id, expectedVersion: row.version });
  const { decide, busy, problem } = useDecision(onClose);
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
          <Button
            variant={isHelpDenied(status) ? 'danger' : 'accent'}
            busy={busy}
            onClick={() => void decide(UpdateSisapiraStatusDocument, { ...seen, status })}
          >
            {t('do.confirm', { what })}
          </Button>
        </>
      }
    >
      <p>{t(isHelpDenied(status) ? 'sisapira.denied-text' : 'sisapira.text')}</p>
      {problem ? (
        <div className="mt-4">
          <Alert tone="critical">{problem}</Alert>
        </div>
      ) : null}
    </Dialog>
  );
}
