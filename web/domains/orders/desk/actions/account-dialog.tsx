'use client';

import { useState } from 'react';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { Facts } from '#web/domains/orders/desk/facts.tsx';
import { RevealRefundAccountDocument } from '#web/platform/graphql/generated/main/reveal-refund-account.ts';
import type { OpenedAccountFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { ReasonForm } from './reason-form.tsx';

function Opened({ account, onClose }: { account: OpenedAccountFragment; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('refund.opened')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('people.done')}
        </Button>
      }
    >
      <Facts
        facts={[
          [t('refund.bank'), account.bankName],
          [t('refund.number'), <CopyText key="number" text={account.accountNumber} />],
          [t('refund.holder'), account.fullName],
          [t('refund.identity'), account.identityNumber],
        ]}
      />
    </Dialog>
  );
}

/** First the reason, which is written down; then the account, for as long as this is open. */
export function AccountDialog({ refundId, onClose }: { refundId: string; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const errors = useErrorMessage();
  const { onWritten } = useDesk();
  const send = usePersonalMutation();
  const [opened, setOpened] = useState<OpenedAccountFragment>();
  const [problem, setProblem] = useState<string>();
  if (opened !== undefined) return <Opened account={opened} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('refund.account')}>
      <ReasonForm
        onClose={onClose}
        text={t('refund.account-text')}
        hint={t('refund.account-hint')}
        problem={problem}
        onReason={async (reason) => {
          const answer = await send(RevealRefundAccountDocument, { id: refundId, reason });
          if (!answer.ok) {
            const { fault } = answer;
            setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
            return;
          }
          const result = answer.data.revealRefundAccount;
          if (result.__typename === 'OrderRefundAccount') setOpened(result);
          else setProblem(errors(result.errorCode) ?? result.errorCode);
          onWritten();
        }}
      />
    </Dialog>
  );
}
