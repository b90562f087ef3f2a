'use client';

import { useState } from 'react';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { UpdateRegistrationDocument } from '#web/platform/graphql/generated/main/update-registration.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface PaperStep {
  readonly item: 'STNK' | 'TNKB' | 'BPKB';
  readonly progress: 'READY' | 'COLLECTED';
}

/** A paper moves on, after one more look. */
export function PaperDialog({ step, onClose }: { step: PaperStep; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { row } = useDesk().desk;
  const [seen] = useState({ id: row.order.id, expectedVersion: row.version });
  const { decide, busy, problem } = useDecision(onClose);
  const what = t(step.progress === 'READY' ? 'papers.ready' : 'papers.collected');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('papers.do', { item: step.item, what })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('do.keep')}
          </Button>
          <Button
            variant="accent"
            busy={busy}
            onClick={() => void decide(UpdateRegistrationDocument, { ...seen, ...step })}
          >
            {t('do.confirm', { what })}
          </Button>
        </>
      }
    >
      <p>{t('papers.do-text')}</p>
      {problem ? (
        <div className="mt-4">
          <Alert tone="critical">{problem}</Alert>
        </div>
      ) : null}
    </Dialog>
  );
}
