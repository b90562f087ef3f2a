'use client';

import { useState } from 'react';
import { ProofView } from '#web/domains/orders/courier/proof-view.tsx';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { RevealDeliveryProofDocument } from '#web/platform/graphql/generated/main/reveal-delivery-proof.ts';
import type { DeliveryProofFactsFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { ReasonForm } from './reason-form.tsx';

/** First the reason, which is written down; then what the courier brought back, for as long as this is open. */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('courier');
  const errors = useErrorMessage();
  const { desk, onWritten } = useDesk();
  const send = usePersonalMutation();
  const [proof, setProof] = useState<DeliveryProofFactsFragment>();
  const [problem, setProblem] = useState<string>();
  const done = (
    <Button variant="secondary" onClick={onClose}>
      {t('desk.close')}
    </Button>
  );
  const reveal = async (reason: string): Promise<void> => {
    const id = desk.row.order.id;
    const answer = await send(RevealDeliveryProofDocument, { id, reason });
    const result = answer.ok ? answer.data.revealDeliveryProof : undefined;
    if (result?.__typename === 'DeliveryProof') setProof(result);
    else {
      const graphql =
        !answer.ok && answer.fault.layer === 'graphql' ? answer.fault.code : undefined;
      const code = result?.errorCode ?? graphql ?? 'UNAVAILABLE';
      setProblem(errors(code) ?? code);
    }
    onWritten();
  };
  if (proof !== undefined)
    return (
      <Dialog open onClose={onClose} title={t('proof.title')} actions={done}>
        <ProofView proof={proof} />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('desk.open-proof')}>
      <ReasonForm
        onClose={onClose}
        text={t('desk.proof-text')}
        hint={t('desk.proof-hint')}
        problem={problem}
        onReason={reveal}
      />
    </Dialog>
  );
}
