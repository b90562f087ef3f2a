'use client';

import { useState } from 'react';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { Facts } from '#web/domains/orders/desk/facts.tsx';
import { RevealOrderOwnerDocument } from '#web/platform/graphql/generated/main/reveal-order-owner.ts';
import type { OpenedOwnerFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { ReasonForm } from './reason-form.tsx';

function Opened({ owner, onClose }: { owner: OpenedOwnerFragment; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const picture =
    owner.cardUrl === null ? null : (
      <a
        href={owner.cardUrl}
        target="_blank"
        rel="noreferrer"
        className="text-accent-text underline underline-offset-4"
      >
        {t('people.card-open')}
      </a>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={owner.name}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('people.done')}
        </Button>
      }
    >
      <Facts
        facts={[
          [t('people.identity', { kind: owner.identityKind ?? '' }), owner.identityNumber],
          [t('people.tax'), owner.taxNumber],
          [t('people.address'), owner.address],
          [t('people.phone'), owner.phoneNumber],
          [t('people.email'), owner.email],
          [
            t('people.pic'),
            owner.picName === null ? null : `${owner.picName}, ${owner.picPhoneNumber ?? ''}`,
          ],
          [t('people.card'), picture],
        ]}
      />
    </Dialog>
  );
}

/** First the reason, which is written down; then the papers, for as long as this is open. */
export function OwnerDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const errors = useErrorMessage();
  const { desk, onWritten } = useDesk();
  const send = usePersonalMutation();
  const [opened, setOpened] = useState<OpenedOwnerFragment>();
  const [problem, setProblem] = useState<string>();
  if (opened !== undefined) return <Opened owner={opened} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('people.open')}>
      <ReasonForm
        onClose={onClose}
        text={t('people.open-text')}
        hint={t('people.reason-hint')}
        problem={problem}
        onReason={async (reason) => {
          const answer = await send(RevealOrderOwnerDocument, { id: desk.row.order.id, reason });
          if (!answer.ok) {
            const { fault } = answer;
            setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
            return;
          }
          const result = answer.data.revealOrderOwner;
          if (result.__typename === 'OrderOwnerOpened') setOpened(result);
          else setProblem(errors(result.errorCode) ?? result.errorCode);
          onWritten();
        }}
      />
    </Dialog>
  );
}
